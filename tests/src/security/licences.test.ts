import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");

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
  "(MIT AND Zlib)",
  // Fonts: as they are, and the pages' own cut to its often used letters, which the licence allows, since that family reserves no name.
  "OFL-1.1",
  "MIT AND OFL-1.1",
];
/** Those that ask for more, package by package, with how that is kept. */
const withTerms: Readonly<Record<string, string>> = {
  "@axe-core/playwright": "MPL-2.0: used unchanged, for tests",
  "@resvg/resvg-js": "MPL-2.0: used unchanged",
  "axe-core": "MPL-2.0: used unchanged, for tests and Storybook",
  argparse: "PSF-2.0: used unchanged, for tests, behind @redocly/openapi-core",
  "caniuse-lite": "CC-BY-4.0: data of builds, named in the file",
  "humanize-number": "MIT by its Readme.md, which its package.json does not say: for tests, behind s3rver",
  lightningcss: "MPL-2.0: used unchanged, for builds",
  only: "MIT by its Readme.md, which its package.json does not say: for tests, behind s3rver",
};

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly licenses?: unknown;
  readonly externalReferences?: readonly { readonly hashes?: readonly { readonly alg: string }[] }[];
}
interface Bill {
  readonly bomFormat: string;
  readonly components: readonly Component[];
}

const [production = "", development = ""] = readFileSync(path.join(repository, "THIRD-PARTY-LICENCES.md"), "utf8").split("## To build");
const packagesIn = (part: string) =>
  [...part.matchAll(/^\| (?!package |---)(\S+) \| (\S+) \| (.+) \|$/gm)].map(([, name = "", , licence = ""]) => ({ name, licence }));
const all = [...packagesIn(production), ...packagesIn(development)];

describe("S49: licences of third parties", () => {
  it("stand in a file that names every installed package, no less and no more", () => {
    expect([packagesIn(production).length > 50, packagesIn(development).length > 200]).toEqual([true, true]);
    execFileSync(process.execPath, ["scripts/licences.ts", "--check"], { cwd: repository });
  });
  it("are each on a list of those that may be", () => {
    expect(all.filter(({ name, licence }) => !permissive.includes(licence) && !(name in withTerms))).toEqual([]);
  });
  it("stand in the bill of materials of the product, with the hash of each package that runs in production", () => {
    execFileSync("pnpm", ["run", "sbom"], { cwd: repository });
    const { bomFormat, components } = JSON.parse(readFileSync(path.join(repository, "sbom.cdx.json"), "utf8")) as Bill;
    const foreign = components.filter(({ group }) => group !== "@shanyraq");
    const nameOf = ({ group, name }: Component) => (group === undefined ? name : `${group}/${name}`);
    const named = new Set(foreign.map(nameOf));
    expect(bomFormat).toBe("CycloneDX");
    expect(packagesIn(production).filter(({ name }) => !named.has(name))).toEqual([]);
    const hashed = ({ externalReferences = [] }: Component) =>
      externalReferences.some(({ hashes }) => hashes?.some(({ alg }) => alg === "SHA-512"));
    expect(foreign.filter((one) => !hashed(one)).map(nameOf)).toEqual([]);
    // Its package.json names none; its LICENSE is that of MIT.
    expect(foreign.filter(({ licenses }) => licenses === undefined).map(nameOf)).toEqual(["png-js"]);
  });
  it("are allowed to no package that is not there", () => {
    const names = new Set(all.map(({ name }) => name));
    expect(Object.keys(withTerms).filter((name) => !names.has(name))).toEqual([]);
  });
});
