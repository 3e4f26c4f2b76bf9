import { languageOf } from "../stage/looks.ts";
import { passesNamed } from "./passes.ts";
import { prove } from "./prove.ts";
import { storiesOfBook } from "./stories-of-book.ts";
import { expect, test } from "./workshop-test.ts";

const passes = passesNamed(process.env["PASSES"] ?? "plain");

for (const { id, importPath } of storiesOfBook)
  test(`${importPath} ${id}`, async ({ workshop }) => {
    const { page, complaints } = await workshop.show(id, languageOf(id));
    const findings: string[] = [];
    for (const pass of passes(id)) findings.push(...(await prove(page, pass)));
    expect([...findings, ...complaints()].join("\n")).toBe("");
  });
