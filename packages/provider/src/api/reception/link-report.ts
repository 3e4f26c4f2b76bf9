import { takeAll } from "@shanyraq/limits";
import type { Output } from "@shanyraq/calls";
import { isLinkable, linkReport as link } from "../../domain/claims/link-report.ts";
import {
  reportedContract,
  reportedContracts,
  reportOfCase,
  type EventReport,
  type ReportedContract,
} from "../../domain/claims/insured-by.ts";
import { hasGivenOpinion } from "../../domain/claim-opinions/parted.ts";
import { expectRegisters } from "../../domain/claim-registers/expect-registers.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { isRefusal, refuse, refuseFields, refuseUntil, type Refusal } from "../../platform/server/refusal.ts";
import { caseOf, type Case } from "./case-of.ts";
import { takeCaseRead } from "./case-budget.ts";
import { noteAccess } from "./note-access.ts";
import { refuseOwnCase, refuseOwnCustomer } from "./own-case.ts";
import { proposalOf } from "./proposals.ts";
import { staffFor, type Staff } from "./staff.ts";

const MINUTE = 60;
type Link = Pick<Output<"workItem">, "contract" | "canLink">;

/** The contract that the report of a case is about, with who of the staff found it, and whether another one can be named. */
export async function linkOf({ db, locale }: SignedIn, { id, what }: Case): Promise<Link> {
  const report = what === "insuredEvent" || what === "claim" ? await reportOfCase(db, id) : undefined;
  if (!report) return {};
  const { id: reportId, contract_id: contractId } = report.statement;
  const canLink = await isLinkable(db, reportId);
  if (contractId === null) return { canLink };
  const { number, product } = await db
    .selectFrom("contract")
    .select(["number", "product"])
    .where("id", "=", contractId)
    .executeTakeFirstOrThrow();
  const found = await db
    .selectFrom("report_contract as link")
    .innerJoin("customer", "customer.id", "link.by_id")
    .select(["link.at", "customer.surname", "customer.name", "customer.patronymic"])
    .where("link.report_id", "=", reportId)
    .orderBy("link.at", "desc")
    .executeTakeFirst();
  const names = await productNames(db, locale);
  return { canLink, contract: { number, product: names[product] ?? product, ...(found && { by: fullName(found), at: found.at }) } };
}

interface OpenCase {
  readonly staff: Staff;
  readonly found: Case;
  readonly report: EventReport;
}

/** The case of a report that nobody has decided, for a member of the staff who has no interest in it. */
async function openCase(context: SignedIn, id: string): Promise<OpenCase | Refusal> {
  const staff = await staffFor(context, "assessClaims");
  if (isRefusal(staff)) return staff;
  const found = await caseOf(context, staff, "statement", id);
  const report = found && (await reportOfCase(context.db, id));
  if (!found || !report) return refuse(404, "error.notFound");
  const refused = (await refuseOwnCase(context, staff, found)) ?? (await takeCaseRead(context, found));
  if (refused) return refused;
  if (await hasGivenOpinion(context.db, report.statement.id, context.customer.id)) return refuse(403, "error.opinionOfOwn");
  if (!(await isLinkable(context.db, report.statement.id))) return refuse(409, "error.workClosed");
  return { staff, found, report };
}

/** Employees cannot link a report to a contract of their own household. */
async function refuseOwnContracts(context: SignedIn, staff: Staff, found: readonly ReportedContract[]): Promise<Refusal | undefined> {
  for (const owner of new Set(found.map(({ contract }) => contract.customerId))) {
    const refused = await refuseOwnCustomer(context, staff, owner);
    if (refused) return refused;
  }
  return undefined;
}

/** Which contract a report is about, found and said by one of the staff where whoever reported does not know its number. */
export const linkReport: Pick<Handlers, "reportContracts" | "linkReport"> = {
  reportContracts: async ({ id, person, contractNumber: number = "" }, context) => {
    const { customer, db, guards, locale, now } = context;
    const open = await openCase(context, id);
    if (isRefusal(open)) return open;
    const { staff, found, report } = open;
    const taken = await takeAll(guards.servedBy(customer.id));
    if (!taken.ok) return refuseUntil(taken.retryAfterSeconds, "error.askWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
    const contracts = await reportedContracts(db, report, { number, person, on: today(now) });
    const own = await refuseOwnContracts(context, staff, contracts);
    if (own) return own;
    await noteAccess(context, staff, {
      act: "contractsFound",
      customerId: contracts[0]?.contract.customerId,
      subject: found.name,
      of: found,
    });
    const names = await productNames(db, locale);
    return {
      status: "ok",
      success: true,
      contracts: contracts.map(
        ({ contract: { id: contractId, number: named, product, view }, person: match, insuresEvent, isCovered }) => ({
          number: named,
          person: match,
          // The number of a contract opens no contract of somebody else: neither what is insured, nor until when.
          ...(match !== "differs" && {
            details: {
              product: names[product] ?? product,
              status: view.status,
              from: view.terms.startDate,
              to: view.terms.endDate,
              insuresEvent,
              isCovered,
              isLinked: contractId === report.statement.contract_id,
            },
          }),
        }),
      ),
    };
  },
  linkReport: async ({ id, person, contractNumber: number }, context) => {
    const { customer, db, now, services } = context;
    const open = await openCase(context, id);
    if (isRefusal(open)) return open;
    const { staff, found, report } = open;
    const named = await db.selectFrom("contract").select("id").where("number", "=", number).executeTakeFirst();
    const one = named && (await reportedContract(db, report, { contractId: named.id, person, on: today(now) }));
    if (!one) return refuseFields({ contractNumber: "error.link.unknown" });
    const own = await refuseOwnContracts(context, staff, [one]);
    if (own) return own;
    if (one.person === "differs") return refuseFields({ person: "error.link.person" });
    if (!one.insuresEvent) return refuseFields({ contractNumber: "error.link.event" });
    const pending = await db
      .selectFrom("statement")
      .select("id")
      .where(({ eb, or }) => or([eb("id", "=", report.statement.id), eb("event_id", "=", report.statement.id)]))
      .execute();
    // What was proposed was weighed by the contract that was known then.
    for (const { id: of } of pending) if (await proposalOf(context, "statement", of)) return refuse(409, "error.workProposed");
    const { contract, isCovered } = one;
    const about = { reportId: report.statement.id, contractId: contract.id, isCovered, byId: customer.id };
    if (!(await link(db, about, { random: services.random, now }))) return refuse(409, "error.workClosed");
    for (const { id: of } of pending) await expectRegisters(of, context);
    await noteAccess(context, staff, { act: "linked", customerId: contract.customerId, subject: `${found.name}, ${number}`, of: found });
    return { status: "ok", success: true, number, isCovered };
  },
};
