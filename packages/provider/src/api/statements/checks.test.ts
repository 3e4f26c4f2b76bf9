import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productionLimits } from "../../platform/ports/limits.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

const phoneEnd = () => office.person("everyStatus").phone.slice(-4);

describe("where a statement stands", () => {
  it("is shown by its number and the end of the phone, step by step", async () => {
    const { body } = await office.post("/status", { number: "ob-2026-000003 ", phoneEnd: phoneEnd() });
    expect(body).toMatchObject({ success: true, found: true, kind: "claim" });
    expect((body["events"] as { status: string }[]).map(({ status }) => status)).toEqual(["received", "inReview", "decided", "paid"]);
  });
  it("is not shown to a person who knows the number alone: the answer is that of an unknown number", async () => {
    const other = await office.post("/status", { number: "OB-2026-000003", phoneEnd: "0000" });
    const none = await office.post("/status", { number: "OB-2026-999999", phoneEnd: phoneEnd() });
    expect(other.body).toEqual({ status: "ok", success: true, found: false });
    expect(none.body).toEqual(other.body);
  });
  it("asks for four digits", async () => {
    expect((await office.post("/status", { number: "OB-2026-000003", phoneEnd: "12%4" })).status).toBe(400);
  });
});

describe("whether a policy is one", () => {
  it("is shown by its number: its product, its state and its period, and nothing else", async () => {
    const { body } = await office.post("/contract/check", { number: "SH-2026-000001" });
    const all = await office.database.queries.selectFrom("contract").select("number").execute();
    const number = all[0]?.number ?? "";
    const known = (await office.post("/contract/check", { number: number.toLowerCase() })).body;
    expect(known).toMatchObject({ found: true });
    expect(Object.keys((known["data"] as object[])[0] ?? {}).toSorted()).toEqual(["from", "number", "product", "since", "status", "to"]);
    expect(body["success"]).toBe(true);
  });
  it("is shown to nobody by IIN and birth date: the list goes to the phone of that account, in its language", async () => {
    const { iin, birth_date: birthDate, phone } = office.person("everyStatus");
    const known = await office.post("/contract/check", { iin, birthDate });
    const unknown = await office.post("/contract/check", { iin, birthDate: "1988-03-15" });
    expect(known.body).toEqual({ status: "ok", success: true, found: false, sent: true, data: [] });
    expect(unknown.body).toEqual(known.body);
    await office.settled();
    await office.provider.work();
    const lists = office.inbox.filter(({ key }) => key.startsWith("policies/"));
    expect(lists.map(({ to, channel }) => [to, channel])).toEqual([[phone, "sms"]]);
    expect(lists[0]?.text).toMatch(/SH-\d{4}-\d{8}/);
  });
  it("asks for one or the other", async () => {
    const { body } = await office.post("/contract/check", {});
    expect(Object.keys(body["errors"] as object).toSorted()).toEqual(["birthDate", "iin"]);
  });
});

it("both are asked a few times from one address, and not a hundred", async () => {
  const strict = await backOffice(productionLimits);
  const answers = [];
  for (let times = 0; times < 30; times += 1)
    answers.push(
      await strict.ask("POST", "/contract/check", { body: { number: "SH-2026-000001" }, headers: { "x-real-ip": "203.0.113.7" } }),
    );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBe(10);
  await strict.database.close();
});
