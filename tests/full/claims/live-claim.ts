import { randomUUID } from "node:crypto";
import { addDays } from "@shanyraq/rules";
import { houseBalances } from "@shanyraq/provider";
import { appendEvents, booksOf, caseOfStatement, price, turnOf, undecidedStatements } from "@shanyraq/provider/testing/lives";
import { dayOf } from "../lives/day-of.ts";
import { daysBetween } from "../lives/days-between.ts";
import type { LivesOffice, Reply } from "../lives/lives-office.ts";
import type { Day } from "../lives/story.ts";
import type { ClaimAccount, ClaimStory, StoryPayee } from "./claim-story.ts";
import { registerPeople, type Registered } from "./claims-people.ts";

const PHONE = "+7 (701) 555-66-77";
const IBAN = "KZ86125KZT5004100100";
const BANK = "АО «Банк»";
const REFUSAL = {
  ground: "notInsured",
  clause: "4.2",
  words: "В выписке указано событие, которое пункт 4.2 не страхует.",
  otherPaper: "Выписка из больницы",
} as const;

/** What a claim came to in the product. */
export interface LivedClaim {
  readonly account: ClaimAccount;
  /** Days from the claim to the last decision, and to the last money that came; none where nothing is owed. */
  readonly daysToDecision: number;
  readonly daysToMoney?: number;
  /** What does not balance, whom nobody is to act for, and what did not end. */
  readonly faults: readonly string[];
}

const at = (day: Day): string => `${day}T07:00:00.000Z`;

