import { describe, expect, it } from "vitest";
import type { RegisterName } from "../database/records/register-answer.ts";
import type { RegisterQuestions } from "../ports/claim-registers.ts";
import { ClaimRegisterError, claimRegisterOverHttp } from "./claim-registers-over-http.ts";

const person = { iin: "950719301232", day: "2026-11-20" };
const questions: RegisterQuestions = {
  disability: person,
  hospital: person,
  birth: { child: "110520500154", claimant: person.iin },
  inheritance: person,
  loan: { bank: "Банк", agreement: "L-1", day: person.day },
};

/** What a register that answers so records, and how it was asked. */
async function answered<R extends RegisterName>(register: R, body: unknown, status = 200) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const port = claimRegisterOverHttp(register)({
    url: "https://register.example/record",
    token: "t",
    fetch: async (url, init) => {
      requests.push({ url, init });
      return Response.json(body, { status });
    },
  });
  return { answer: await port.ask(questions[register]), requests };
}

const recorded = {
  disability: { group: "second", since: "2026-11-20" },
  hospital: { from: "2026-11-20", until: "2026-11-20" },
  birth: { isParent: false },
  inheritance: { number: "42/2026", notary: "Ахметова А." },
} as const;

describe.each(Object.entries(recorded) as [keyof typeof recorded, object][])("the register of %s", (register, facts) => {
  it("is asked with its token, and names nothing of its question in an address", async () => {
    const { answer, requests } = await answered(register, { record: "recorded", ...facts, secret: "x" });
    expect(answer).toEqual({ record: "recorded", ...facts });
    expect(requests.map(({ url, init }) => [url, init?.method, new Headers(init?.headers).get("authorization"), init?.body])).toEqual([
      ["https://register.example/record", "POST", "Bearer t", JSON.stringify(questions[register])],
    ]);
  });
  it("may know of nothing, and then says no more", async () => {
    expect((await answered(register, { record: "notRecorded", ...facts })).answer).toEqual({ record: "notRecorded" });
  });
  it.each([500, 404])("fails on %i: nothing is made up", async (status) => {
    await expect(answered(register, {}, status)).rejects.toThrow(ClaimRegisterError);
  });
  it.each([{}, [], null, { record: "perhaps", ...facts }, { record: true }, { record: "recorded" }])("fails on %j", async (body) => {
    await expect(answered(register, body)).rejects.toThrow();
  });
});

it("the bank says what is left of a loan in tenge, and it is kept in tiyn", async () => {
  expect((await answered("loan", { record: "recorded", left: "1850000.50" })).answer).toEqual({ record: "recorded", left: 1_850_000_50 });
});
it.each(["disability", "hospital"] as const)("the register of %s tells another day from nothing", async (register) => {
  expect((await answered(register, { record: "otherDay" })).answer).toEqual({ record: "otherDay" });
});
it.each([
  ["birth", { record: "otherDay" }],
  ["loan", { record: "otherDay" }],
  ["loan", { record: "recorded", left: "1850000" }],
  ["loan", { record: "recorded", left: "-1.00" }],
  ["loan", { record: "recorded", left: 5 }],
  ["disability", { record: "recorded", group: "fourth", since: "2026-11-20" }],
  ["disability", { record: "recorded", group: "second", since: "2026-13-20" }],
  ["hospital", { record: "recorded", from: "2026-11-20", until: "2026-11-19" }],
  ["birth", { record: "recorded", isParent: "yes" }],
  ["inheritance", { record: "recorded", number: "", notary: "Ахметова А." }],
] as const)("%s does not answer %j", async (register, body) => {
  await expect(answered(register, body)).rejects.toThrow();
});
