import { expect, it } from "vitest";
import { deviceOf } from "./device-of.ts";

const APPLE = "AppleWebKit/537.36 (KHTML, like Gecko)";
it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${APPLE} HeadlessChrome/131.0.0.0 Safari/537.36`, "Chrome, Linux"],
  [`Mozilla/5.0 (Linux; Android 14) ${APPLE} Chrome/131.0.0.0 Mobile Safari/537.36`, "Chrome, Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, "Edge, Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15",
    "Safari, macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1",
    "Safari, iOS",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox, Linux"],
])("%s is %s", (agent, name) => {
  expect(deviceOf(agent)).toBe(name);
});
it.each([`Mozilla/5.0 (unknown) ${APPLE} Something/1.0 Safari/537.36`, "curl/8.9.1", ""])("%j is an unknown browser", (agent) => {
  expect(deviceOf(agent)).toBe("");
});
