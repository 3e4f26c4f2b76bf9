import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { installed, licencesFile, licencesText } from "../../../scripts/licences.ts";

/** Licences whose terms were read and can be kept: each needs its notice kept, and none asks for our own sources. */
const permissive = [
  "MIT",
  "ISC",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "BlueOak-1.0.0",
  "(MIT OR CC0-1.0)",
  // Fonts, used as they are.
  "OFL-1.1",
  "MIT AND OFL-1.1",
];
/** Those that ask for more, package by package, with how that is kept. */
const withTerms: Readonly<Record<string, string>> = {
  "@axe-core/playwright": "MPL-2.0: used unchanged, for tests",
  "@resvg/resvg-js": "MPL-2.0: used unchanged",
  "axe-core": "MPL-2.0: used unchanged, for tests and Storybook",
  "caniuse-lite": "CC-BY-4.0: data of builds, named in the file",
  lightningcss: "MPL-2.0: used unchanged, for builds",
};

let found: ReturnType<typeof installed>;
beforeAll(() => {
  found = installed();
});

describe("S49: licences of third parties", () => {
  it("stand in a file that names every installed package, no less and no more", () => {
    expect([found.production.length > 50, found.development.length > 200]).toEqual([true, true]);
    expect(readFileSync(licencesFile, "utf8")).toBe(licencesText(found));
  });
  it("are each on a list of those that may be", () => {
    const others = [...found.production, ...found.development].filter(
      ({ name, licence }) => !permissive.includes(licence) && !(name in withTerms),
    );
    expect(others).toEqual([]);
  });
  it("are allowed to no package that is not there", () => {
    const names = new Set([...found.production, ...found.development].map(({ name }) => name));
    expect(Object.keys(withTerms).filter((name) => !names.has(name))).toEqual([]);
  });
});
