import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { readMessages } from "@shanyraq/i18n/read-messages";
import { expect, it } from "vitest";
import { textAsId, textsAsIds } from "../../proof/ids/text-as-id.ts";
import { structureOf, withoutWords } from "../../proof/structure.ts";

const folder = path.resolve(import.meta.dirname, "../../proof/aria");
const trees = readdirSync(folder).map((file) => ({ file, tree: readFileSync(path.join(folder, file), "utf8") }));
const texts = readMessages("ru", () => true);

it("the trees that are kept of screens name no text that the catalogues do not have", () => {
  const strange = trees.flatMap(({ file, tree }) =>
    [...tree.matchAll(/⟦([^\s⟦⟧#]+)/g)].flatMap(([, id = ""]) => (id === "…" || id in texts ? [] : [`${file}: ${id}`])),
  );
  expect(strange).toEqual([]);
});

it("the trees that are kept of screens show each argument that their texts have", () => {
  const argumentsOf = (text: string) => [...text.matchAll(/ (\w+)=\{/g)].map(([, name]) => name);
  const ids = textsAsIds();
  const wrong = trees.flatMap(({ file, tree }) =>
    [...tree.matchAll(/⟦([^\s⟦⟧#…]+)((?: [^⟦⟧]*)?)⟧/g)].flatMap(([all, id = "", rest = ""]) => {
      const shown = [...rest.matchAll(/ (\w+)=/g)].map(([, name]) => name);
      return argumentsOf(ids[id] ?? "").every((name) => shown.includes(name)) ? [] : [`${file}: ${all}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it("leaves out the words of a tree, and keeps its structure, states and addresses", () => {
  expect(withoutWords(`    - 'button "Өзгерту: Деректеріңіз" [disabled]': Өзгерту`)).toBe("    button named [disabled]: text");
  expect(withoutWords("    - /url: /kk/payment?contract={id}")).toBe(withoutWords("    - /url: /payment?contract={id}"));
  expect(withoutWords("    - /url: /en")).toBe(withoutWords("    - /url: /"));
  expect(withoutWords('  - heading "Рейтинги" [level=2]')).not.toBe(withoutWords('  - heading "Ratings" [level=3]'));
  expect(structureOf("- main:\n  - text: ⟦field.iin⟧\n")).toEqual(structureOf("- main:\n  - text: ИИН\n"));
});

it("a text is drawn as its id with its arguments in the order of their names, whatever its words are", () => {
  const literal = (value: string) => ({ type: 0, value }) as const;
  const argument = (value: string) => ({ type: 1, value }) as const;
  const one = textAsId("cover.until", [literal("Защита до "), argument("until"), literal(" за "), argument("amount")]);
  const other = textAsId("cover.until", [argument("amount"), literal(": до "), argument("until")]);
  expect([one, other]).toEqual(["⟦cover.until amount={amount} until={until}⟧", "⟦cover.until amount={amount} until={until}⟧"]);
  const link = { type: 8 as const, value: "link", children: [literal("правилами")] };
  expect(textAsId("consent", [literal("Согласен с "), link])).toBe("⟦consent⟧<link>⟦consent#link⟧</link>");
  expect(textAsId("consent", [literal("Согласен с "), link, literal(" и ценой")])).toBe("⟦consent⟧<link>⟦consent#link⟧</link>⟦…⟧");
});
