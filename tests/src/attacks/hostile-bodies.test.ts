import { calls, maxBody } from "@shanyraq/calls";
import { describe, expect, it } from "vitest";
import { writeFigures } from "../product/figures.ts";
import { isFullRun } from "@shanyraq/provider/testing/full-run";
import { HEALTHZ_GOAL_MS, HEALTHZ_LIMIT_MS, healthWhile } from "../product/healthz.ts";
import { postRaw } from "../product/post-raw.ts";
import { sendRaw, statusOf } from "../product/raw.ts";
import { sharedProduct } from "../product/running-product.ts";
import { visitor } from "../product/visitor.ts";

const MIB = 1024 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);
/** As much of a pattern as fits. */
const filled = (head: string, pattern: string, size: number) =>
  bytes(head + pattern.repeat(Math.floor((size - head.length) / pattern.length)));
const manyKeys = (size: number) => {
  let text = "{";
  for (let at = 0; text.length < size - 20; at += 1) text += `"k${at}":${at},`;
  return bytes(`${text}"z":0}`);
};

const running = sharedProduct();

describe("a hostile body", () => {
  it("is refused by its stated length when ten megabytes go to a row of sixteen kilobytes, two side by side", async () => {
    // Its beginning alone is sent: whoever is cut off in the middle of writing may lose the answer on a busy machine, and this one is not about that.
    const head = `POST /api/provider/compliance HTTP/1.1\r\nHost: a\r\nlang: ru\r\nContent-Type: application/json\r\nContent-Length: ${10 * MIB}\r\n\r\n`;
    const start = head + new TextDecoder().decode(manyKeys(2_000));
    expect(await Promise.all([1, 2].map(async () => statusOf(await sendRaw(running.product.origin, start))))).toEqual([413, 413]);
  });
  it("is not read for a refused visitor: the answer is there before the body", async () => {
    const head = `POST /api/provider/worksheet HTTP/1.1\r\nHost: a\r\nlang: ru\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;
    expect(statusOf(await sendRaw(running.product.origin, head))).toBe(401);
  });
  it.each([
    ["a hundred thousand lists one inside another", filled("", "[", maxBody.consent)],
    ["a hundred thousand objects one inside another", filled("", '{"a":', maxBody.consent)],
    ["objects one inside another, all closed", bytes(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`)],
    ["tens of thousands of keys", manyKeys(maxBody.consent)],
    ["as many elements", bytes(`[${"0,".repeat(200_000)}0]`)],
  ])("with %s is refused", async (_, body) => {
    expect(await postRaw(running.product.origin, "/api/provider/setConsentOtp", body)).toBe(400);
  });
  it("changes nothing when it reaches for a prototype", async () => {
    const answer = await visitor(running.product.origin).send("/api/provider/getSenimCalc", {
      method: "POST",
      body: '{"__proto__":{"toString":1},"constructor":{"prototype":{"polluted":true}}}',
    });
    expect([answer.status < 500, await answer.text()]).toEqual([true, expect.not.stringContaining("polluted")]);
    expect((await visitor(running.product.origin).call("menus")).status).toBe(200);
  });
  it("is larger than its row takes by one byte, and is refused", async () => {
    for (const name of ["status", "createClientVms", "setConsentOtp"] as const) {
      const { path, maxBody: most } = calls[name];
      const body = (size: number) => filled('{"text":"', "x", size);
      expect(await postRaw(running.product.origin, `/api/provider${path}`, body(most + 1)), name).toBe(413);
      expect(await postRaw(running.product.origin, `/api/provider${path}`, body(most)), name).toBe(400);
    }
  });
});

// How soon it answers is a matter of the machine: the full run measures it.
if (isFullRun)
  it("under fifty hostile bodies side by side the process answers at once that it lives", async () => {
    const kinds: readonly (readonly [path: string, body: Uint8Array, headers: Readonly<Record<string, string>>])[] = [
      ["/api/provider/compliance", manyKeys(10 * MIB), {}],
      ["/api/provider/setConsentOtp", manyKeys(maxBody.consent), {}],
      ["/api/provider/setConsentOtp", filled("", '{"a":', maxBody.consent), {}],
      ["/api/provider/egovVerify", filled('{"GUID":"', "x", maxBody.signatures), {}],
      ["/api/upload", filled("%PDF-1.7\n", "/J#61 ", 10 * MIB), { "content-type": "application/octet-stream" }],
    ];
    const one = (at: number) => {
      const [path, body, headers] = kinds[at % kinds.length] ?? ["/", new Uint8Array(), {}];
      return postRaw(running.product.origin, path, body, headers);
    };
    const { came, p99, times } = await healthWhile(running.product.origin, () =>
      Promise.all(Array.from({ length: 50 }, (_, at) => one(at))),
    );
    writeFigures("hostile-bodies", [
      {
        name: "/healthz under 50 hostile bodies, p99 of " + times,
        measured: `${p99.toFixed(0)} ms`,
        goal: `${HEALTHZ_GOAL_MS} ms`,
        ok: p99 <= HEALTHZ_GOAL_MS,
      },
    ]);
    for (const status of came) expect([400, 401, 413, 503, 0]).toContain(status);
    expect(p99).toBeLessThanOrEqual(HEALTHZ_LIMIT_MS);
    expect(times).toBeGreaterThan(10);
  });
