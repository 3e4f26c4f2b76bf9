import { readFileSync } from "node:fs";
import path from "node:path";
import { readCertificate } from "@shanyraq/signing";
import { believing, configuredTrust } from "@shanyraq/signing/trust";
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
  const by = await believing(signatures);
  return (body: Uint8Array<ArrayBuffer>) => verifier(body, by);
}

it("a document is verified in the thread, one after another", async () => {
  const ask = await asking();
  const [first, rubbish, second] = await Promise.all([ask(good), ask(question("MAA=")), ask(good)]);
  expect(first).toEqual(second);
  expect(JSON.parse(first && "verdict" in first ? first.verdict : "")).toMatchObject({ signers: [{ iin: "123456789011", trust: "good" }] });
  expect(rubbish).toEqual({ refused: "notSigned" });
});
it("the thread asks about certificates through whoever started it, and one who cannot tell stops nobody", async () => {
  const { verifier, close } = verifyInThread();
  closing = close;
  const asked: string[] = [];
  const by = await believing({
    ...signatures,
    ask: async (certificate, issuer) => {
      const [one, other] = [readCertificate(certificate), readCertificate(issuer)];
      asked.push(one.ok && other.ok && one.value.issuer.bytes.join() === other.value.subject.bytes.join() ? "of its issuer" : "of another");
      if (asked.length === 1) throw new Error("no line");
      return { crls: [Uint8Array.of(1)] };
    },
  });
  const [first, second] = await Promise.all([verifier(good, by), verifier(good, by)]);
  expect(first).toEqual(second);
  expect(JSON.parse(first && "verdict" in first ? first.verdict : "")).toMatchObject({ signers: [{ revocation: "unknown" }] });
  expect(asked).toEqual(Array.from({ length: 4 }, () => "of its issuer"));
});
it("what takes too long is ended, and the next question is answered by another thread", async () => {
  const { verifier, close } = verifyInThread(1);
  closing = close;
  expect(await verifier(good, await believing(signatures))).toBeUndefined();
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
