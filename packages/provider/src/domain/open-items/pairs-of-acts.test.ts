import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContractEventKind } from "../../platform/database/records/contract-event.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { paidContract } from "../../testing/contracts/change.ts";
import { steps, type Acting, type StepName } from "../../testing/contracts/contract-steps.ts";

const WHO = "nothing";
let office: BackOffice;
let token: string;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

/** Savings that are three years old and may be paid, changed, surrendered and charged. */
async function newContract(): Promise<Acting> {
  token = await office.login(WHO);
  // What was open on the contract before belongs to that one: a report is about the contract that it names.
  const contractId = await paidContract(office, office.person(WHO).id, {
    inputs: { product: "senim", frequency: "monthly", sumAssured: "5000000", term: "10" },
    monthsAgo: 36,
  });
  const { number } = await office.database.queries
    .selectFrom("contract")
    .select("number")
    .where("id", "=", contractId)
    .executeTakeFirstOrThrow();
  // As people write it: in lower case, without hyphens.
  return { office, token, shows: WHO, contractId, number: number.replaceAll("-", " ").toLowerCase() };
}

/** What is known of a contract from outside its table of acts: what happened to it, and what waits. */
async function lookAt({ contractId }: Acting) {
  const { queries } = office.database;
  const events = await queries.selectFrom("contract_event").select("kind").where("contract_id", "=", contractId).orderBy("seq").execute();
  const waiting = await queries
    .selectFrom("contract_change")
    .select("id")
    .where("contract_id", "=", contractId)
    .where("state", "=", "waiting")
    .where("sign_by", ">=", today(office.clock.now))
    .execute();
  const consents = await queries
    .selectFrom("autopay")
    .select("id")
    .where("contract_id", "=", contractId)
    .where("off_at", "is", null)
    .execute();
  const statements = await queries
    .selectFrom("statement")
    .innerJoin("statement_event", "statement_event.statement_id", "statement.id")
    .select(["statement.id", "statement_event.status"])
    .where("statement.contract_id", "=", contractId)
    .execute();
  const decided = new Set(statements.filter(({ status }) => status === "answered").map(({ id }) => id));
  const kinds = events.map(({ kind }) => kind);
  const has = (...any: ContractEventKind[]) => any.some((kind) => kinds.includes(kind));
  return {
    ended: has("terminated", "cancelled"),
    changed: has("changed"),
    waiting: waiting.length,
    consents: consents.length,
    undecided: statements.some(({ id }) => !decided.has(id)),
  };
}
type Look = Awaited<ReturnType<typeof lookAt>>;

/** What has to be true whatever somebody does, in whichever order. */
function holds(before: Look, now: Look, step: StepName): void {
  if (now.ended && !before.ended) expect(before.undecided, `${step}: ended while a report or a claim was undecided`).toBe(false);
  if (now.changed && !before.changed) expect(before.undecided, `${step}: changed while a report or a claim was undecided`).toBe(false);
  if (now.changed && !before.changed) expect(before.ended, `${step}: changed after it had ended`).toBe(false);
  expect(now.waiting, `${step}: two agreements wait`).toBeLessThan(2);
  if (now.ended) expect(now, `${step}: something waits on a contract that has ended`).toMatchObject({ waiting: 0, consents: 0 });
}

async function perform(acting: Acting, names: readonly StepName[]): Promise<void> {
  let before = await lookAt(acting);
  for (const name of names) {
    const answer = await steps[name](acting);
    expect(answer.status, name).toBeLessThan(500);
    // A refusal says why, in words.
    if (answer.status >= 400) expect(JSON.stringify(answer.body), name).toMatch(/[А-Яа-я]{3}/);
    const now = await lookAt(acting);
    holds(before, now, name);
    before = now;
  }
}

const names = Object.keys(steps) as StepName[];

describe("any two acts of an owner on a contract, in either order", () => {
  it.each(names)("%s first: no open item is overlooked", async (first) => {
    // Each step is done alone first, so that a refusal in a pair comes from what is open; nobody names an account seven years before the end.
    expect((await steps[first](await newContract())).status).toBe(first === "names an account" ? 409 : 200);
    for (const second of names) await perform(await newContract(), [first, second]);
  });
});

it("three acts in any order do not overlook an open item either", async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(names, { minLength: 3, maxLength: 3 }), async (three) => perform(await newContract(), three)),
    { numRuns: 10, seed: 7 },
  );
});

it("a report without a number may be about any contract of its writer", async () => {
  const acting = await newContract();
  await steps["reports an event"]({ ...acting, number: "" });
  expect((await steps["ends it"](acting)).status).toBe(409);
});
