import { globSync, readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";

/** A regular expression in the product's code. */
export interface RegexpLiteral {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}
/** One that is made at run time: what it is made of is for a person to look at. */
export interface MadeRegexp {
  readonly file: string;
  readonly written: string;
}

const code = ["packages/*/src/**/*.{ts,tsx,js}", "edge/{src,api}/**/*.ts", "edge/*.ts", "site/src/**/*.{ts,tsx}"];
const isProduct = (file: string): boolean => !/\.test\.tsx?$|\.stories\.tsx$|\/testing\/|node_modules/.test(file);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const nameOf = (value: unknown): unknown => (isNode(value) ? value["name"] : undefined);
const textOf = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined;
  return value["type"] === "Literal" && typeof value["value"] === "string" ? value["value"] : undefined;
};

/** Every regular expression of the product: literals, `new RegExp` of a text that stands there, and those that are made. */
export function regexpsIn(root: string): { readonly literals: readonly RegexpLiteral[]; readonly made: readonly MadeRegexp[] } {
  const literals: RegexpLiteral[] = [];
  const made: MadeRegexp[] = [];
  for (const file of globSync(code, { cwd: root }).filter(isProduct).toSorted()) {
    const text = readFileSync(`${root}/${file}`, "utf8");
    const waiting: unknown[] = [parseSync(file, text).program];
    while (waiting.length > 0) {
      const node = waiting.pop();
      if (!isNode(node)) continue;
      const { regex } = node as { readonly regex?: { readonly pattern: string; readonly flags: string } };
      if (regex) literals.push({ file, source: regex.pattern, flags: regex.flags });
      if ((node["type"] === "NewExpression" || node["type"] === "CallExpression") && nameOf(node["callee"]) === "RegExp") {
        const [source, flags] = node["arguments"] as readonly unknown[];
        const plain = textOf(source);
        if (plain !== undefined) literals.push({ file, source: plain, flags: textOf(flags) ?? "" });
        else made.push({ file, written: text.slice(Number(node["start"]), Number(node["end"])) });
      }
      for (const value of Object.values(node)) if (isNode(value)) waiting.push(value);
    }
  }
  return { literals, made };
}
