import { randomBytes } from "node:crypto";
import { addDays } from "@shanyraq/rules";
import type { SeededPerson } from "../../seed/seeded-person.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { uuid } from "../../platform/server/ids.ts";
import { codeTo } from "../account.ts";
import { withCard } from "./autopay.ts";
import type { Answer, BackOffice } from "../back-office.ts";
import { askChange, confirmChange, identify, signChange } from "./change.ts";
import { keyed } from "../purchase.ts";
import { accountOf, openTermination, confirmTermination, decideTermination } from "./termination.ts";
import { askAccount, confirmAccount, ILYAS_ACCOUNT, setUpAccount } from "./maturity.ts";

/** An owner who acts on a contract of theirs. */
export interface Acting {
  readonly office: BackOffice;
  readonly token: string;
  readonly shows: SeededPerson["shows"];
  readonly contractId: string;
  /** As its owner types it. */
  readonly number: string;
}

/** What its owner reports about an event under a contract. */
export const eventOf = ({ office, shows, number }: Pick<Acting, "office" | "shows" | "number">) => ({
  event: "injury",
  eventDate: addDays(today(office.clock.now), -1),
  place: "Алматы, улица Абая, 10",
  text: "Подробности расскажу при встрече.",
  claimant: "insured",
  contractNumber: number,
  name: "Илья Волков",
  phone: office.person(shows).phone,
  email: "",
});
export const reportEvent = (acting: Acting): Promise<Answer> => acting.office.post("/insurance", eventOf(acting), acting.token, keyed());

/** The staff has answered the report; the claim with its papers is sent after it. */
export async function sendClaim(acting: Acting): Promise<Answer> {
  const { office, shows } = acting;
  const { body } = await reportEvent(acting);
  const { id } = await office.database.queries
    .selectFrom("statement")
    .select("id")
    .where("number", "=", String(body["number"]))
    .executeTakeFirstOrThrow();
  await office.database.queries
    .insertInto("statement_event")
    .values({ statement_id: id, seq: 2, status: "answered", at: moment(office.clock.now) })
    .execute();
  const { phone, iin } = office.person(shows);
  const claim = { number: body["number"], phone, iin, accountHolder: "Илья Волков", iban: "KZ86125KZT5004100100", files: [] };
  return office.post("/insurance/statement", { ...claim, documents: [{ document: "identity", have: true }] }, undefined, keyed());
}

type Step = (acting: Acting) => Promise<Answer>;
const after = async (first: Answer, next: (body: Answer["body"]) => Promise<Answer>): Promise<Answer> =>
  first.status === 200 && first.body["success"] === true ? next(first.body) : first;

const asking = ({ office, shows, contractId }: Acting, { requestID }: Answer["body"]) => ({
  contractId,
  requestID: String(requestID),
  code: codeTo(office, office.person(shows).phone),
});
const paperOf = async ({ office, token }: Acting, { requestID }: Answer["body"]) => {
  const { body } = await office.post("/getAdditionalAgreement", { requestID }, token);
  return { requestID: String(requestID), sha256: String(body["sha256"]) };
};
/** Codes are some minutes apart. */
const later = async ({ office, token, contractId, shows }: Acting) => {
  office.clock.now += 121_000;
  await identify(office, token, contractId, shows);
};

const agreeToTermination: Step = async (acting) => {
  const { office, token, shows, contractId } = acting;
  await later(acting);
  const response = await openTermination(office, token, contractId, accountOf(office.person(shows)));
  return after(response, (body) => confirmTermination(office, token, asking(acting, body)));
};
const agreeToChange: Step = async (acting) => {
  const { office, token, contractId } = acting;
  await later(acting);
  return after(await askChange(office, token, contractId), (body) => confirmChange(office, token, asking(acting, body)));
};
const nameAccount: Step = async (acting) => {
  const { office, token, shows, contractId } = acting;
  await later(acting);
  const response = await askAccount(office, token, contractId, accountOf(office.person(shows)));
  return after(response, (body) => confirmAccount(office, token, asking(acting, body)));
};

/** What an owner can do on a contract, step by step. Each answers with the step that was refused, or the last one. */
export const steps = {
  "reports an event": reportEvent,
  "sends a claim": sendClaim,
  "agrees to end it": agreeToTermination,
  "ends it": async (acting) =>
    after(await agreeToTermination(acting), async (body) => decideTermination(acting.office, acting.token, await paperOf(acting, body))),
  "agrees to change it": agreeToChange,
  "changes it": async (acting) =>
    after(await agreeToChange(acting), async (body) => signChange(acting.office, acting.token, await paperOf(acting, body))),
  "shows a code to pay by": async ({ office, token, contractId }) => {
    office.clock.now += 16 * 60_000;
    const { body } = await office.post("/user/contracts/pay", { contractId }, token, keyed());
    const due = body["due"] as { nextAmount: string } | undefined;
    const ordered = await office.post(
      "/user/contracts/pay",
      { contractId, amount: due?.nextAmount ?? "1000.00", again: true },
      token,
      keyed(),
    );
    return after(ordered, ({ hash }) => office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token));
  },
  "lets a card be charged": async (acting) => {
    const { office, token, shows, contractId } = acting;
    office.clock.now += 121_000;
    await withCard(office, token, contractId);
    const path = "/user/contracts/autopay/on";
    const response = await office.post(path, { contractId }, token);
    if (response.status !== 200 || response.body["on"] === true) return response;
    return office.post(path, { contractId, code: codeTo(office, office.person(shows).phone) }, token);
  },
  "names an account": nameAccount,
} as const satisfies Readonly<Record<string, Step>>;
export type StepName = keyof typeof steps;

/** Money of ours that the bank has not confirmed yet. */
export async function payoutUnderWay({ office, contractId }: Pick<Acting, "office" | "contractId">): Promise<void> {
  const { queries } = office.database;
  const { customer_id } = await queries.selectFrom("contract").select("customer_id").where("id", "=", contractId).executeTakeFirstOrThrow();
  const agreement_id = await setUpAccount(office, { contract_id: contractId, customer_id }, true);
  const at = moment(office.clock.now);
  await queries
    .insertInto("payout")
    .values({
      id: uuid(randomBytes),
      agreement_id,
      contract_id: contractId,
      due_on: null,
      amount: 100,
      ...ILYAS_ACCOUNT,
      state: "sent",
      ordered_at: at,
      sent_at: at,
      ended_at: null,
      next_at: moment(office.clock.now + 86_400_000),
    })
    .execute();
}
