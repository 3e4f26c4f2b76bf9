import { addDays } from "@shanyraq/rules";
import { today } from "../../platform/server/moment.ts";
import type { SeededPerson } from "../../seed/seeded-person.ts";
import type { BackOffice } from "../back-office.ts";
import { claimed, decidedBy, insuredFor, named, REFUSAL, reported, WIDOW, type Insured } from "../contracts/claimed.ts";
import { keyed } from "../purchase.ts";

const MINUTE_MS = 60_000;
const OTHER_IBAN = "KZ548562031000000001";
/** Whoever is named in the contracts, each with an account of their own. */
const ACCOUNTS = [
  { accountHolder: WIDOW.name, iin: WIDOW.iin, iban: OTHER_IBAN },
  { accountHolder: named[1]?.name, iin: "150302500004", iban: OTHER_IBAN },
];
/** Four of the staff: a refusal and its review take as many. */
const STAFF: readonly SeededPerson["shows"][] = ["employee", "supervisor", "overdue", "maturing"];
export type Member = 0 | 1 | 2 | 3;
export const members: readonly Member[] = [0, 1, 2, 3];

export interface Sent {
  readonly id: string;
  readonly number: string;
}
/** What was reported and claimed of the contracts of one walk. */
export interface ClaimWorld {
  readonly contracts: readonly Insured[];
  readonly reports: Sent[];
  readonly claims: Sent[];
}

/** Hires two more, so that a review finds people who had no part in the refusal. */
export async function hireStaff({ database: { queries }, person }: BackOffice): Promise<void> {
  for (const shows of STAFF.slice(2)) {
    const { id } = person(shows);
    await queries.updateTable("customer").set({ role: "employee" }).where("id", "=", id).execute();
    await queries.insertInto("staff").values({ customer_id: id, office: "almaty-auezov", assessor: true }).execute();
  }
}

/** Does what people do of claims, as their pages send it. Answers are returned; whoever reads them says which are expected. */
export function claimPeople(office: BackOffice) {
  const tokens = new Map<Member, { readonly token: Promise<string>; readonly until: number }>();
  /** Whoever does two things at once has signed in once: a second code would end the first. */
  const tokenOf = (member: Member): Promise<string> => {
    const known = tokens.get(member);
    if (known && known.until > office.clock.now) return known.token;
    const token = office.login(STAFF[member] ?? "employee");
    tokens.set(member, { token, until: office.clock.now + 10 * MINUTE_MS });
    return token;
  };
  const idOf = async (number: string): Promise<string> =>
    (await office.database.queries.selectFrom("statement").select("id").where("number", "=", number).executeTakeFirstOrThrow()).id;
  const eventDay = async (id: string): Promise<unknown> => {
    const own = await office.database.queries.selectFrom("statement").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const { queries } = office.database;
    const report = await queries
      .selectFrom("statement")
      .selectAll()
      .where("id", "=", own.event_id ?? own.id)
      .executeTakeFirstOrThrow();
    return { ...report.details }["eventDate"];
  };
  const decide = async (member: Member, id: string, more: Readonly<Record<string, unknown>>) =>
    decidedBy(office, await tokenOf(member), id, more);
  const bodies = {
    acceptClaim: async (id: string) => ({ decision: "acceptClaim", eventDay: await eventDay(id) }),
    refuse: () => REFUSAL,
    answer: () => ({ decision: "answer", words: "Ответили письмом: этот случай договор не страхует." }),
    askPapers: () => ({ decision: "askPapers", words: "Пришлите заключение врача." }),
    review: () => ({ decision: "review" }),
  };
  return {
    newWorld: async (): Promise<ClaimWorld> => ({
      contracts: [await insuredFor(office, "term-life"), await insuredFor(office, "term-life")],
      reports: [],
      claims: [],
    }),
    report: async (world: ClaimWorld, event: string, contract: Insured | undefined): Promise<void> => {
      const about = contract ?? { contractId: "", number: "" };
      const number = await reported(office, about, addDays(today(office.clock.now), -3), event);
      world.reports.push({ id: await idOf(number), number });
    },
    claim: async (world: ClaimWorld, report: Sent, hasAccount: boolean): Promise<void> => {
      const stranger = { accountHolder: "Чужая Ольга", iin: WIDOW.iin, iban: WIDOW.iban };
      world.claims.push(await claimed(office, report.number, hasAccount ? undefined : stranger));
    },
    propose: async (member: Member, id: string, decision: keyof typeof bodies) => decide(member, id, await bodies[decision](id)),
    agree: async (member: Member, id: string, answer: boolean) => {
      const open = await office.database.queries
        .selectFrom("proposed_decision")
        .select("decision")
        .where("subject_id", "=", id)
        .where("closed_at", "is", null)
        .executeTakeFirst();
      return open && decide(member, id, { decision: open.decision, agree: answer });
    },
    link: async (member: Member, id: string, { number: contractNumber }: Insured) =>
      office.post("/employee/cases/contract", { id, person: office.person("nothing").iin, contractNumber }, await tokenOf(member), keyed()),
    withdraw: (number: string) => office.post("/insurance/withdraw", { number, phone: WIDOW.phone }, undefined, keyed()),
    askReview: async (number: string) => {
      // So that what was decided before it and what comes after it have other moments.
      office.clock.now += MINUTE_MS;
      return office.post(
        "/insurance/review",
        { number, phone: WIDOW.phone, text: "Прошу пересмотреть отказ: прилагаю заключение врача." },
        undefined,
        keyed(),
      );
    },
    nameAccount: (number: string, whose: 0 | 1) =>
      office.post("/insurance/account", { number, phone: WIDOW.phone, ...ACCOUNTS[whose] }, undefined, keyed()),
  };
}
export type ClaimPeople = ReturnType<typeof claimPeople>;
