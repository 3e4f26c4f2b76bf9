import { describe, expect, it } from "vitest";
import { isIin } from "../iin.ts";
import { latinNameFault } from "../name.ts";
import { readPhone } from "../phone.ts";
import { typedIin, typedReference } from "../typed-number.ts";
import { acceptedSpellings, type Spelling } from "./accepted-spellings.ts";
import { cleanName, nameFault } from "./person-name.ts";
import { readDate } from "./read-date.ts";
import { readDecimal } from "./read-number.ts";

type Kind = keyof typeof acceptedSpellings;
const OURS = /^(?:SH-\d{4}-\d{8}|(?:ZK|KV|OB|PA)-\d{4}-\d{6,8})(?:\/\d+)?$/;

/** What the product reads, or undefined with the reason where it has more than one. */
const readers: Readonly<Record<Kind, (written: string) => readonly [reading: string | undefined, refusal?: string]>> = {
  phone: (written) => {
    const read = readPhone(written);
    return read.kind === "mobile" || read.kind === "landline" ? [read.digits] : [undefined, read.kind];
  },
  sum: (written) => [readDecimal(written)],
  sumInEnglish: (written) => [readDecimal(written, "en")],
  date: (written) => [readDate(written)],
  name: (written) => {
    const name = cleanName(written);
    const fault = nameFault(name);
    return fault === undefined ? [name] : [undefined, fault];
  },
  latinName: (written) => {
    const fault = latinNameFault(written);
    return fault === undefined ? [written] : [undefined, fault];
  },
  iin: (written) => [isIin(typedIin(written)) ? typedIin(written) : undefined],
  policy: (written) => [OURS.test(typedReference(written)) ? typedReference(written) : undefined],
};

const headings: Readonly<Record<Kind, string>> = {
  phone: "A phone number",
  sum: "A sum",
  sumInEnglish: "A sum on the English pages, where the reading differs",
  date: "A date",
  name: "A name",
  latinName: "A name as in a passport's machine-readable lines",
  iin: "An IIN",
  policy: "The number of a policy or another paper",
};
const kinds = Object.keys(acceptedSpellings) as readonly Kind[];

/** As a cell of a table: signs that are not seen as their codes. */
const cell = (text: string): string => {
  const shown = text.replace(
    /[^\P{C}]|[^\S ]|\p{M}|^ | $|\|/gu,
    (sign) => `{${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}}`,
  );
  return shown === "" ? "(nothing)" : `\`${shown}\``;
};
const rowOf = ([written, reading, refusal]: Spelling): string =>
  `| ${cell(written)} | ${reading === undefined ? `refused: ${refusal ?? ""}` : cell(reading)} |`;

const introduction = `# What we accept

How people write phones, sums, dates, names and numbers, and what each is read as. What has one meaning is read; what has two, or none, is refused with its
reason and stays in the field for its writer: nothing changes its meaning in silence. A sign that is not seen stands as its code ({00A0} is a no-break space).

The table is \`packages/rules/src/reading/accepted-spellings.ts\`; its test reads every row and writes this page (\`vitest run accepted-spellings -u\`).
`;
const page = `${introduction}${kinds
  .map((kind) => `\n## ${headings[kind]}\n\n| written | read as |\n| --- | --- |\n${acceptedSpellings[kind].map(rowOf).join("\n")}\n`)
  .join("")}`;

describe.each(kinds)("%s", (kind) => {
  it.each(acceptedSpellings[kind])("%j is read as %s", (written, expected, reason?: string) => {
    const [reading, refusal = reason] = readers[kind](written);
    expect([reading, refusal]).toEqual([expected, reason]);
  });
  it("has no spelling twice", () => {
    const written = acceptedSpellings[kind].map(([text]) => text);
    expect(new Set(written).size).toBe(written.length);
  });
});

it("has at least 200 ways to write", () => expect(kinds.flatMap((kind) => acceptedSpellings[kind]).length).toBeGreaterThanOrEqual(200));

it("is what docs/what-we-accept.md says", async () => {
  await expect(page).toMatchFileSnapshot("../../../../docs/what-we-accept.md");
});
