import { brand } from "@shanyraq/brand";
import { completeYears, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { Result } from "@shanyraq/rules/result";
import type { PensionRequest } from "../../platform/database/records/pension-event.ts";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { payoutAccountOf } from "../payouts/payout-account.ts";
import { quote } from "../products/quote.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { nextNumber, uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { refuse, refuseFields, refuseInWords, type Refusal } from "../../platform/server/refusal.ts";
import { hasWithdrawn } from "../consents/standing.ts";
import { appendPension, holdCase, type PensionCase } from "./cases.ts";
import { isOpen } from "./fold.ts";
import { knownOf } from "./lookup.ts";
import { giveManager } from "./portfolio.ts";

export interface PensionApplication {
  readonly requestID?: string | undefined;
  readonly hash?: string | undefined;
  readonly calculation?: Calculation | undefined;
  readonly iban?: string | undefined;
  readonly holder?: string | undefined;
  readonly irrevocable?: boolean | undefined;
}

const sum = (text: string | undefined): Tiyn => tiynOf(text ?? "0") ?? 0;

/** What the customer asks for, held against what the account, the fund and the bureau say of them; or the field that is wrong. */
async function requestOf(application: PensionApplication, context: SignedIn): Promise<Result<PensionRequest, { refusal: Refusal }>> {
  const { customer, db, locale, now } = context;
  const refused = (refusal: Refusal) => ({ ok: false, refusal }) as const;
  const { calculation } = application;
  if (!calculation) return refused(refuseFields({ calculation: "error.required" }));
  const quoted = quote({ ...calculation, startDate: undefined }, locale, now);
  if (!quoted.ok) return refused(refuseInWords(`calculation.${quoted.reply.limit?.field ?? "savings"}`, quoted.reply.error ?? ""));
  const { terms, line } = quoted;
  if (line.kind !== "pension") return refused(refuseFields({ "calculation.product": "error.badValue" }));
  if (terms.sex !== (customer.sex ?? terms.sex)) return refused(refuseFields({ "calculation.sex": "error.calc.notYours" }));
  const born = customer.birth_date ?? terms.birthDate ?? "";
  if (terms.age !== completeYears(born, terms.startDate) || terms.birthDate !== born)
    return refused(refuseFields({ "calculation.birthDate": "error.calc.notYours" }));

  const fund = await knownOf(db, customer.id, "fund", now);
  const bureau = await knownOf(db, customer.id, "bureau", now);
  const savings = sum(calculation.savings);
  if (fund?.savings !== undefined && savings > fund.savings) return refused(refuseFields({ "calculation.savings": "error.pension.more" }));
  const account = payoutAccountOf(application, customer);
  if (!account.ok) return account;
  return {
    ok: true,
    value: {
      terms,
      account: account.value,
      bySource: fund?.savings !== undefined,
      byBureau: bureau?.category !== undefined && bureau.category === calculation.category,
    },
  };
}

/** Begins a case, or asks for the one that is open otherwise: papers stay, and what was approved of it is approved again. */
export async function openCase(application: PensionApplication, context: SignedIn): Promise<PensionCase | Refusal> {
  const { customer, db, locale, now, services } = context;
  // A foreigner without an IIN has no account in the fund.
  if (customer.iin === null) return refuse(409, "pension.closed.foreigner", { phone: brand.company.phone, email: brand.company.email });
  if (application.irrevocable !== true) return refuseFields({ irrevocable: "error.pension.irrevocable" });
  if (await hasWithdrawn(context)) return refuse(409, "error.consentWithdrawn");
  const request = await requestOf(application, context);
  if (!request.ok) return request.refusal;
  const event = { kind: "opened" as const, at: moment(now), data: request.value };
  // Two tabs that begin at once begin one.
  await db.selectFrom("customer").select("id").where("id", "=", customer.id).forNoKeyUpdate().execute();
  const before = await db
    .selectFrom("pension_case")
    .select("id")
    .where("customer_id", "=", customer.id)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  const open = before && (await holdCase(db, before.id, customer.id));
  if (open) return isOpen(open.state) ? appendPension(db, open, event) : refuse(409, "error.pension.underway");
  const row = await db
    .insertInto("pension_case")
    .values({
      id: uuid(services.random),
      number: await nextNumber(db, "pension_number", now),
      customer_id: customer.id,
      calculation: application.hash ?? "",
      locale,
      contract_id: null,
      created_at: moment(now),
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto("pension_event")
    .values({ case_id: row.id, seq: 1, kind: event.kind, at: event.at, data: JSON.stringify(event.data) })
    .execute();
  await giveManager(context);
  return { row, events: [event], state: { at: "opened", request: request.value } };
}
