import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { avoidedWords, isNode } from "./glossary-words.ts";
import { repository } from "./source-imports.ts";

/** The function that a chain of calls begins with: `it` of `it.each(rows)("name", ...)`. */
function calledFirst(callee: unknown): string {
  if (!isNode(callee)) return "";
  if (callee.type === "CallExpression") return calledFirst(callee["callee"]);
  if (callee.type === "MemberExpression") return calledFirst(callee["object"]);
  return callee.type === "Identifier" ? String(callee["name"]) : "";
}

type Span = readonly [start: number, end: number];

/** Where the names of tests are in a file. */
function namesOfTests(node: unknown): readonly Span[] {
  if (Array.isArray(node)) return node.flatMap(namesOfTests);
  if (!isNode(node)) return [];
  const inner = Object.values(node).flatMap((value) => (typeof value === "object" ? namesOfTests(value) : []));
  if (node.type !== "CallExpression" || !["it", "test", "describe"].includes(calledFirst(node["callee"]))) return inner;
  const [name] = [node["arguments"]].flat();
  return isNode(name) && ["Literal", "TemplateLiteral"].includes(name.type)
    ? [[Number(name["start"]), Number(name["end"])], ...inner]
    : inner;
}

function prose(file: string, source: string): readonly string[] {
  const { comments, program } = parseSync(file, source);
  const spans: readonly Span[] = [...comments.map(({ start, end }) => [start, end] as const), ...namesOfTests(program)];
  return spans.map(([start, end]) => source.slice(start, end));
}

const words = avoidedWords("| write | not |");
const avoided = new RegExp(`\\b(?:${words.map(({ word }) => word).join("|")})\\b`, "gi");
/** To parse a file takes longer than to look for the words: most files have none of them anywhere. */
const found = (file: string, source: string): readonly string[] =>
  source.search(avoided) === -1
    ? []
    : prose(file, source).flatMap((text) =>
        [...text.matchAll(avoided)].map(
          ([word]) => `${file}: ${word} (write ${words.find((one) => one.word === word.toLowerCase())?.instead})`,
        ),
      );

it("comments and names of tests are read, and texts within the code are not", () => {
  const source = `/* It goes on. */ const a = "told"; describe("a guest", () => { it.each([1])("is told %s", () => {}); }); // anew`;
  expect(found("a.ts", source).map((line) => line.split(" ")[1])).toEqual(["goes", "anew", "told"]);
});

it("no comment and no name of a test uses a word that the glossary avoids", () => {
  const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: repository, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && file !== "tests/src/specification/prose.test.ts");
  expect(words.length).toBeGreaterThan(20);
  expect(sources.flatMap((file) => found(file, readFileSync(path.join(repository, file), "utf8")))).toEqual([]);
});