function succeeded({ status, body }: Reply, what: string): Reply["body"] {
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** The contract as its ledger has it on the day of the report: issued, and its premiums paid on their days. */
async function concluded({ queries, clock }: LivesOffice, owner: Registered, story: ClaimStory) {
  const { line, answers, start, paidOn } = story;
  const priced = price({ product: line, ...answers }, start);
  if (!priced.ok) throw new Error("no price");
  const id = randomUUID();
  const number = `SH-2026-9${String(story.seed % 10_000_000).padStart(7, "0")}`;
  const row = { id, number, product: line, customer_id: owner.id, order_id: null, payment_id: null, created_at: at(start) };
  await queries.insertInto("contract").values(row).execute();
  const beneficiaries =
    line === "credit-life"
      ? []
      : story.payees.map(({ name, birthDate, share }) => ({ name, birthDate, share, relation: "other" as const }));
  const subjects = {
    policyholder: owner.name,
    iin: owner.iin,
    ...(line === "credit-life" && { loan: { bank: BANK, number: "КЗ-1", date: "2025-11-01" } }),
  };
  const paid = paidOn.map((on, index) => ({
    kind: "premiumPaid" as const,
    at: at(on),
    data: { receipt: `r-${index}`, amount: priced.terms.instalment, method: "Kaspi QR" },
  }));
  const issued = { kind: "issued" as const, at: at(start), data: { terms: priced.terms, insured: owner.name, beneficiaries, subjects } };
  await appendEvents(queries, id, [issued, ...paid], clock.now);
  return { id, number, instalment: priced.terms.instalment };
}

/** Lives a claim through the handlers of the product, in an office of its own. */
export async function liveClaim(office: LivesOffice, story: ClaimStory): Promise<LivedClaim> {
  const { post, bank, queries, clock } = office;
  await office.begin(story.start, false);
  const { owner, staff, expert } = await registerPeople(office);
  office.toDay(story.reportedOn);
  const contract = await concluded(office, owner, story);
  const faults: string[] = [];
  const ownPayees: readonly StoryPayee[] =
    story.line === "critical-illness" || story.measures
      ? story.payees.map((payee) => ({ ...payee, name: owner.name, iin: owner.iin }))
      : story.payees;

  const report = succeeded(
    await post("/insurance", {
      event: story.event,
      eventDate: story.eventOn,
      place: "Алматы, улица Абая, 10",
      text: "Подробности расскажу при встрече.",
      claimant: "beneficiary",
      contractNumber: contract.number,
      name: "Волкова Анна Сергеевна",
      phone: PHONE,
      email: "",
    }),
    "report",
  );
  const reportNumber = String(report["number"]);
  const [first] = ownPayees;
  const accountOf = ({ name, iin }: StoryPayee) => ({ accountHolder: name, iin, iban: IBAN });
  const stranger = { accountHolder: "Чужая Ольга", iin: "900101450006", iban: IBAN };
  const sendClaim = async () => {
    const account = first && first.accountAfter === 0 ? accountOf(first) : stranger;
    const body = succeeded(
      await post("/insurance/statement", { number: reportNumber, phone: PHONE, ...account, files: [], documents: [] }),
      "claim",
    );
    const number = String(body["number"]);
    const { id } = await queries.selectFrom("statement").select("id").where("number", "=", number).executeTakeFirstOrThrow();
    return { id, number };
  };
  const decide = async (member: number, id: string, more: object) => {
    const token = await (staff[member] ?? owner).signIn();
    return succeeded(await post("/employee/cases/decide", { kind: "statement", id, ...more }, token), JSON.stringify(more));
  };
  /** An opinion, without which a large sum that is measured by health is not accepted; there is one at most. */
  const opine = async (from: number, id: string): Promise<void> => {
    const ask = { id, question: "Что показывают документы?" };
    succeeded(await post("/employee/cases/opinion/ask", ask, await (staff[from] ?? owner).signIn()), "request for an opinion");
    const give = { id, words: "Документы это подтверждают." };
    succeeded(await post("/employee/cases/opinion/give", give, await expert.signIn()), "opinion");
  };
  /** By one, and by another where it takes two. */
  const decideByTwo = async (from: number, id: string, decision: string, more: object) => {
    if (decision === "acceptClaim" && story.measures) await opine(from, id);
    const { became } = await decide(from, id, { decision, ...more });
    if (became === "proposed") await decide(from + 1, id, { decision, agree: true });
  };
  const stepOf = async (id: string): Promise<void> => {
    const standing = await caseOfStatement(queries, id);
    if (!standing) return void faults.push("stands nowhere");
    const open = await undecidedStatements(queries).select("id").where("id", "=", id).executeTakeFirst();
    const { who } = turnOf(standing);
    if (who === "nobody" ? open !== undefined : who === "insurer" && standing.is !== "ordered" && open === undefined)
      faults.push(`${standing.is} without a next step`);
  };
  /** Names an account, to which money goes or, once, from which it comes back. */
  const pay = async (number: string, payee: StoryPayee, isNamed: boolean): Promise<void> => {
    const name = async () => void succeeded(await post("/insurance/account", { number, phone: PHONE, ...accountOf(payee) }), "account");
    bank.line.slow = payee.isSentBack;
    if (!isNamed) await name();
    await office.work();
    if (!payee.isSentBack) return;
    office.toDay(addDays(dayOf(clock.now), 1));
    const last = bank.orders.at(-1);
    if (last) last.returned = true;
    await office.work();
    bank.line.slow = false;
    await name();
    await office.work();
  };

  office.toDay(story.claimedOn);
  const claim = await sendClaim();
  await stepOf(claim.id);
  let repeated: { readonly id: string } | undefined;
  if (story.papers) {
    office.toDay(story.papers.askedOn);
    await decide(0, claim.id, { decision: "askPapers", words: "Пришлите заключение врача." });
    await stepOf(claim.id);
    office.toDay(story.papers.cameOn);
    repeated = await sendClaim();
  }
  office.toDay(story.decidedOn);
  await office.work();
  const accept = { eventDay: story.eventOn, byAccident: story.byAccident, ...story.measures };
  if (story.outcome === "withdrawn") succeeded(await post("/insurance/withdraw", { number: claim.number, phone: PHONE }), "withdrawal");
  else if (story.outcome === "accepted") await decideByTwo(0, claim.id, "acceptClaim", accept);
  else await decideByTwo(0, claim.id, "refuse", REFUSAL);
  await stepOf(claim.id);
  if (story.review) {
    office.toDay(story.review.askedOn);
    succeeded(await post("/insurance/review", { number: claim.number, phone: PHONE, text: "Прошу пересмотреть отказ." }), "review");
    await stepOf(claim.id);
    office.toDay(story.review.decidedOn);
    await decideByTwo(2, claim.id, "acceptClaim", accept);
  }
  const acceptedOn = dayOf(clock.now);
  if (repeated && story.outcome !== "withdrawn")
    await decideByTwo(0, repeated.id, "answer", { words: "Ответили на первое заявление с этими документами." });
  const { deadline } = await queries.selectFrom("statement").select("deadline").where("id", "=", claim.id).executeTakeFirstOrThrow();
  const owed = (await booksOf(queries, [contract.id], acceptedOn)).get(contract.id)?.view.claims.find((one) => one.claim === claim.number);
  if (owed && owed.shares.length > 0)
    for (const payee of ownPayees.toSorted((one, other) => one.accountAfter - other.accountAfter)) {
      office.toDay(addDays(acceptedOn, payee.accountAfter));
      await pay(claim.number, payee, payee === first && payee.accountAfter === 0);
      await stepOf(claim.id);
    }
  await office.work();
  const standing = await caseOfStatement(queries, claim.id);
  if (standing && turnOf(standing).who !== "nobody") faults.push(`${standing.is} at the end`);
  const { faults: unbalanced } = await houseBalances(office.database);
  faults.push(...unbalanced.map(({ fault, difference }) => `${fault} ${difference}`), ...office.errors.map(({ event }) => event));
  const sent = bank.orders.filter(({ returned }) => !returned);
  return {
    account: {
      instalment: contract.instalment,
      deadline,
      daysLate: owed?.late?.days ?? 0,
      setOff: owed?.setOff ?? 0,
      shares: (owed?.shares ?? []).map(({ amount, late = 0 }) => ({ amount, late })),
      sent: sent.reduce((sum, { order }) => sum + order.amount, 0),
    },
    daysToDecision: daysBetween(story.claimedOn, acceptedOn),
    ...(sent.length > 0 && {
      daysToMoney: daysBetween(
        story.claimedOn,
        sent
          .map(({ on }) => on)
          .toSorted()
          .at(-1) ?? acceptedOn,
      ),
    }),
    faults,
  };
}
