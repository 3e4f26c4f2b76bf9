import { dateText, type Block } from "@shanyraq/documents";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { AgreedPart, pensionPrints } from "@shanyraq/calls/vocabulary";
import type { Kysely, Selectable } from "kysely";
import { createHash } from "node:crypto";
import { agreedPolicy } from "../agreed/agreed-policy.ts";
import { insuredBy } from "../agreed/insured-by.ts";
import { readingOf } from "../agreed/reading-of.ts";
import type { SectionOptions } from "../agreed/section.ts";
import { blocksOf as agreedBlocks, sectionsOf } from "../agreed/sections-of.ts";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import { insurer, notice } from "../documents/insurer.ts";
import { printOf } from "../documents/print-of.ts";
import { printed } from "../documents/printed.ts";
import type { PensionCase } from "./cases.ts";
import type { Approval } from "./fold.ts";

export type PensionPrint = (typeof pensionPrints)[number];
export type PensionPaper = Selectable<Tables["pension_paper"]>;

/** The content of a sheet about the future contract: without signatures; the values year by year are in the contract. */
const parts = [
  "contract",
  "policyholder",
  "exclusions",
  "benefits",
  "recipients",
  "premium",
  "basis",
] as const satisfies readonly AgreedPart[];

/** What is approved, printed as the contract prints it, and in the application what its customer declares. */
function blocksOf(
  type: PensionPrint,
  { row, state }: PensionCase,
  approval: Approval,
  customer: CustomerRow,
  reading: SectionOptions,
): readonly Block[] {
  const { terms } = approval;
  const { locale } = reading;
  const fact = (id: TextId, value: string) => ({ name: text(locale, id), value });
  const agreed = agreedPolicy({ terms, ...insuredBy(customer, { account: { iban: state.request.account.iban } }, terms) });
  return [
    ...notice(undefined, locale),
    {
      kind: "facts",
      facts: [
        fact("pension.paper.case", row.number),
        fact("pension.paper.sheet", approval.number),
        fact("pension.paper.until", dateText(approval.until)),
      ],
    },
    ...agreedBlocks(sectionsOf(agreed, reading, parts)),
    ...(type === "application"
      ? ([
          { kind: "paragraph", text: text(locale, "pension.paper.asks") },
          { kind: "paragraph", text: text(locale, "pension.paper.irrevocable") },
        ] satisfies Block[])
      : []),
    { kind: "together", blocks: insurer(locale) },
  ];
}

/** A paper of a case under its approval: printed on the first request, with the same bytes from then on. */
export async function paperOf(
  db: Kysely<Tables>,
  held: PensionCase,
  customer: CustomerRow,
  type: PensionPrint,
): Promise<PensionPaper | undefined> {
  const { row, state } = held;
  if (!("approval" in state)) return undefined;
  const { approval } = state;
  const kept = () =>
    db
      .selectFrom("pension_paper")
      .selectAll()
      .where("case_id", "=", row.id)
      .where("approval", "=", approval.number)
      .where("type", "=", type)
      .executeTakeFirst();
  const before = await kept();
  if (before) return before;
  const { locale } = row;
  const title = text(locale, `pension.paper.${type}`, { number: row.number });
  const at = held.events.findLast(({ kind }) => kind === "approved")?.at ?? row.created_at;
  const bytes = await printed(
    { language: locale, title, subject: title, madeAt: Date.parse(at), print: printOf(customer) },
    blocksOf(type, held, approval, customer, await readingOf(db, approval.terms.product, { kept: null, locale })),
  );
  // Two who ask at once print it twice; what was kept first is what is confirmed.
  await db
    .insertInto("pension_paper")
    .values({
      case_id: row.id,
      approval: approval.number,
      type,
      name: `${title.replaceAll("/", "-")}.pdf`,
      file: Buffer.from(bytes).toString("base64"),
      sha256: createHash("sha256").update(bytes).digest("hex"),
    })
    .onConflict((conflict) => conflict.columns(["case_id", "approval", "type"]).doNothing())
    .execute();
  return kept();
}
