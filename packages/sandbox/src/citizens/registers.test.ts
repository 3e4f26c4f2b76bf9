import { personWho, seededPeople } from "@shanyraq/provider";
import { expect, it } from "vitest";
import { registersService } from "./registers.ts";

const day = "2026-11-03";
const iinOf = (shows: Parameters<typeof personWho>[0]) => personWho(shows).iin ?? "";
const waited: number[] = [];
const ask = async (register: string, body: unknown, method = "POST") => {
  const request = new Request(`http://sandbox/sandbox/citizens/${register}`, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body) }),
  });
  return registersService(request, register, { people: seededPeople, wait: async (ms) => void waited.push(ms) });
};
const answerOf = async (register: string, body: unknown): Promise<unknown> => (await ask(register, body))?.json();

it.each([
  ["disability", { iin: iinOf("nothing"), day }, { record: "recorded", group: "second", since: day }],
  ["disability", { iin: iinOf("legalEntity"), day }, { record: "recorded", group: "third", since: "2025-09-29" }],
  ["disability", { iin: iinOf("overdue"), day }, { record: "notRecorded" }],
  ["hospital", { iin: iinOf("nothing"), day }, { record: "recorded", from: day, until: "2026-11-12" }],
  ["hospital", { iin: iinOf("legalEntity"), day }, { record: "otherDay" }],
  ["birth", { child: iinOf("minor"), claimant: iinOf("nothing") }, { record: "recorded", isParent: true }],
  ["birth", { child: iinOf("minor"), claimant: iinOf("legalEntity") }, { record: "recorded", isParent: false }],
  ["inheritance", { iin: iinOf("nothing"), day }, { record: "recorded", number: "1103/2026", notary: "Сапарова Г. К." }],
  ["inheritance", { iin: iinOf("overdue"), day }, { record: "notRecorded" }],
  ["loan", { bank: "Банк", agreement: "K-1", day }, { record: "recorded", left: "99000000.00" }],
  ["loan", { bank: "Банк", agreement: "K-0409", day }, { record: "recorded", left: "0.00" }],
  ["loan", { bank: "Банк", agreement: "K-0404", day }, { record: "notRecorded" }],
])("the register of %s asked %j answers", async (register, question, answer) => {
  expect(await answerOf(register, question)).toEqual(answer);
});
it("is out for one person and one loan, and late for others", async () => {
  expect((await ask("hospital", { iin: iinOf("maturing"), day }))?.status).toBe(503);
  expect((await ask("loan", { bank: "Банк", agreement: "K-0503", day }))?.status).toBe(503);
  expect(waited).toEqual([]);
  expect(await answerOf("disability", { iin: iinOf("pensionSlow"), day })).toMatchObject({ record: "recorded" });
  expect(waited).toEqual([8_000]);
});
it.each([{}, [], null, { iin: iinOf("nothing"), day: 7 }, { iin: "1", day }, { iin: iinOf("nothing"), day: "2026-13-40" }])(
  "refuses %j as a request",
  async (body) => {
    expect((await ask("disability", body))?.status).toBe(400);
  },
);
it("is asked by a body alone, and no other register is invented", async () => {
  expect((await ask("disability", undefined, "GET"))?.status).toBe(405);
  expect(await ask("constructor", {})).toBeUndefined();
});
