import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answering } from "../browser/answering.ts";
import { words } from "../browser/words.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { personWho } from "../src/product/visitor.ts";
import { buildInClone } from "./built-in-clone.ts";

const SITE_KEY = "site-key-of-a-test";
/** Random: a start takes no secret that somebody made up. */
const SECRET = randomBytes(20).toString("hex");
const root = mkdtempSync(path.join(tmpdir(), "shanyraq-recaptcha-"));
const folder = path.join(root, "built");

/** What the service says of every token from now on. */
let score = 0.9;
/** What the edge has asked it. */
const requests: URLSearchParams[] = [];
/** What pages have asked for tokens with: the key, and the action. */
const executed: string[] = [];

/** The half of reCAPTCHA v3 that servers ask: a token says its action, and the host that it was made for. */
function verifier(): Server {
  return createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const params = new URLSearchParams(body);
      requests.push(params);
      const [action, hostname] = (params.get("response") ?? "").split("/");
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ success: params.get("secret") === SECRET, score, action, hostname }));
    });
  });
}

/** The half that pages load: the script of the real address, under the page's own policy. */
const SCRIPT = `globalThis.grecaptcha = {
  ready: (then) => setTimeout(then, 0),
  execute: async (key, { action }) => { await executed(key + " " + action); return action + "/" + location.hostname; },
};`;

let product: Product;
let place: ReturnType<typeof freshPlace>;
let browser: Browser;
const service = verifier();
beforeAll(async () => {
  buildInClone(folder, { RECAPTCHA_SITE_KEY: SITE_KEY });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  place = freshPlace();
  product = await startProduct(place, {
    SITE_DIR: path.join(folder, "site"),
    RECAPTCHA_SECRET: SECRET,
    RECAPTCHA_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`,
  });
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-quic"],
  });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  place.remove();
  service.close();
  rmSync(root, { recursive: true, force: true });
});

/** Opens the login of the home page and signs in; what a page complains of is a fault. */
async function signIn(): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  const page = answering(await browser.newPage());
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.exposeFunction("executed", (what: string) => void executed.push(what));
  await page.route("https://www.google.com/recaptcha/**", (route) => route.fulfill({ contentType: "text/javascript", body: SCRIPT }));
  await page.goto(`${product.origin}/`);
  const say = words("ru");
  await page
    .getByRole("button", { name: say("kit.header.login") })
    .first()
    .click();
  const modal = page.locator("#bv-modal-auth");
  const { iin, password } = personWho("nothing");
  await modal.getByLabel(say("field.iin")).fill(iin ?? "");
  await modal.getByLabel(say("field.password"), { exact: true }).fill(password);
  await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
  return { page, complaints };
}

it("signs in a visitor who looks like a person: each token is of the action that the specification names, and is verified with the secret", async () => {
  const { page, complaints } = await signIn();
  await page.waitForURL(/\/cabinet/);
  expect(new Set(executed)).toEqual(new Set([`${SITE_KEY} login`]));
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.every((params) => params.get("secret") === SECRET && params.get("response")?.startsWith("login/"))).toBe(true);
  expect(complaints).toEqual([]);
  await page.close();
});
it("shows a visitor with a low score an error, with everything typed still there", async () => {
  score = 0.1;
  const { page } = await signIn();
  const modal = page.locator("#bv-modal-auth");
  await modal.getByText(words("ru")("error.captcha")).waitFor();
  expect(await modal.getByLabel(words("ru")("field.iin")).inputValue()).toBe(personWho("nothing").iin);
  await page.close();
});
