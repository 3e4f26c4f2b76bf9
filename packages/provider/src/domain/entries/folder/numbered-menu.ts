import { brand } from "@shanyraq/brand";
import { isObject } from "@shanyraq/rules/is-object";

type Item = Readonly<Record<string, unknown>>;

/** The brand's mailbox is written in the brand alone. */
const addressOf = (url: unknown) => (typeof url === "string" ? url.replace("{email}", brand.company.email) : url);

const numbered = (items: unknown, prefix: string): unknown =>
  Array.isArray(items)
    ? items.filter(isObject).map(({ url, items: inner = [], ...item }, index) => {
        const id = `${prefix}-${index + 1}`;
        return { ...item, id, url: addressOf(url), position: index + 1, items: numbered(inner, id), open: false };
      })
    : items;

/** Numbers an item's place among its brothers and in the whole menu. */
export const numberedMenu = (menu: Item, position: number): Item => ({ ...menu, items: numbered(menu["items"], String(position)) });
