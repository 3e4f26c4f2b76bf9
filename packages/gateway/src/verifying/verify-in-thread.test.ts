import { readFileSync } from "node:fs";
import path from "node:path";
import { configuredTrust } from "@shanyraq/signing/trust";
import { afterEach, expect, it } from "vitest";
import { verifyInThread } from "./verify-in-thread.ts";

const fixture = path.resolve(import.meta.dirname, "../../../signing/fixtures/individual_attached.der");
const signatures = configuredTrust({ TRUST: "test" }, { fetch: async () => new Response(null, { status: 404 }), now: () => 0 });
const question = (cms: string) => new TextEncoder().encode(JSON.stringify({ cms, at: "2024-01-01" }));
const good = question(readFileSync(fixture).toString("base64"));

let closing: (() => Promise<void>) | undefined;
afterEach(() => closing?.());
async function asking(deadlineMs?: number) {
  const { verifier, close } = verifyInThread(deadlineMs);
  closing = close;
  const [trust, revocation] = [await signatures.trust(), await signatures.revocation()];
  return (body: Uint8Array<ArrayBuffer>) => verifier(body, trust, revocation);
}

it("a document is verified in the thread, one after another", async () => {
  const ask = await asking();
  const [first, rubbish, second] = await Promise.all([ask(good), ask(question("MAA=")), ask(good)]);
  expect(first).toEqual(second);
  expect(JSON.parse(first && "verdict" in first ? first.verdict : "")).toMatchObject({ signers: [{ iin: "123456789011", trust: "good" }] });
  expect(rubbish).toEqual({ refused: "notCms" });
});
it("what takes too long is ended, and the next question is answered by another thread", async () => {
  const { verifier, close } = verifyInThread(1);
  closing = close;
  const asked = [await signatures.trust(), await signatures.revocation()] as const;
  expect(await verifier(good, ...asked)).toBeUndefined();
  const ask = await asking();
  expect(await ask(good)).toMatchObject({ verdict: expect.any(String) as string });
});
it("of too many questions the last ones are told at once that nobody has time", async () => {
  const ask = await asking();
  let answered = 0;
  const all = Array.from({ length: 40 }, () => ask(good).then((answer) => (answer ? (answered += 1) : undefined)));
  await Promise.all(all);
  expect(answered).toBe(33);
});
