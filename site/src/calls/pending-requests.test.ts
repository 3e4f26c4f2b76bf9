import { expect, it } from "vitest";
import { pendingRequests } from "./pending-requests.ts";

it("the page is blocked from the first blocking call to the end of the last, and by no other", () => {
  expect(pendingRequests.read()).toBe("asleep");
  const [first, price, second] = [pendingRequests.begin(true), pendingRequests.begin(false), pendingRequests.begin(true)];
  expect(pendingRequests.read()).toBe("blocked");
  first();
  expect(pendingRequests.read()).toBe("blocked");
  second();
  expect(pendingRequests.read()).toBe("free");
  price();
  expect(pendingRequests.read()).toBe("free");
});

it("notifies a listener of each change until they unsubscribe", () => {
  let notified = 0;
  const leave = pendingRequests.subscribe(() => (notified += 1));
  pendingRequests.begin(true)();
  leave();
  pendingRequests.begin(true)();
  expect(notified).toBe(2);
});
