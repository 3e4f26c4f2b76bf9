import { readFileSync } from "node:fs";
import path from "node:path";
import { examples } from "@shanyraq/calls/examples";
import { expect, it } from "vitest";
import { repository, sourcesIn } from "./source-imports.ts";

/** A value of each kind with what its rule hides, as `packages/rules/src/masking.ts` writes it; and a card, as its bank does. */
const RULES = [/^\d{2}\*{10}$/, /^[\dA-Z]+\*{4}$/, /^\+7 7\*\* \*{3} \*\*\d{2}$/, /^[^*@]?\*{3}[^*@]?@[^*]+$/, /^\d{6}\*{6}\d{4}$/];
/** Words with a star in them, of a reply and whatever lies within it. */
const masked = (value: unknown): readonly string[] => {
  if (typeof value === "string") return value.match(/\+7 [\d*]{3} [\d*]{3} [\d*]{4}|[^\s,;«»"()]*\*[^\s,;«»"()]*/g) ?? [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(masked);
};

it("a reply hides what it hides by the one rule of its kind", () => {
  const found = Object.values(examples).flatMap(masked);
  expect(found.filter((one) => !RULES.some((rule) => rule.test(one)))).toEqual([]);
  expect(new Set(found).size).toBeGreaterThan(4);
});

it("nothing but packages/rules/src/masking.ts hides a part of a number, a name or an address", () => {
  const folders = ["flows", "forms", "provider", "rules", "signing", "ui"].map((name) => `packages/${name}/src`);
  const hides = /repeat\([^)]*\)|\*{3,}|•/;
  const found = [...folders, "site/src"].flatMap((folder) =>
    sourcesIn(folder)
      .filter((file) => !file.startsWith("testing/") && `${folder}/${file}` !== "packages/rules/src/masking.ts")
      .flatMap((file) =>
        readFileSync(path.join(repository, folder, file), "utf8")
          .split("\n")
          .filter((line) => hides.test(line) && /slice\(|\*{3,}\$|\$\{[^}]*\}\*{2,}/.test(line))
          .map((line) => `${folder}/${file}: ${line.trim()}`),
      ),
  );
  expect(found).toEqual([]);
});
