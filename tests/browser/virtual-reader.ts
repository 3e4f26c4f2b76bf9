import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type { Page } from "@playwright/test";

/** What is used of the virtual screen reader within a page. */
export interface Reader {
  readonly start: (of: { readonly container: Element }) => Promise<void>;
  readonly next: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly lastSpokenPhrase: () => Promise<string>;
  readonly spokenPhraseLog: () => Promise<string[]>;
  readonly activeNode: Node | null;
}

let built: string | undefined;
/** The virtual screen reader as one script; a page's policy allows no module of ours. */
function script(): string {
  built ??= buildSync({
    stdin: {
      contents: 'import { virtual } from "@guidepup/virtual-screen-reader/browser.js"; globalThis.virtualReader = virtual;',
      resolveDir: path.dirname(fileURLToPath(import.meta.url)),
    },
    bundle: true,
    format: "iife",
    platform: "browser",
    write: false,
  }).outputFiles[0]?.text;
  return built ?? "";
}

/** Puts the reader into the page that is open, as `globalThis.virtualReader`. */
export async function lendReader(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "virtualReader" in globalThis))) await page.evaluate(`${script()}; undefined`);
}
