import { readFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { languageOf } from "../stage/looks.ts";
import { passesNamed } from "./passes.ts";
import { prove } from "./prove.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>>;
}
const dist = path.resolve(import.meta.dirname, "../../dist");
const { entries } = JSON.parse(readFileSync(path.join(dist, "index.json"), "utf8")) as Index;
const passes = passesNamed(process.env["PASSES"] ?? "plain");

/** The pages of a worker: opened once, so that a story costs its drawing and not the loading of the workshop. */
const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browser }, use) => {
      await use(openWorkshop(browser, process.env["STORYBOOK_URL"] ?? "http://localhost:6006"));
    },
    { scope: "worker" },
  ],
});

for (const { id, importPath } of Object.values(entries).filter(({ type }) => type === "story"))
  test(`${importPath} ${id}`, async ({ workshop }) => {
    const { page, complaints } = await workshop.show(id, languageOf(id));
    const findings: string[] = [];
    for (const pass of passes(id)) findings.push(...(await prove(page, pass)));
    expect([...findings, ...complaints()].join("\n")).toBe("");
  });
