import { expect, it } from "vitest";
import { requestToken } from "./request-token.ts";

it("the request token lives in memory alone and goes with the session", () => {
  expect(requestToken.read()).toBeUndefined();
  requestToken.keep("token");
  expect(requestToken.read()).toBe("token");
  requestToken.keep(undefined);
  expect(requestToken.read()).toBeUndefined();
});
