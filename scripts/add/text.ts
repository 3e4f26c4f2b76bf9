import { readdirSync } from "node:fs";
import { messageIn } from "./changes.ts";
import { texts, type Recipe } from "./recipe.ts";

const folder = "packages/i18n/messages";
const areas = readdirSync(`${folder}/ru`).map((file) => file.replace(".json", ""));

/** A text in three languages, in the catalogue of an area. */
export const messagesOf = (area: string, id: string, [ru = "", kk = "", en = ""]: readonly string[]) =>
  Object.fromEntries(
    Object.entries({ ru, kk, en }).map(([locale, message]) => [`${folder}/${locale}/${area}.json`, messageIn(id, message)]),
  );

export const text: Recipe = {
  about: "a text in three languages",
  arguments: [
    { name: "area", about: `one of ${areas.join(", ")}`, looks: new RegExp(`^(?:${areas.join("|")})$`), example: "cabinet" },
    { name: "id", about: "its id, in words with dots", looks: /^[a-z]\w*(?:\.\w+)+$/, example: "cabinet.club.title" },
    ...texts,
  ],
  make: ([area = "", id = "", ...messages]) => ({
    files: {},
    changes: messagesOf(area, id, messages),
    next: [`Say it: formatMessage({ id: "${id}" }). A text that nothing says fails \`pnpm --filter @shanyraq/i18n run ids\`.`],
  }),
};
