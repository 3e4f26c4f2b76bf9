export { deskText as word, type DeskTextId as Word } from "@shanyraq/i18n/desk-text";
