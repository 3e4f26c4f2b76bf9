import { callNames, calls } from "@shanyraq/calls";
import { beforeEach, describe, expect, it } from "vitest";
import { openWorld, prepared, send } from "../../testing/make-rightly.ts";
import { preparedWorld } from "../../testing/prepared-world.ts";
import type { World } from "../../testing/fixtures.ts";

/** The calls that show an object of a signed-in customer; the payment of an order is open to anyone who has its address and belongs to nobody yet. */
const personal = callNames.filter((name) => ["account", "customer"].includes(calls[name].auth) || name === "kaspiQrPay");

const everybody = preparedWorld(async () => ({ world: await openWorld() }));
let world: World;
beforeEach(() => {
  ({ world } = everybody.prepared);
});

/** Everything by which the two who have something could be known from an answer. */
async function marks(): Promise<readonly string[]> {
  const { office } = world;
  const people = (["nothing", "everyStatus"] as const).map(office.person);
  const contracts = await office.database.queries
    .selectFrom("contract")
    .select(["id", "number"])
    .where(
      "customer_id",
      "in",
      people.map(({ id }) => id),
    )
    .execute();
  return [
    ...people.flatMap(({ id, iin, phone, email, surname }) => [id, iin ?? id, phone, email, surname]),
    ...contracts.flatMap(({ id, number }) => [id, number]),
  ];
}
/** They answer about the caller, and take no object by name. */
const ofOneself = [
  "user",
  "getPersonData",
  "userContracts",
  "userApplications",
  // Reports of the caller and of their own contracts (user-claims.test.ts).
  "userClaims",
  "household",
  "getNotifications",
  "worksheet",
  // By the same calculation each has a draft of their own (worksheet-draft.test.ts).
  "worksheetDraft",
  "changePassword",
  "changeEmail",
  "changePhone",
  "userUpdate",
  "logout",
  "getJuridical",
  "getOwners",
  "checkPassport",
  "getPersonAgreements",
  "setPersonAgreements",
  "checkConsent",
  "getPersonPA",
  "getPersonPKB",
];

describe("S32: what one customer has", () => {
  it("is covered by the calls that are tried here", () => expect(personal.length).toBeGreaterThan(20));
  it.each(personal)("is neither shown nor changed by %s for another", async (name) => {
    const { office } = world;
    const { input } = await prepared(world, name);
    const other = await office.login("overdue");
    const mine = await marks();
    const answer = await send(world, name, input, other);
    await office.settled();
    for (const mark of mine) expect(JSON.stringify(answer.body)).not.toContain(mark);
    // A customer who signs a paper that they know of with another's signature reads that it is another's.
    const isRefused = [403, 404].includes(answer.status) || answer.body["reason"] === "otherPerson" || answer.body["status"] === "error";
    if (!ofOneself.includes(name)) expect([name, isRefused]).toEqual([name, true]);
    const { token, input: own } = await prepared(world, name);
    if (!ofOneself.includes(name)) expect([name, (await send(world, name, own, token)).status]).toEqual([name, 200]);
  });
});
