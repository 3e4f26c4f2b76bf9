import { freedomPayOverHttp, openDatabase, preparedMemory, type Database } from "@shanyraq/provider";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareTables } from "../tables.ts";
import { savedCards, type CardAction, type SavedCards } from "./cards.ts";
import { freedomService, SIGNING_SECRET } from "./service.ts";

const clock = { now: Date.parse("2026-11-21T06:00:00Z") };
let database: Database;
let cards: SavedCards;
beforeAll(async () => {
  database = await openDatabase({ memory: true, ...(await preparedMemory()) });
  cards = savedCards(await prepareTables(database), () => clock.now);
});
afterAll(() => database.close());

const bank = (secret = SIGNING_SECRET) =>
  freedomPayOverHttp({
    url: "http://bank.example",
    secret,
    siteOrigin: "http://life.example",
    random: () => crypto.randomUUID(),
    fetch: (url, init) =>
      freedomService(new Request(url, { ...init, signal: null }), new URL(url).pathname, cards, (id) => `http://bank.example/card/${id}`),
  });
const backUrl = "http://life.example/cabinet";
async function added(...acts: readonly CardAction[]) {
  const { id } = await bank().addCard({ reference: "r", customerId: "c", backUrl });
  const leads = [];
  for (const act of acts) leads.push(await cards.act(id, act));
  return { id, leads, card: () => bank().card(id) };
}

it("a card is saved after 3-D Secure, or without it, or after a while, or not at all", async () => {
  const secure = await added("secure");
  expect([secure.leads, await secure.card()]).toEqual([["stay"], { state: "adding" }]);
  expect((await added("secure", "confirm")).leads).toEqual(["stay", backUrl]);
  for (const acts of [["secure", "confirm"], ["save"], ["empty"]] as const)
    expect(await (await added(...acts)).card()).toMatchObject({ state: "saved", mask: "440043******1234", expires: "2029-08" });
  const slow = await added("slow");
  expect(await slow.card()).toEqual({ state: "adding" });
  clock.now += 20_000;
  expect(await slow.card()).toMatchObject({ state: "saved" });
  expect(await (await added("refuse")).card()).toEqual({ state: "declined" });
  // A confirmation without a started 3-D Secure has no effect.
  expect(await (await added("confirm")).card()).toEqual({ state: "adding" });
});
it("a card is charged once for a reference, and one with nothing on it is not", async () => {
  const charge = async (act: CardAction, reference: string) => {
    const card = await (await added(act)).card();
    if (card.state !== "saved") throw new Error("the card was not saved");
    const { profile } = card;
    await bank().charge({ reference, profile, customerId: "c", amount: 100_050 });
    await bank().charge({ reference, profile, customerId: "c", amount: 1 });
    return bank().status(reference);
  };
  expect(await charge("save", "one")).toEqual({ state: "paid", amount: 100_050 });
  expect(await charge("empty", "two")).toEqual({ state: "declined", amount: 100_050 });
  expect(await bank().status("three")).toBeUndefined();
  // So much of it goes back, once by its name, and nothing of one that was not charged.
  for (let times = 0; times < 2; times += 1) await bank().refund({ reference: "one", amount: 50_000 });
  expect(Number((await cards.chargeBy("one"))?.returned)).toBe(50_000);
  for (const refund of [
    { reference: "one", amount: 100_051 },
    { reference: "two", amount: 1 },
  ])
    await expect(bank().refund(refund)).rejects.toMatchObject({ status: 404 });
});
it("refuses a request that is not signed with the secret", async () => {
  await expect(bank("another").addCard({ reference: "r", customerId: "c", backUrl })).rejects.toMatchObject({ status: 401 });
});
