// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { recaptchaToken } from "./recaptcha.ts";

const SCRIPT = "https://captcha.example/api.js";
const scripts = () => [...document.head.querySelectorAll("script")];

/** What the network would do once the element stands. */
const arrives = (event: "error" | "load") => scripts().at(-1)?.dispatchEvent(new Event(event));

afterEach(() => {
  document.head.replaceChildren();
  globalThis.grecaptcha = undefined;
});

test("a token comes with the specified action; what cannot be reached is tried again, and what came is loaded once", async () => {
  const failed = recaptchaToken(SCRIPT, "key 1");
  arrives("error");
  await expect(failed).rejects.toThrow("cannot be reached");

  const execute = vi.fn(async (key: string, { action }: { readonly action: string }) => `${key}/${action}`);
  globalThis.grecaptcha = { ready: (then) => then(), execute };
  const first = recaptchaToken(SCRIPT, "key 1");
  arrives("load");
  expect(await first).toBe("key 1/login");
  expect(await recaptchaToken(SCRIPT, "key 1")).toBe("key 1/login");
  expect(scripts().map(({ src }) => src)).toEqual(Array.from({ length: 2 }, () => `${SCRIPT}?render=key%201`));
});
