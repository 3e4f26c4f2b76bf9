import { addDays } from "@shanyraq/rules";
import { houseBalances } from "@shanyraq/provider";
import { booksOf } from "@shanyraq/provider/testing/lives";
import { perform } from "./acts.ts";
import { apply } from "./application.ts";
import { dayOf } from "./day-of.ts";
import type { LivesOffice } from "./lives-office.ts";
import { registerPolicyholder } from "./policyholder.ts";
import { readPapers } from "./read-papers.ts";
import type { Account, Day, Sight, Story } from "./story.ts";

const nothing = { received: 0, ahead: 0, part: 0, refundOwed: 0, benefitOwed: 0, paidOut: 0, next: undefined, endGives: undefined };
const tiynOf = (tenge: string): number => Math.round(Number(tenge) * 100);

/** What the cabinet shows of a contract, as far as it is compared. */
interface Card {
  readonly status: string;
  readonly paid: string;
}

/** A bank sends back within so many days; what was not sent back by then has arrived. */
const RETURN_DAYS = 6;

/** Goes to a day, with a round of the jobs on each day before it on which money is to go. */
async function liveUntil(office: LivesOffice, day: Day, begins: (day: Day) => void): Promise<void> {
  for (;;) {
    const { on } = await office.queries
      .selectFrom("contract_change")
      .select(({ fn }) => fn.min("effective_on").as("on"))
      .where("state", "=", "done")
      .where("closed_at", "is", null)
      .where("effective_on", ">", dayOf(office.clock.now))
      .executeTakeFirstOrThrow();
    if (on === null || on >= day) break;
    office.toDay(on);
    begins(on);
    await office.work();
  }
  office.toDay(day);
  begins(day);
}

/** Whether money is to go, or what the bank has of it is to be asked about, by the present moment. */
async function hasRound({ queries, clock }: LivesOffice): Promise<boolean> {
  const account = await queries
    .selectFrom("contract_change")
    .select("id")
    .where("state", "=", "done")
    .where("closed_at", "is", null)
    .where("effective_on", "<=", dayOf(clock.now))
    .limit(1)
    .executeTakeFirst();
  if (account) return true;
  const order = await queries.selectFrom("payout").select("id").where("next_at", "is not", null).limit(1).executeTakeFirst();
  return order !== undefined;
}

async function bookOf({ queries }: LivesOffice, contractId: string, day: Day) {
  const book = (await booksOf(queries, [contractId], day)).get(contractId);
  if (!book) throw new Error("no contract");
  return book;
}

async function sightOf(office: LivesOffice, token: string, contractId: string, on: Day): Promise<Sight> {
  const { body } = await office.post("/user/contracts/", { id: contractId }, token);
  const [card] = body["data"] as readonly Card[];
  const ending = await office.post("/contract/calcCancel", { contractId }, token);
  const { cost } = ending.body as { readonly cost?: { readonly back: string } };
  const { view, position } = await bookOf(office, contractId, on);
  if (!card || tiynOf(card.paid) !== position.received || card.status !== view.status)
    throw new Error(`the cabinet says ${JSON.stringify(card)}, the ledger ${view.status} and ${position.received}`);
  return {
    on,
    status: card.status,
    received: tiynOf(card.paid),
    ahead: position.ahead,
    part: position.part,
    refundOwed: position.refundOwed,
    benefitOwed: position.benefitOwed,
    paidOut: position.ordered + position.sent,
    next: view.next && { dueDate: view.next.dueDate, left: view.next.amount },
    endGives: cost && tiynOf(cost.back),
  };
}

/** What the calculator says on the day of the application. */
async function quotedInstalment({ post }: LivesOffice, { line, answers }: Story): Promise<number> {
  const { body } = await post("/getCalc", { product: line, ...answers });
  const { instalment } = (body["item"] ?? {}) as { readonly instalment?: string };
  return tiynOf(instalment ?? "0");
}

/** Contracts that do not balance at this moment, and a tiyn of the house that is in no account. */
async function faultsOf({ database }: LivesOffice): Promise<readonly string[]> {
  const { faults, sums } = await houseBalances(database);
  const missing = sums.reduce((sum, { amount }) => sum + amount, 0);
  return [...faults.map(({ fault, difference }) => `${fault} ${difference}`), ...(missing === 0 ? [] : [`missing ${missing}`])];
}

