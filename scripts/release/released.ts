import type { Change, ChangeKind, Rename } from "./change.ts";

/** What is kept of a release, for `npm run upgrade`. */
export interface Released {
  readonly version: string;
  readonly day: string;
  readonly renames: readonly Rename[];
  /** What nobody can do for an adopter. */
  readonly toDo: readonly string[];
}

const numbersOf = (version: string): readonly number[] => version.split(".").map(Number);

/** Whether a version is later than another one. */
export function isLater(version: string, than: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(than)];
  const at = one.findIndex((number, index) => number !== other[index]);
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** The version after one, by the worst of its changes; before 1.0.0 what breaks takes the next minor one, as everybody expects there. */
export function nextVersion(version: string, kinds: readonly ChangeKind[]): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  if (kinds.includes("breaks") && major > 0) return `${major + 1}.0.0`;
  return kinds.includes("breaks") || kinds.includes("added") ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

const HEADINGS: Readonly<Record<ChangeKind, string>> = { breaks: "Breaks", added: "Added", fixed: "Fixed" };

/** The changes as they stand in the changelog, what breaks first. */
export const changelogOf = (changes: readonly Change[]): string =>
  (["breaks", "added", "fixed"] as const)
    .map((kind) => [kind, changes.filter((change) => change.kind === kind)] as const)
    .filter(([, own]) => own.length > 0)
    .map(
      ([kind, own]) =>
        `### ${HEADINGS[kind]}\n\n${own.map(({ title, body }) => `- **${title}.** ${body.replaceAll("\n", "\n  ")}`).join("\n")}\n`,
    )
    .join("\n");

/** What an adopter does, as a section of the guide; nothing where nothing is to be done. */
export function guideOf(version: string, changes: readonly Change[]): string {
  const own = changes.filter(({ toDo, renames }) => toDo !== "" || renames.length > 0);
  if (own.length === 0) return "";
  const parts = own.map(({ title, toDo, renames }) => {
    const followed = renames.map(({ of, from, to }) => `- ${of} \`${from}\` is \`${to}\` (\`npm run upgrade\` follows it)`).join("\n");
    return `### ${title}\n\n${[toDo, followed].filter(Boolean).join("\n\n")}\n`;
  });
  return `## ${version}\n\n${parts.join("\n")}`;
}
