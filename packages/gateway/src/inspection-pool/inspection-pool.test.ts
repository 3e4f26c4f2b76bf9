import { readFileSync } from "node:fs";
import path from "node:path";
import type { VerifyResult } from "@shanyraq/edge";
import type { Inspected } from "@shanyraq/provider/inspection-kinds";
import { readCertificate } from "@shanyraq/signing";
import { snapshotOf, configuredTrust } from "@shanyraq/signing/trust";
import { afterEach, describe, expect, it } from "vitest";
import { inspectionPool } from "./inspection-pool.ts";
import { verifyInspection } from "./job-kinds.ts";
import { echo, exit, fill, kept, keptLoop, loop, nest } from "./testing/hostile-jobs.ts";

const fixture = path.resolve(import.meta.dirname, "../../../signing/fixtures/individual_attached.der");
const signatures = configuredTrust({ TRUST: "test" }, { fetch: async () => new Response(null, { status: 404 }), now: () => 0 });
/** As the product verifies, with time for a machine that does much else. */
const verification = { ...verifyInspection, deadlineMs: 600_000, maxWaitMs: 600_000 };
const question = (cms: string) => new TextEncoder().encode(JSON.stringify({ cms, at: "2024-01-01" }));
const good = question(readFileSync(fixture).toString("base64"));

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));
const product = (threads = 2) => {
  const pool = inspectionPool({ threads });
  closing.push(pool.close);
  return pool.inspect;
};
const hostile = (threads = 1) => {
  const broken: string[] = [];
  const onBroken = (kind: string, code: string) => void broken.push(`${kind} ${code}`);
  const pool = inspectionPool({ module: new URL("./testing/hostile-jobs.ts", import.meta.url), threads, onBroken });
  closing.push(pool.close);
  return { ...pool, broken };
};
const verdictOf = (found: Inspected<VerifyResult>) =>
  found.ok && "verdict" in found.value ? (JSON.parse(found.value.verdict) as unknown) : found;

describe("a signed document", () => {
  it("is verified in a thread, one after another", async () => {
    const inspect = product();
    const by = await snapshotOf(signatures);
    const [first, rubbish, second] = await Promise.all([good, question("MAA="), good].map((body) => inspect(verification, body, by)));
    expect(first).toEqual(second);
    expect(first && verdictOf(first)).toMatchObject({ signers: [{ iin: "123456789011", trust: "good" }] });
    expect(rubbish).toEqual({ ok: true, value: { refused: "notSigned" } });
  });
  it("asks about certificates through the starter of the thread, and continues when that cannot answer", async () => {
    const inspect = product();
    const requests: string[] = [];
    const by = await snapshotOf({
      ...signatures,
      ask: async (certificate, issuer) => {
        const [one, other] = [readCertificate(certificate), readCertificate(issuer)];
        requests.push(
          one.ok && other.ok && one.value.issuer.bytes.join() === other.value.subject.bytes.join() ? "of its issuer" : "of another",
        );
        if (requests.length === 1) throw new Error("no line");
        return { crls: [Uint8Array.of(1)] };
      },
    });
    const [first, second] = await Promise.all([inspect(verification, good, by), inspect(verification, good, by)]);
    expect(first).toEqual(second);
    expect(verdictOf(first)).toMatchObject({ signers: [{ revocation: "unknown" }] });
    expect(requests).toEqual(Array.from({ length: 4 }, () => "of its issuer"));
  });
});

describe("a job that is hostile", () => {
  it.each([
    ["never ends", loop, "timedOut"],
    ["fills the memory", fill, "failed"],
    ["calls itself without end", nest, "failed"],
    ["ends its thread", exit, "failed"],
  ] as const)("is ended when it %s, and the next one is done by another thread", async (_, kind, code) => {
    const { inspect, broken } = hostile();
    expect(await inspect(kind, undefined)).toEqual({ ok: false, code });
    expect(await inspect(echo, "well")).toEqual({ ok: true, value: "well" });
    expect(broken).toEqual([`${kind.name} ${code}`]);
  });
});

describe("the queue", () => {
  it("refuses the last of too many jobs at once", async () => {
    const { inspect } = hostile();
    const answers = await Promise.all(Array.from({ length: 7 }, (_, at) => inspect(echo, String(at))));
    // One at work, four that wait.
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false, false]);
    expect(answers.at(-1)).toEqual({ ok: false, code: "busy" });
  });
  it("keeps a thread for customers whatever strangers send", async () => {
    const { inspect } = hostile(2);
    // Both threads have started: the order depends on the queue, and not on how long a start takes.
    await Promise.all([inspect(kept, ""), inspect(kept, "")]);
    const order: string[] = [];
    const note = (name: string) => (result: { readonly ok: boolean }) => void order.push(`${name} ${String(result.ok)}`);
    await Promise.all([
      inspect(loop, undefined).then(note("loop")),
      inspect(echo, "").then(note("stranger")),
      inspect(kept, "").then(note("customer")),
    ]);
    expect(order).toEqual(["customer true", "loop false", "stranger true"]);
  });
  it("reads a stranger's file while a customer's signature has another thread", async () => {
    const { inspect } = hostile(2);
    const signature = inspect(keptLoop, undefined);
    const first = await Promise.race([signature.then(() => "signature"), inspect(echo, "").then(({ ok }) => `file ${String(ok)}`)]);
    expect(first).toBe("file true");
    await signature;
  });
  it("answers everybody when it is closed", async () => {
    const { inspect, close } = hostile();
    const answers = Promise.all([inspect(loop, undefined), inspect(echo, "")]);
    await close();
    expect(await answers).toEqual([
      { ok: false, code: "busy" },
      { ok: false, code: "busy" },
    ]);
    expect(await inspect(echo, "")).toEqual({ ok: false, code: "busy" });
  });
});
