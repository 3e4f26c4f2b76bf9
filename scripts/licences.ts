// Writes THIRD-PARTY-LICENCES.md: every package that the lockfile installs, with its version and licence, those that run in production
// apart from those that only build and test. `pnpm run licences` after a change of dependencies; with `--check` it says whether the file is right, and a test holds the file to what is installed.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const repository = path.resolve(import.meta.dirname, "..");
const licencesFile = path.join(repository, "THIRD-PARTY-LICENCES.md");

interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}
interface Listed {
  readonly name: string;
  readonly versions: readonly string[];
  readonly paths: readonly string[];
}

/** CallName for one system: which of them are there differs from machine to machine, and each has the licence of what brings it. */
function isOfOneSystem(folder: string): boolean {
  const file = path.join(folder, "package.json");
  if (!existsSync(file)) return true;
  const { os, cpu, libc } = JSON.parse(readFileSync(file, "utf8")) as { os?: unknown; cpu?: unknown; libc?: unknown };
  return os !== undefined || cpu !== undefined || libc !== undefined;
}

function listed(...flags: readonly string[]): readonly Licensed[] {
  const text = execFileSync("pnpm", ["licenses", "list", "--recursive", "--json", ...flags], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const byLicence = JSON.parse(text) as Readonly<Record<string, readonly Listed[]>>;
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) =>
      packages
        .filter(({ paths }) => !paths.every(isOfOneSystem))
        .flatMap(({ name, versions }) => versions.map((version) => ({ name, version, licence }))),
    )
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}
const keyOf = ({ name, version }: Licensed): string => `${name}@${version}`;

/** What is installed: for production, and beside it for development. */
function installed(): { readonly production: readonly Licensed[]; readonly development: readonly Licensed[] } {
  const production = listed("--prod");
  const known = new Set(production.map(keyOf));
  return { production, development: listed().filter((one) => !known.has(keyOf(one))) };
}

const table = (packages: readonly Licensed[]): string =>
  [
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
  ].join("\n");

/** The file as it should be. */
function licencesText({ production, development }: ReturnType<typeof installed>): string {
  return `# Licences of third parties

Written by \`npx pnpm run licences\` from what the lockfile installs. Packages built for one system alone (\`@scope/name-linux-x64\`) are parts of
those that bring them, and have their licence. The full texts stand in each package in \`node_modules\`.

## In production (${production.length})

${table(production)}

## To build and to test (${development.length})

${table(development)}
`;
}

const right = licencesText(installed());
if (!process.argv.includes("--check")) writeFileSync(licencesFile, right);
else if (readFileSync(licencesFile, "utf8") !== right) {
  console.error("THIRD-PARTY-LICENCES.md is not what is installed: `npx pnpm run licences` writes it again");
  process.exit(1);
}
