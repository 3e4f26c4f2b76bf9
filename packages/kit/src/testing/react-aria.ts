import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { dictionary } from "react-aria-components/i18n";

/** Every package of react-aria that says something, and its words. */
export const english = dictionary.getStringsForLocale("en-US") as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The components under a folder that are made of react-aria. */
export const madeOfAria = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test.") && !file.startsWith("testing"))
    .filter((file) => /from "react-aria-components\//.test(readFileSync(path.join(folder, file), "utf8")));

/** Of react-aria's packages that say something, those which are left of it in what a visitor loads of the components under a folder. */
export async function spokenBy(folder: string): Promise<readonly string[]> {
  const { outputFiles } = await build({
    stdin: {
      contents: madeOfAria(folder)
        .map((file) => `export * from "./${file}";`)
        .join("\n"),
      resolveDir: folder,
    },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    external: ["react", "react-dom", "react-intl", "styled-components", "@shanyraq/*"],
    logLevel: "error",
  });
  const code = outputFiles[0]?.text ?? "";
  return Object.keys(english).filter((name) => code.includes(`,"${name}")`));
}

/** The components under a folder that draw something of react-aria and are not given a language. */
export const withoutLanguage = (folder: string): readonly string[] =>
  madeOfAria(folder).filter((file) => !/<AriaLanguage>|<ModalDialog|<I18nProvider/.test(readFileSync(path.join(folder, file), "utf8")));
