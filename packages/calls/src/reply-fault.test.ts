import { describe, expect, it } from "vitest";
import { callNames, type CallName } from "./rows.ts";
import { replyFault } from "./reply-fault.ts";
import { schemas } from "./schemas.ts";
import { sampleReply } from "./testing/sample-reply.ts";

const strictly = (name: CallName, reply: unknown): boolean => schemas[name].output.isValidSync(reply, { strict: true });

/** What a back office might put in the place of something else. */
const wrong = [undefined, null, 7, -1, 0.5, "word", true, [], [null], {}] as const;

/** The same reply again and again, each time with another of its parts replaced. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* wrong;
  if (Array.isArray(value)) for (const inner of spoilt(value[0])) yield [inner];
  else if (typeof value === "object" && value !== null)
    for (const [key, own] of Object.entries(value)) for (const inner of spoilt(own)) yield { ...value, [key]: inner };
}

describe.each(callNames)("a reply to %s", (name) => {
  const right = sampleReply(name);
  it("has no fault when it is as its row promises, whatever else the back office adds", () => {
    expect([strictly(name, right), replyFault(name, right)]).toEqual([true, undefined]);
    if (!Array.isArray(right)) expect(replyFault(name, { ...(right as object), added: { later: [1] } })).toBeUndefined();
  });
  it("is accepted or refused exactly as by its schema when any part of it is spoilt", () => {
    for (const reply of spoilt(right)) expect([strictly(name, reply), reply]).toEqual([replyFault(name, reply) === undefined, reply]);
  });
});

it("a text that is there and empty is an answer: what was paid from a policy has no code", () => {
  const paid = sampleReply("kaspiQrPay") as object;
  expect(replyFault("kaspiQrPay", { ...paid, qr: "", url: "" })).toBeUndefined();
  expect(replyFault("kaspiQrPay", { ...paid, qr: null })).toEqual({ path: "qr", rule: "missing" });
  expect(replyFault("kaspiQrPay", { ...paid, amount: "" })).toMatchObject({ path: "amount" });
});

it("a fault names the place and the rule, and nothing of what stands there", () => {
  const news = sampleReply("news") as { readonly data: readonly object[] };
  const secret = "900101300017";
  expect(replyFault("news", { ...news, data: [news.data[0], { ...news.data[0], date: secret }] })).toEqual({
    path: "data[1].date",
    rule: "date",
  });
  expect(replyFault("news", { ...news, data: secret })).toEqual({ path: "data", rule: "array" });
  expect(replyFault("menus", [{ id: "1", name: "a", items: [{ id: "2" }] }])).toEqual({ path: "[0].items[0].name", rule: "missing" });
  expect([null, [], secret, 7, true].map((reply) => replyFault("news", reply))).toEqual(
    ["missing", "object", "object", "object", "object"].map((rule) => ({ path: "", rule })),
  );
});
