import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { modeStyle } from "./ModeStyle.ts";

const files = path.resolve(import.meta.dirname, "../../../../site/public");
const rules = modeStyle.map(String).join("");
const cursors = [...rules.matchAll(/cursor:url\("([^"]+)"\) (\d+) (\d+),(auto|pointer|text)/g)].map(([, file = "", x, y, otherwise]) => ({
  file,
  at: [Number(x), Number(y)],
  otherwise,
}));

it("has a drawing for an arrow, a hand and a bar, each with the browser's own to fall back to", () => {
  expect(new Map(cursors.map(({ file, otherwise }) => [path.basename(file, ".svg"), otherwise]))).toEqual(
    new Map([
      ["arrow", "auto"],
      ["hand", "pointer"],
      ["text", "text"],
    ]),
  );
});

// Beyond 32 px a browser draws its own cursor where the drawing would leave the window; beyond 128 it always does.
it.each(cursors)("$file is 48 px, black and white alone, and points within itself", ({ file, at }) => {
  const drawing = readFileSync(path.join(files, file), "utf8");
  expect(drawing).toContain('width="48" height="48"');
  expect(new Set([...drawing.matchAll(/#[0-9a-f]+/g)].map(([colour]) => colour))).toEqual(new Set(["#000", "#fff"]));
  for (const one of at) expect(one).toBeLessThan(48);
});
