import { seededPeople } from "@shanyraq/provider";
import { addDays, todayIn } from "@shanyraq/rules";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DAY, openInsurer, type Browser, type Insurer } from "./insurer.ts";

const person = seededPeople.find(({ shows }) => shows === "everyStatus");
if (!person) throw new Error("nobody");
const { id: customerId, iin, password, phone } = person;

let insurer: Insurer;
let owner: Browser;
/** A contract that may be ended in the cabinet. */
let contract: { readonly id: string; readonly number: string };
beforeAll(async () => {
  insurer = await openInsurer();
});
beforeEach(async () => {
  // Another day, so that nothing of the test before is counted; whatever it reported is decided.
  insurer.clock.now += DAY;
  const { queries } = insurer.database;
  for (const { id } of await queries.selectFrom("statement").select("id").execute())
    await queries
      .insertInto("statement_event")
      .values({ statement_id: id, seq: 90, status: "refused", at: new Date(insurer.clock.now).toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  owner = insurer.browser("192.0.2.1");
  await owner.call("login", { iin: iin ?? "", password });
  const held = await queries.selectFrom("contract").select(["id", "number"]).where("customer_id", "=", customerId).execute();
  for (const one of held) if ((await refusal(one.id)) === undefined) contract = one;
});
afterAll(() => insurer.close());

const refusal = async (contractId: string) => (await owner.call("calcCancel", { contractId })).body.refused?.reason;
const report = (browser: Browser, contractNumber: string) =>
  browser.call("insurance", {
    event: "injury",
    eventDate: addDays(todayIn(insurer.clock.now, "Asia/Almaty"), -1),
    place: "Алматы",
    text: "Подробности расскажу при встрече.",
    claimant: "insured",
    contractNumber,
    name: "Айдар Сәрсенов",
    phone,
    email: "",
  });

it.each([
  ["as it is printed", (number: string) => number],
  ["without hyphens", (number: string) => number.replaceAll("-", "")],
  ["with dashes", (number: string) => number.replaceAll("-", "–")],
  ["with a Cyrillic letter", (number: string) => number.replace("H", "Н")],
  ["after №", (number: string) => `№ ${number}`],
  ["not at all", () => ""],
])("no contract is ended while its owner's report is undecided, its number typed %s", async (_, typed) => {
  expect(await refusal(contract.id)).toBeUndefined();
  expect((await report(owner, typed(contract.number))).status).toBe(200);
  expect(await refusal(contract.id)).toBe("claim");
});

it("no contract is ended while a claim is undecided, though its report was answered", async () => {
  const { number } = (await report(owner, contract.number)).body;
  const { queries } = insurer.database;
  const { id } = await queries.selectFrom("statement").select("id").where("number", "=", String(number)).executeTakeFirstOrThrow();
  await queries
    .insertInto("statement_event")
    .values({ statement_id: id, seq: 2, status: "answered", at: new Date(insurer.clock.now).toISOString() })
    .execute();
  expect(await refusal(contract.id)).toBeUndefined();
  const claimed = await insurer.browser("198.51.100.1").call("insuranceStatement", {
    number: String(number),
    phone,
    iin: iin ?? "",
    accountHolder: "Сәрсенов Айдар",
    iban: "KZ86125KZT5004100100",
    documents: [{ document: "identity", have: true }],
    files: [],
  });
  expect(claimed.status).toBe(200);
  expect(await refusal(contract.id)).toBe("claim");
});
