import { describe, expect, it } from "vitest";
import type { Answer } from "./answer.ts";
import type { NodeRequest } from "./node-request.ts";
import { withClockCookie } from "./clock-cookie.ts";

const plain: Answer = { status: 200, headers: ["content-type", "text/html"], body: "page" };
const request = (cookie: string | null) => ({ headers: { get: () => cookie } }) as unknown as NodeRequest;
const cookieAfter = async (ahead: number, cookie: string | null, answer: () => Answer | Promise<Answer> = () => plain) =>
  await withClockCookie(answer, { aheadMs: () => ahead })(request(cookie));

describe("how browsers learn of the sandbox's clock", () => {
  it("touches no answer while nobody has moved it", async () => {
    expect(await cookieAfter(0, null)).toBe(plain);
    expect(await cookieAfter(0, "other=1")).toBe(plain);
  });
  it("sets the cookie once, on pages and on answers that are waited for alike", async () => {
    for (const answer of [() => plain, async () => plain])
      expect((await cookieAfter(86_400_000, "other=1", answer)).headers).toEqual([
        ...plain.headers,
        "set-cookie",
        "sandbox-clock=86400000; Path=/; SameSite=Lax",
      ]);
    expect(await cookieAfter(86_400_000, "other=1; sandbox-clock=86400000")).toBe(plain);
  });
  it("takes the cookie away once everything began again", async () => {
    expect((await cookieAfter(0, "sandbox-clock=5")).headers.at(-1)).toBe("sandbox-clock=0; Path=/; SameSite=Lax; Max-Age=0");
  });
});
