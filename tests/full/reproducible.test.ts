import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeFigures } from "../src/product/figures.ts";
import { buildInClone } from "./built-in-clone.ts";

const EPOCH = "1795305600";
/** What may differ between two builds of one commit, with its reason; nothing does. */
const named: readonly (readonly [file: RegExp, reason: string])[] = [];

const root = mkdtempSync(path.join(tmpdir(), "shanyraq-twice-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Builds the commit again. @returns every file of the export with its digest. */
function builtAt(name: string): ReadonlyMap<string, string> {
  const folder = path.join(root, name);
  buildInClone(folder, { SOURCE_DATE_EPOCH: EPOCH });
  const out = path.join(folder, "site/out");
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const digests = files.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(out, file), createHash("sha256").update(readFileSync(file)).digest("hex")] as const;
  });
  const policy = createHash("sha256")
    .update(readFileSync(path.join(folder, "site/csp.json")))
    .digest("hex");
  return new Map([...digests, ["../csp.json", policy]]);
}

it("two builds of one commit at different paths are alike, byte for byte", () => {
  const first = builtAt("one");
  const second = builtAt("another/deeper/place");
  const all = [...new Set([...first.keys(), ...second.keys()])].toSorted();
  const different = all.filter((file) => first.get(file) !== second.get(file));
  const unnamed = different.filter((file) => !named.some(([pattern]) => pattern.test(file)));
  writeFigures("reproducible", [
    { name: "files of two builds that differ", measured: `${different.length} of ${all.length}`, goal: "0", ok: unnamed.length === 0 },
  ]);
  expect(all.length).toBeGreaterThan(100);
  expect(unnamed).toEqual([]);
});
