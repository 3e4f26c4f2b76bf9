import { describe, expect, it } from "vitest";
import { refusalsOf, type RefusalStatus } from "./openapi/refusals.ts";
import { actCodes, codesOf, refusalCodeOf, refusalCodes, type RefusalCode } from "./refusal-codes.ts";
import { callNames, calls } from "./rows.ts";

describe("the codes of refusals", () => {
  it("stand with statuses by which their call refuses", () => {
    const wrong = callNames.flatMap((name) => {
      const own: Readonly<Record<string, object | undefined>> = refusalCodes;
      const declared: readonly number[] = refusalsOf(name, calls[name]);
      return Object.keys(own[name] ?? {})
        .filter((status) => !declared.includes(Number(status)))
        .map((status) => `${name} ${status}`);
    });
    expect(wrong).toEqual([]);
  });
  it("tell two refusals of one status apart", () => {
    expect(codesOf("sendEmployeeReception", 409)).toEqual(["idempotencyRunning", "receptionEnded", "receptionLocked"]);
  });
  it("are the names of their sentences, without what all of them begin with", () => {
    expect(refusalCodeOf("error.notFound")).toBe("notFound");
    expect(refusalCodeOf("termination.nobody.other")).toBe("termination.nobody.other");
  });
  it("are codes of their call when a flow answers each in a way of its own", () => {
    const statuses: readonly RefusalStatus[] = [400, 401, 403, 404, 409, 413, 415, 422, 429];
    for (const [name, codes] of Object.entries(actCodes))
      for (const code of codes) {
        const own = callNames.find((one) => one === name);
        expect(own && statuses.some((status) => codesOf(own, status).includes(code)), `${name} ${code}`).toBe(true);
      }
  });
  it("do not compile for a call that cannot be refused by them", () => {
    // @ts-expect-error a code of another call
    const foreign: RefusalCode<"checkSignedByGuid"> = "receptionEnded";
    expect(foreign).toBe("receptionEnded");
  });
});