/** What a life came to: its account, and the books of the house at its end by their accounts, in tiyn. */
export interface Lived {
  readonly account: Account;
  readonly house: Readonly<Record<string, number>>;
  /** Why its contract does not balance, and what its papers do not say; none where all is well. */
  readonly faults: readonly string[];
  readonly papersRead: number;
}

/** Runs a life through the product's handlers in an office of its own, and says what the product says of it. */
export async function liveThroughHandlers(office: LivesOffice, story: Story, isPrinted = false): Promise<Lived> {
  const { bank } = office;
  await office.begin(story.applied, isPrinted);
  const holder = await registerPolicyholder(office, story.person);
  const applied = await apply(office, holder, await holder.signIn(), story);
  const sights: Sight[] = [];
  const looked = story.acts.filter((act) => act.do === "look").map(({ on }) => on);
  if (!applied) {
    const account = { instalment: 0, dues: [], sights: looked.map((on) => ({ ...nothing, on, status: "refused" })), orders: [] };
    return { account, house: {}, faults: [], papersRead: 0 };
  }
  const quoted = await quotedInstalment(office, story);
  const first = story.acts.find((act) => act.do === "pay");
  /** What of the house did not balance after an act, with the first day on which it was so. */
  const unbalanced = new Map<string, string>();
  const ask = async (on: Day): Promise<void> => {
    for (const fault of await faultsOf(office)) if (!unbalanced.has(fault)) unbalanced.set(fault, `${fault} on ${on}`);
  };
  let { contractId } = applied;
  for (const [on, acts] of Map.groupBy(story.acts, (act) => act.on)) {
    await liveUntil(office, on, (day) => {
      bank.line.slow = story.acts.some((act) => act.do === "return" && act.on >= day && act.on <= addDays(day, RETURN_DAYS));
    });
    if (acts.some((act) => act.do !== "look" && act.do !== "pay") || (await hasRound(office))) await office.work();
    const token = await holder.signIn();
    for (const act of acts.filter((one) => one.do !== "look")) {
      const isFirst = act === first;
      if (contractId !== undefined) await perform({ office, holder, token, contractId }, act);
      else if (isFirst) contractId = await applied.payFirst(token, act.tiyn);
      if (contractId !== undefined && (isFirst || act.do !== "pay")) await office.work();
      // The account of an annuity is made of its contract by the round after the one in which its money came.
      if (isFirst || act.do === "fundPays" || act.do === "payBeside") await office.work();
      await ask(on);
    }
    if (!acts.some((act) => act.do === "look")) continue;
    sights.push(contractId === undefined ? { ...nothing, on, status: "none" } : await sightOf(office, token, contractId, on));
  }
  await office.work();
  await ask(dayOf(office.clock.now));
  const { sums } = await houseBalances(office.database);
  const orders = bank.orders.map(({ on, order }) => ({ on, tiyn: order.amount }));
  const account = await accountOf(office, { quoted, contractId, sights, orders });
  const papers =
    isPrinted && contractId !== undefined ? await readPapers(office, await holder.signIn(), contractId, account) : { read: 0, missing: [] };
  return {
    account,
    house: Object.fromEntries(sums.map((one) => [one.account, one.amount])),
    faults: [...unbalanced.values(), ...office.errors.map(({ event }) => event), ...papers.missing],
    papersRead: papers.read,
  };
}

interface Seen extends Pick<Account, "sights" | "orders"> {
  readonly quoted: number;
  readonly contractId: string | undefined;
}

/** Without a contract there is the price that was quoted, and nothing falls due. */
async function accountOf(office: LivesOffice, { quoted, contractId, sights, orders }: Seen): Promise<Account> {
  if (contractId === undefined) return { instalment: quoted, dues: [], sights, orders };
  const { view } = await bookOf(office, contractId, dayOf(office.clock.now));
  const dues = view.dues.map(({ dueDate, amount }) => ({ dueDate, amount }));
  if (dues[0]?.amount !== quoted) throw new Error(`quoted ${quoted}, and ${dues[0]?.amount} falls due`);
  return { instalment: quoted, dues, sights, orders };
}
