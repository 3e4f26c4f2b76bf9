import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { avoidedWords, isNode } from "./glossary-words.ts";
import { repository } from "./source-imports.ts";

/** Names that a pattern binds: of a variable, a parameter, or parts of either. */
function boundIn(target: unknown): readonly string[] {
  if (!isNode(target)) return [];
  const of = (key: string): readonly string[] => [target[key]].flat().flatMap(boundIn);
  switch (target.type) {
    case "Identifier":
      return [String(target["name"])];
    case "ObjectPattern":
      return of("properties");
    case "Property":
      return of("value");
    case "ArrayPattern":
      return of("elements");
    case "AssignmentPattern":
      return of("left");
    case "RestElement":
      return of("argument");
    default:
      return [];
  }
}

/** Every name that a file declares, but for the fields of objects, which may be the wire's. */
function declaredIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(declaredIn);
  if (!isNode(node)) return [];
  const own = (): readonly string[] => {
    if (node.type === "VariableDeclarator") return boundIn(node["id"]);
    if (node.type.endsWith("Declaration") && isNode(node["id"])) return boundIn(node["id"]);
    return [];
  };
  const parameters = Array.isArray(node["params"]) ? node["params"].flatMap(boundIn) : [];
  return [...own(), ...parameters, ...Object.values(node).flatMap((value) => (typeof value === "object" ? declaredIn(value) : []))];
}

const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: repository, encoding: "utf8" })
  .split("\n")
  // The names of stories are what designers read in the Storybook.
  .filter((file) => file !== "" && !file.endsWith(".stories.tsx"));
/** Names that the code avoids; `*` stands for any characters. */
const words = avoidedWords("| say | not |").map(({ word, instead }) => ({
  pattern: new RegExp(`^${word.replaceAll("*", "[A-Za-z_]*")}$`),
  instead,
}));
const declares = (source: string) => declaredIn(parseSync("source.tsx", source).program);

it("a declaration of any kind is read, and the field of an object is not", () => {
  const source = `const { a: told, ...asked } = x; function tell({ said = 1 }, [heard]) {} interface Told { readonly begun: 1 } for (const anew of all) {}`;
  expect(declares(source).toSorted()).toEqual(["Told", "anew", "asked", "heard", "said", "tell", "told"]);
});

it("no name in the code is one that the glossary lists under “not”", () => {
  const found = sources.flatMap((file) => {
    const source = readFileSync(path.join(repository, file), "utf8");
    return [...new Set(declares(source))].flatMap((name) => {
      const word = words.find(({ pattern }) => pattern.test(name));
      return word ? [`${file}: ${name} (say ${word.instead})`] : [];
    });
  });
  expect(words.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
