import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { locales } from "@shanyraq/i18n";
import { dictionary } from "react-aria-components/i18n";
import { beforeAll, describe, expect, it } from "vitest";
import { ariaWords } from "./aria-words.ts";

const ours = path.resolve(import.meta.dirname, "..");
const components = readdirSync(ours, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".tsx") && !file.includes(".test.") && !file.startsWith("testing"),
);
const withAria = components.filter((file) => /from "react-aria-components\//.test(readFileSync(path.join(ours, file), "utf8")));

/** Every package of react-aria that says something, and its words. */
const english = dictionary.getStringsForLocale("en-US") as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Of react-aria's packages that say something, those which are left of it in what a visitor loads. */
let spoken: readonly string[];
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: withAria.map((file) => `export * from "./${file}";`).join("\n"), resolveDir: ours },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    external: ["react", "react-dom", "react-intl", "styled-components", "lucide-react", "@shanyraq/*"],
    logLevel: "error",
  });
  const code = outputFiles[0]?.text ?? "";
  const asWords = (name: string) => code.includes(`,"${name}")`);
  spoken = Object.keys(english).filter(asWords);
});

describe("what react-aria says by itself", () => {
  it("is ours in every package of it that our components use", () => {
    expect(spoken.length).toBeGreaterThan(0);
    expect(Object.keys(ariaWords).toSorted()).toEqual(spoken.toSorted());
  });
  it("is ours in every word that such a package has in English", () => {
    const keysOf = (words: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
      Object.fromEntries(Object.entries(words).map(([name, keys]) => [name, Object.keys(keys).toSorted()]));
    expect(keysOf(ariaWords)).toEqual(keysOf(Object.fromEntries(spoken.map((name) => [name, english[name] ?? {}]))));
  });
  it.each(locales)("has a text in the catalogue of %s", (locale) => {
    const file = path.join(ours, `../../i18n/messages/${locale}/kit.json`);
    const catalogue = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;
    const texts = Object.values(ariaWords).flatMap((keys) => Object.values(keys).map((id) => catalogue[id]));
    expect(texts.every((text) => typeof text === "string" && text !== "")).toBe(true);
  });
  it("is told the language wherever react-aria is drawn", () => {
    const deaf = withAria.filter((file) => {
      const text = readFileSync(path.join(ours, file), "utf8");
      return !/<AriaLanguage>|<ModalDialog|<I18nProvider/.test(text);
    });
    expect(deaf).toEqual([]);
  });
});
