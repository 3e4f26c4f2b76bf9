import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { pensionPrints } from "@shanyraq/calls/vocabulary";
import type { Kysely, Selectable } from "kysely";
import { createHash } from "node:crypto";
import type { CustomerRow, Tables } from "../database/tables.ts";
import { insurer, notice } from "../documents/insurer.ts";
import { sumText } from "../agreed/sum-text.ts";
import { printed } from "../documents/printed.ts";
import { tariffOf } from "../documents/tariffs.ts";
import { ibanEnds } from "../payouts/iban-ends.ts";
import { sayBesides } from "../products/quote.ts";
import { price } from "../products/price.ts";
import { fullName } from "../server/full-name.ts";
import { tiynOf } from "@shanyraq/rules";
import type { PensionCase } from "./cases.ts";
import type { Approval } from "./fold.ts";

export type PensionPrint = (typeof pensionPrints)[number];
export type KeptPaper = Selectable<Tables["pension_paper"]>;

/** The sums and days of what is approved, and in the application what its customer declares. */
function blocksOf(
  type: PensionPrint,
  { row, state }: PensionCase,
  approval: Approval,
  customer: CustomerRow,
  locale: Locale,
): readonly Block[] {
  const { terms } = approval;
  const fact = (id: TextId, value: string) => ({ name: text(locale, id), value });
  const sum = (id: TextId, decimal: string | undefined) => {
    const tiyn = tiynOf(decimal ?? "0") ?? 0;
    return tiyn > 0 ? [fact(id, sumText(tiyn, locale))] : [];
  };
  const priced = price(terms.inputs, terms.startDate, terms.agesOn);
  const { facts = [], headline } = priced.ok ? sayBesides(priced.offer.besides?.() ?? {}, locale) : {};
  return [
    ...notice(tariffOf(terms.product, terms.startDate), locale),
    {
      kind: "facts",
      facts: [
        fact("pension.paper.case", row.number),
        fact("pension.paper.sheet", approval.number),
        fact("pension.paper.until", dateText(approval.until)),
        fact("document.named.policyholder", fullName(customer)),
        ...sum("calculator.form.savings", terms.inputs.savings),
        ...sum("calculator.form.redemptionSum", terms.inputs.redemptionSum),
        ...sum("calculator.form.contribution", terms.inputs.contribution),
        fact("signature.paper.premium", sumText(terms.instalment, locale)),
        fact("calculator.form.guaranteeYears", terms.inputs.guaranteeYears ?? "0"),
        ...(headline ? [{ name: headline.name, value: sumText(tiynOf(headline.amount) ?? 0, locale) }] : []),
        ...facts.map(({ name, value, unit }) => ({ name, value: unit === "tenge" ? sumText(tiynOf(value) ?? 0, locale) : value })),
        fact("document.named.account", ibanEnds(state.request.account.iban)),
      ],
    },
    ...(type === "application"
      ? ([
          { kind: "paragraph", text: text(locale, "pension.paper.asks") },
          { kind: "paragraph", text: text(locale, "pension.paper.irrevocable") },
        ] satisfies Block[])
      : []),
    ...insurer(locale),
  ];
}

/** A paper of a case under its approval: printed when it is first asked for, and the same bytes from then on. */
export async function paperOf(
  db: Kysely<Tables>,
  held: PensionCase,
  customer: CustomerRow,
  type: PensionPrint,
): Promise<KeptPaper | undefined> {
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
    { language: locale, title, subject: title, madeAt: Date.parse(at) },
    blocksOf(type, held, approval, customer, locale),
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
