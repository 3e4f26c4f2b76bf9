import en from "../messages/en/desk.json" with { type: "json" };
import kk from "../messages/kk/desk.json" with { type: "json" };
import ru from "../messages/ru/desk.json" with { type: "json" };
import type { Locale } from "./locale.ts";
import type { DeskTextId } from "./message-id.ts";
import { sayerOf, type TextValues } from "./sayer.ts";

export type { DeskTextId } from "./message-id.ts";

/** One text of the editors' desk: apart from those of the other servers, which run where no desk is. */
export const deskText: (locale: Locale, id: DeskTextId, values?: TextValues) => string = sayerOf<DeskTextId>({ ru, kk, en });
