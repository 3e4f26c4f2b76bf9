import { expect, it } from "vitest";
import { blocksThePage, isAct } from "./acts.ts";

it.each(["callback", "login", "worksheet", "codeCheck", "changePhone", "logout", "sendSmsOtp"] as const)("%s is pressed for", (name) => {
  expect(isAct(name)).toBe(true);
});

it.each(["user", "menus", "getCalc", "getNotifications", "kaspiQrPay", "userContracts", "egovQrGetData", "upload", "egovQrInit"] as const)(
  "%s is called by the page itself, or shows its result in its own place",
  (name) => {
    expect(isAct(name)).toBe(false);
  },
);

it("nothing else is done while a command is under way; a price, a code and a file leave the page free", () => {
  expect((["pay", "compliance", "cancelContract", "logout"] as const).every((name) => blocksThePage(name))).toBe(true);
  expect((["getCalc", "codeCheck", "upload", "login"] as const).some((name) => blocksThePage(name))).toBe(false);
  expect([{}, { preview: true }].map((input) => blocksThePage("worksheet", input))).toEqual([true, false]);
});
