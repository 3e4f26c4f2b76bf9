import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { caseInvariants } from "../../testing/claims/case-invariants.ts";
import {
  claimPeople,
  hireStaff,
  members,
  type ClaimPeople,
  type Member,
  type Sent,
  type ClaimWorld,
} from "../../testing/claims/claim-world.ts";
import { undecidedStatements } from "../appeals/undecided.ts";
import { turnOf, type ClaimCase } from "./claim-case.ts";

/** Every day a few walks from one seed; the full run has many, each from a seed of its own. */
const WALKS = Number(process.env["CASE_WALKS"] ?? 5);
const SEED = process.env["CASE_WALKS"] === undefined ? { seed: Number(process.env["CASE_SEED"] ?? 2) } : {};
const MAX_STEPS = 18;
const MAX_REPORTS = 3;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

let office: BackOffice;
let people: ClaimPeople;
beforeAll(async () => {
  office = await backOffice();
  await hireStaff(office);
  people = claimPeople(office);
});
afterAll(() => office.database.close());

/** How often each state was met, so that the walks are known to have come there. */
const met = new Map<string, number>();
const count = (name: string) => void met.set(name, (met.get(name) ?? 0) + 1);

async function look(world: ClaimWorld): Promise<ReadonlyMap<string, ClaimCase>> {
  const standings = await caseInvariants(office, world);
  for (const standing of standings.values()) count(standing.is === "decided" ? `decided: ${standing.as}` : standing.is);
  return standings;
}

type Model = Record<string, never>;
const step = (name: string, act: (world: ClaimWorld) => Promise<unknown>): fc.AsyncCommand<Model, ClaimWorld> => ({
  check: () => true,
  run: async (_, world) => {
    const answer = await act(world);
    for (const one of [answer].flat())
      if (typeof one === "object" && one !== null && "status" in one) expect(one.status, name).toBeLessThan(500);
    await look(world);
  },
  toString: () => name,
});
const nth = (list: readonly Sent[], which: number): Sent | undefined => list[which % Math.max(1, list.length)];
/** A claim where there is one, else a report: both are decided. */
const caseOf = ({ claims, reports }: ClaimWorld, which: number) => nth(claims.length > 0 ? claims : reports, which);
const work = () => office.provider.work();

type Decision = Parameters<ClaimPeople["propose"]>[2];
const reporting = (event: string, contract: number) =>
  step(`reports ${event} of contract ${contract}`, async (world) => {
    if (world.reports.length < MAX_REPORTS) await people.report(world, event, world.contracts[contract]);
  });
const claiming = (which: number, hasAccount: boolean) =>
  step(`claims of report ${which}${hasAccount ? " with an account" : ""}`, async (world) => {
    const report = nth(world.reports, which);
    if (report) await people.claim(world, report, hasAccount);
  });
const proposing = (which: number, member: Member, decision: Decision) =>
  step(`${member} decides ${decision} of case ${which}`, async (world) => {
    const about = caseOf(world, which);
    return about && people.propose(member, about.id, decision);
  });
const agreeing = (which: number, member: Member, answer: boolean) =>
  step(`${member} ${answer ? "agrees" : "gives back"} in case ${which}`, async (world) => {
    const about = caseOf(world, which);
    return about && people.agree(member, about.id, answer);
  });
const decidingByTwo = (which: number, [one, other]: readonly [Member, Member], decision: Decision) =>
  step(`${one} and ${other} decide ${decision} of case ${which}`, async (world) => {
    const about = caseOf(world, which);
    return about && [await people.propose(one, about.id, decision), await people.agree(other, about.id, true)];
  });
const decidingAtOnce = (which: number, [one, other]: readonly [Member, Member], isAgreement: boolean) =>
  step(`${one} and ${other} ${isAgreement ? "agree in" : "accept and refuse"} case ${which} at once`, async (world) => {
    const about = caseOf(world, which);
    if (!about) return;
    return isAgreement
      ? Promise.all([people.agree(one, about.id, true), people.agree(other, about.id, true)])
      : Promise.all([people.propose(one, about.id, "acceptClaim"), people.propose(other, about.id, "refuse")]);
  });
const linking = (which: number, member: Member, contract: 0 | 1) =>
  step(`${member} links case ${which} to contract ${contract}`, async (world) => {
    const [about, insured] = [caseOf(world, which), world.contracts[contract]];
    return about && insured && people.link(member, about.id, insured);
  });
const withdrawing = (which: number, isRaced: boolean) =>
  step(`takes back case ${which}${isRaced ? " while it is decided" : ""}`, async (world) => {
    const about = caseOf(world, which);
    if (!about) return;
    return Promise.all([people.withdraw(about.number), ...(isRaced ? [people.agree(1, about.id, true)] : [])]);
  });
const reviewing = (which: number) =>
  step(`asks for a review of case ${which}`, async (world) => {
    const about = caseOf(world, which);
    return about && people.askReview(about.number);
  });
const namingAccount = (which: number, whose: 0 | 1, isDoubled: boolean) =>
  step(`names account ${whose} for claim ${which}${isDoubled ? " twice at once" : ""}`, async ({ claims }) => {
    const claim = nth(claims, which);
    return claim && Promise.all([1, ...(isDoubled ? [2] : [])].map(() => people.nameAccount(claim.number, whose)));
  });
const banking = (says: "sent" | "paid" | "returned", isDoubled: boolean) =>
  step(`the bank says ${says}${isDoubled ? " to two rounds at once" : ""}`, async () => {
    office.payouts.bank.says = says;
    office.clock.now += 61 * MINUTE_MS;
    await Promise.all(isDoubled ? [work(), work()] : [work()]);
  });
