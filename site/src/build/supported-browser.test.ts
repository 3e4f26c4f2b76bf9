// @vitest-environment jsdom
import { runInThisContext } from "node:vm";
import { beforeEach, expect, it } from "vitest";
import { isSupported, UNSUPPORTED } from "./supported-browser.ts";

const notice = () => document.querySelector("[data-unsupported]");
beforeEach(() => {
  // With scripts a browser takes what is in a noscript for text.
  const noscript = document.createElement("noscript");
  noscript.id = UNSUPPORTED;
  noscript.textContent = "<div data-unsupported>Update your browser</div>";
  document.body.replaceChildren(noscript);
});

it("runs the page in a modern browser, without a notice", () => {
  expect(runInThisContext(isSupported)).toBe(true);
  expect(notice()).toBeNull();
});

it.each<[string, object, string]>([
  ["Array.prototype.at", Array.prototype, "at"],
  ["Array.prototype.toSorted", Array.prototype, "toSorted"],
  ["String.prototype.replaceAll", String.prototype, "replaceAll"],
  ["Object.hasOwn", Object, "hasOwn"],
  ["BroadcastChannel", globalThis, "BroadcastChannel"],
])("a browser without %s keeps the page as it was sent, under a notice", (_, of, name) => {
  const descriptor = Object.getOwnPropertyDescriptor(of, name) ?? {};
  Reflect.deleteProperty(of, name);
  const supported: unknown = runInThisContext(isSupported);
  Object.defineProperty(of, name, descriptor);
  expect(supported).toBe(false);
  expect(notice()?.textContent).toBe("Update your browser");
});
