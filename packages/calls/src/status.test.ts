import { expect, it } from "vitest";
import { succeeded } from "./status.ts";

it.each([
  [{ status: "ok" }, true],
  [{ status: true }, true],
  [{ success: true }, true],
  [{ success: "true" }, true],
  [{ status: "error" }, false],
  [{ success: "error" }, false],
  [{ status: "error", success: true }, false],
  [{ status: "ok", success: "error" }, false],
  [{ status: "" }, false],
  [{ success: false }, false],
  [{ serviceError: true }, false],
  [{}, false],
  [undefined, false],
  [null, false],
])("%j says %s", (reply, says) => {
  expect(succeeded(reply)).toBe(says);
});