const dying = step("the process ends once an order is sent", async () => void office.deaths.add("payout:sent"));
const passing = (minutes: number) =>
  step(`${minutes} minutes pass`, async () => {
    office.clock.now += minutes * MINUTE_MS;
    await work();
  });

const index = fc.nat({ max: 3 });
const member = fc.constantFrom(...members);
/** Two different people mostly, and now and then one who agrees to what they proposed. */
const pair = fc
  .oneof(
    { weight: 4, arbitrary: fc.shuffledSubarray([...members], { minLength: 2, maxLength: 2 }) },
    { weight: 1, arbitrary: member.map((one) => [one, one]) },
  )
  .map(([one = 0, other = 1]): readonly [Member, Member] => [one, other]);
const decision = fc.constantFrom<Decision>("acceptClaim", "refuse", "answer", "askPapers", "review");
const whose = fc.constantFrom<0 | 1>(0, 1);
const toTheEnd = [
  fc.tuple(index, fc.boolean()).map((of) => claiming(...of)),
  fc.tuple(index, pair, fc.constantFrom<Decision>("acceptClaim", "acceptClaim", "refuse")).map((of) => decidingByTwo(...of)),
  index.map(reviewing),
  fc.tuple(index, whose, fc.boolean()).map((of) => namingAccount(...of)),
  fc.tuple(fc.constantFrom("sent" as const, "paid" as const, "returned" as const), fc.boolean()).map((of) => banking(...of)),
];
/** What brings a case to its end comes more often than what ends it early. */
const steps = [
  ...toTheEnd,
  ...toTheEnd,
  ...toTheEnd,
  fc.tuple(fc.constantFrom("death", "death", "injury"), fc.constantFrom(0, 0, 1, 2)).map((of) => reporting(...of)),
  fc.tuple(index, member, decision).map((of) => proposing(...of)),
  fc.tuple(index, member, fc.boolean()).map((of) => agreeing(...of)),
  fc.tuple(index, pair, fc.boolean()).map((of) => decidingAtOnce(...of)),
  fc.tuple(index, member, whose).map((of) => linking(...of)),
  fc.tuple(index, fc.boolean()).map((of) => withdrawing(...of)),
  fc.constant(dying),
  fc.constantFrom(11, DAY_MINUTES, 12 * DAY_MINUTES, 31 * DAY_MINUTES).map(passing),
];

/** Where a walk begins: what comes late in a case is met by short walks as well. */
const beginning = fc.constantFrom("reported" as const, "reviewed" as const, "accepted" as const);
async function begin(world: ClaimWorld, at: "reported" | "reviewed" | "accepted"): Promise<void> {
  await people.report(world, "death", world.contracts[0]);
  const [report] = world.reports;
  if (at === "reported" || !report) return;
  await people.claim(world, report, false);
  const id = world.claims[0]?.id ?? "";
  await people.propose(0, id, at === "accepted" ? "acceptClaim" : "refuse");
  await people.agree(1, id, true);
  if (at === "reviewed") await people.askReview(report.number);
  await look(world);
}

/** Whoever may still decide a case refuses it, and whoever is owed names an account that the bank pays to: so every case comes to an end. */
async function finish(world: ClaimWorld): Promise<void> {
  office.deaths.clear();
  for (const { id } of [...world.reports, ...world.claims]) {
    const isOpen = async () => (await undecidedStatements(office.database.queries).select("id").where("id", "=", id).execute()).length > 0;
    for (const one of members) if (await isOpen()) await people.agree(one, id, false);
    for (const one of members)
      if (await isOpen())
        for (const other of [(one + 1) % 4, (one + 2) % 4, (one + 3) % 4].map((at) => members[at] ?? 0))
          if ((await people.propose(one, id, "refuse")).status < 300 || (await isOpen())) await people.agree(other, id, true);
    expect(await isOpen(), "the staff can end every case").toBe(false);
  }
  for (const { number } of world.claims) for (const one of [0, 1] as const) await people.nameAccount(number, one);
  office.payouts.bank.says = "paid";
  for (let round = 0; round < 2; round++) {
    office.clock.now += 61 * MINUTE_MS;
    await work();
  }
  for (const standing of (await look(world)).values())
    expect(standing.is === "papersAwaited" ? "nobody" : turnOf(standing).who, `${standing.is} at the end`).toBe("nobody");
}

it(
  "in any order of reports, papers, decisions, withdrawals, reviews and payouts a claim holds its money, its people and its contract",
  { timeout: 6 * 3_600_000 },
  async () => {
    let walked = 0;
    await fc.assert(
      fc.asyncProperty(beginning, fc.commands(steps, { size: "max", maxCommands: MAX_STEPS }), async (begins, commands) => {
        office.deaths.clear();
        office.payouts.bank.says = "sent";
        const world = await people.newWorld();
        await begin(world, begins);
        await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
        await finish(world);
        walked++;
      }),
      { numRuns: WALKS, endOnFailure: true, includeErrorInReport: true, ...SEED },
    );
    process.stdout.write(`${walked} walks: ${[...met].map(([state, times]) => `${state} ${times}`).join(", ")}\n`);
    const states = ["reported", "underReview", "decided: refused", "reviewedAgain", "accountAwaited", "paid"];
    // The rarer ones take more walks than an everyday run has.
    for (const state of WALKS < 50 ? states : [...states, "questions", "ordered", "sentBack", "withdrawn"])
      expect(met.get(state) ?? 0, `the walks come to ${state}`).toBeGreaterThan(0);
  },
);
