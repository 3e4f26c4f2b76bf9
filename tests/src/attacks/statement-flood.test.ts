import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStaffOffice, type Reply, type StaffOffice } from "./staff-office.ts";

const DAY = 86_400_000;
const VICTIM = "+7 (701) 555-01-42";
const question = { topic: "question", name: "Илья", phone: VICTIM, channel: "phone", text: "Когда зачтут мой взнос за октябрь?" };

let office: StaffOffice;
beforeAll(async () => {
  office = await openStaffOffice();
});
beforeEach(() => {
  office.clock.now += 2 * DAY;
});
afterAll(() => office.close());

const write = (more: object = {}, from = "203.0.113.9", token?: string) => office.post("/feedback", { ...question, ...more }, token, from);
async function flood(count: number, send: (index: number) => Promise<Reply>): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  for (let index = 0; index < count; index += 1) replies.push(await send(index));
  return replies;
}
const kept = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200).length;
const phoneOf = (index: number) => `+7 (701) 555-02-${10 + index}`;

describe("a flood of letters", () => {
  it("from one sender stops after three in ten minutes, with the minutes until the next one", async () => {
    const replies = await flood(6, () => write());
    expect(kept(replies)).toBe(3);
    const last = replies.at(-1);
    expect([last?.status, last?.body["message"]]).toEqual([429, expect.stringMatching(/Повторите через 10 минут/)]);
  });
  it("from one network under ever new phones stops after ten", async () => {
    expect(kept(await flood(14, (index) => write({ phone: phoneOf(index) })))).toBe(10);
  });
  it("from somebody signed in is counted by their account, whatever phones they type from wherever", async () => {
    const token = await office.login("nothing");
    expect(kept(await flood(6, (index) => write({ phone: phoneOf(index) }, `198.51.${index}.1`, token)))).toBe(3);
  });
  it("is one flood whatever the kinds of its letters", async () => {
    await flood(3, () => write());
    const report = { anonymous: false, name: "Илья", phone: VICTIM, text: "Просили деньги за ускорение выплаты." };
    expect((await office.post("/compliance", report, undefined, "203.0.113.9")).status).toBe(429);
  });
  it("under somebody's phone keeps its owner from nothing", async () => {
    await flood(6, () => write());
    expect((await write({}, "192.0.2.40")).status).toBe(200);
  });
  it("leaves the letters of everybody else where they are", async () => {
    await flood(14, (index) => write({ phone: phoneOf(index) }));
    expect((await write({ phone: "+7 (701) 555-03-01" }, "192.0.2.41")).status).toBe(200);
  });
});

it("a letter that is refused at a field is not counted", async () => {
  expect(kept(await flood(5, () => write({ files: [crypto.randomUUID()], verifier: "nobody's" })))).toBe(0);
  expect(kept(await flood(3, () => write()))).toBe(3);
});
