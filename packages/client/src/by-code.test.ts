import { expect, it } from "vitest";
import { byCode, type CallFailure } from "./failure.ts";

type Sending = "sendEmployeeReception";
const describe = (failure: CallFailure<Sending>) =>
  byCode(failure, { receptionEnded: () => "ended", receptionLocked: () => "locked" }, (other) => `otherwise ${other.kind}`);
const refused = (code?: "receptionEnded" | "receptionLocked" | "forbidden"): CallFailure<Sending> => ({
  kind: "refused",
  call: "sendEmployeeReception",
  status: 409,
  ...(code && { code }),
});

it("a refusal is answered by the act of its code, and any other failure as one", () => {
  expect(describe(refused("receptionEnded"))).toBe("ended");
  expect(describe(refused("receptionLocked"))).toBe("locked");
  expect(describe(refused("forbidden"))).toBe("otherwise refused");
  expect(describe(refused())).toBe("otherwise refused");
  expect(describe({ kind: "network", call: "sendEmployeeReception" })).toBe("otherwise network");
});

it("an act that is forgotten, and one for a code that the call cannot answer, do not compile", () => {
  // @ts-expect-error receptionLocked is forgotten
  const forgotten = () => byCode(refused(), { receptionEnded: () => true }, () => false);
  const foreign = () =>
    byCode(
      refused(),
      {
        receptionEnded: () => true,
        receptionLocked: () => true,
        // @ts-expect-error a code of another call
        consentChanged: () => true,
      },
      () => false,
    );
  expect([forgotten(), foreign()]).toEqual([false, false]);
});
