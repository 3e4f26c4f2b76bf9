import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@shanyraq/i18n";
import { personWho } from "../src/product/visitor.ts";
import { button, openModal, tab, type Say } from "./auth-modal.ts";
import { clientScript } from "./client-script.ts";
import { detachedIsChecked } from "./detached-signature.ts";
import { accessible, at, expect, ofOthers, test, words } from "./product.ts";
import { linkOfCodeIsSent } from "./link-by-sms.ts";
import { consentIsSigned } from "./signed-consent.ts";
import { paperIsRead } from "./paper-is-read.ts";
import { phoneIsChangedAfterSigning } from "./signed-contact.ts";
import { verifiesXmlOfTwo } from "./signed-xml.ts";
import { applicationIs, chooseKey, onPhone } from "./signers.ts";

async function openSignature(page: Page, origin: string, locale: Locale): Promise<{ readonly modal: Locator; readonly say: Say }> {
  const opened = await openModal(page, origin, locale);
  await tab(opened.modal, opened.say("account.login.signature")).click();
  return opened;
}
const signedInAs = async (page: Page, name: RegExp) => expect(page.getByRole("button", { name }).first()).toBeVisible();

test.beforeEach(async ({ page, running }) => applicationIs(page, running.origin(), "ask"));

test("a customer signs in with a key of NCALayer", async ({ page, running }) => {
  const { modal, say } = await openSignature(page, running.origin(), "ru");
  await accessible(page);
  await button(modal, say("account.signature.app")).click();
  await expect(modal.getByText(say("account.signature.signing"))).toBeVisible();
  await accessible(page);
  await chooseKey(page, running.origin(), "person-gost");
  await expect(modal).toBeHidden();
  await signedInAs(page, /Айдар/);
});

test("a customer who signed in by a key changes their phone by one code, sent to the new number", { tag: "@full" }, ({ page, running }) =>
  phoneIsChangedAfterSigning(page, running.origin()),
);

test("a cancel in NCALayer is not an error, and the customer can continue", { tag: "@full" }, async ({ page, running }) => {
  const { modal, say } = await openSignature(page, running.origin(), "kk");
  await button(modal, say("account.signature.app")).click();
  await chooseKey(page, running.origin(), "cancel");
  await expect(modal.getByRole("status").getByText(say("account.signature.cancelled"))).toBeVisible();
  await accessible(page);
  await button(modal, say("account.signature.again")).click();
  await chooseKey(page, running.origin(), "person");
  await expect(modal).toBeHidden();
});

test.describe("the error catalogue of signing (commercial-flows, section 8)", () => {
  // A socket that is refused is said by the browser itself.
  test.use({ outage: true });
  for (const [mode, sentence] of [
    ["oldVersion", "Ошибка взаимодействия с NCALayer."],
    ["gone", "установите его c портала НУЦ РК (https://ncl.pki.gov.kz/)"],
    ["closing", "NCALayer закрыл соединение."],
    ["failure", "SIGNING_FAILURE: the token was taken out (virtual NCALayer)"],
  ] as const)
    test(`an NCALayer that is ${mode} is reported in its own words`, { tag: "@full" }, async ({ page, running }) => {
      const { modal, say } = await openSignature(page, running.origin(), "ru");
      await applicationIs(page, running.origin(), mode);
      await button(modal, say("account.signature.app")).click();
      await expect(modal.getByRole("alert")).toContainText(sentence);
      await expect(modal.getByRole("alert")).toContainText(
        say(mode === "failure" ? "account.signature.refused" : "account.signature.notConnected"),
      );
      await accessible(page);
    });
});

test("a connection that is there, or is not, is reported in its own words", { tag: "@full" }, async ({ page, running }) => {
  await page.goto(running.origin());
  await page.evaluate(await clientScript());
  const resultOf = async (act: string) =>
    (await page.evaluate(`ncaLayer.${act}.then((answer) => answer.error?.message ?? "ok")`)) as string;
  expect(await resultOf("getActiveTokens()")).toBe("Подключение к NCALayer не установлено.");
  expect(await resultOf("connect()")).toBe("ok");
  expect(await resultOf("connect()")).toBe("Подключение уже выполнено.");
  const signing = resultOf(
    'sign({ format: "cms", data: ["YQ=="], parameters: { decode: true }, signer: { extKeyUsageOids: [] }, language: "ru" })',
  );
  await chooseKey(page, running.origin(), "cancel");
  expect(await signing).toBe("cancelled by user");
});

for (const [key, fault] of [
  ["revoked", "signature.fault.revoked"],
  ["expired", "signature.fault.expired"],
] as const)
  test(`a key that is ${key} is refused with what to do`, { tag: "@full" }, async ({ page, running }) => {
    const { modal, say } = await openSignature(page, running.origin(), "en");
    await button(modal, say("account.signature.app")).click();
    await chooseKey(page, running.origin(), key);
    await expect(modal.getByRole("alert")).toContainText(words("en")(fault));
  });

test("a right signature without an account leads to the registration with its IIN", { tag: "@full" }, async ({ page, running }) => {
  const { modal, say } = await openSignature(page, running.origin(), "ru");
  await button(modal, say("account.signature.app")).click();
  await chooseKey(page, running.origin(), "newcomer");
  await expect(modal.getByRole("alert")).toContainText("950719301232");
  await accessible(page);
  await button(modal, say("account.signature.register")).click();
  await expect(modal.getByLabel(say("field.iin"), { exact: true })).toHaveValue("950719301232");
});

test("a customer signs in with a phone", async ({ page, running }) => {
  const { modal, say } = await openSignature(page, running.origin(), "ru");
  await button(modal, say("account.signature.qr")).click();
  await expect(modal.getByRole("img", { name: say("account.signature.label") })).toBeVisible();
  await expect(modal.getByText(say("account.signature.launch"))).toBeVisible();
  await accessible(page);
  await onPhone(page, running.origin(), "scan");
  await expect(modal.getByText(say("account.signature.scanned"))).toBeVisible();
  await onPhone(page, running.origin(), "key-other");
  await expect(modal).toBeHidden();
  await signedInAs(page, /Илья/);
});

test("a phone may refuse, and a code may pass", { tag: "@full" }, async ({ page, running }) => {
  const { modal, say } = await openSignature(page, running.origin(), "ru");
  await button(modal, say("account.signature.qr")).click();
  await onPhone(page, running.origin(), "scan", "refuse");
  await expect(modal.getByText(say("account.signature.cancelled"))).toBeVisible();
  await button(modal, say("account.signature.again")).click();
  await expect(modal.getByRole("img", { name: say("account.signature.label") })).toBeVisible();
  await onPhone(page, running.origin(), "expire");
  await expect(modal.getByText(say("account.signature.expired"))).toBeVisible();
  await accessible(page);
});

async function signIn(
  page: Page,
  origin: string,
  address: string,
  shows: Parameters<typeof personWho>[0],
  locale: Locale = "ru",
): Promise<Say> {
  const say = words(locale);
  const person = personWho(shows);
  await page.goto(origin + at(locale, address));
  const modal = page.locator("#bv-modal-auth");
  await modal.getByLabel(say("field.iin")).fill(person.iin ?? "");
  await modal.getByLabel(say("field.password"), { exact: true }).fill(person.password);
  await button(modal, say("account.login.submit")).click();
  await expect(modal).toBeHidden();
  return say;
}
/** Opens the request of this state from the list. */
async function openRequest(page: Page, say: Say, state: string): Promise<void> {
  const card = page
    .getByRole("main")
    .locator("div", { has: page.getByRole("link") })
    .filter({ hasText: say(`signing.state.${state}`) })
    .last();
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { name: say("signing.documents") })).toBeVisible();
}
const saved = async (page: Page, act: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return download.path();
};

test("a customer reads their documents, signs them with NCALayer, saves and verifies them", async ({ page, running }) => {
  const origin = running.origin();
  const say = await signIn(page, origin, "/sign", "everyStatus");
  for (const state of ["waiting", "partly", "signed", "expired"])
    await expect(page.getByText(say(`signing.state.${state}`), { exact: true })).toBeVisible();
  await accessible(page);
  await openRequest(page, say, "waiting");
  await accessible(page);
  await paperIsRead(page, say, "Сәрсенов Айдар Маратұлы");

  const sign = page.getByRole("button", { name: say("signing.way.app"), exact: true });
  await expect(sign).toBeDisabled();
  await page.getByLabel(say("signing.agree")).check();
  for (const [key, fault] of [
    ["other", "signature.fault.otherPerson"],
    ["revoked", "signature.fault.revoked"],
    ["expired", "signature.fault.expired"],
  ] as const) {
    await sign.click();
    await expect(page.getByText(say("account.signature.signing"))).toBeVisible();
    await chooseKey(page, origin, key);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(say(fault));
  }
  await accessible(page);
  await sign.click();
  await chooseKey(page, origin, "cancel");
  await expect(page.getByText(say("account.signature.cancelled"))).toBeVisible();
  await sign.click();
  await chooseKey(page, origin, "person-gost");
  await expect(page.getByText(say("signing.done"), { exact: true })).toBeVisible();
  await expect(page.getByText(say("signing.done.all"))).toBeVisible();
  await accessible(page);

  const pdf = await saved(page, () =>
    page
      .getByRole("button", { name: say("signing.document.download"), exact: true })
      .first()
      .click(),
  );
  const cms = await saved(page, () =>
    page
      .getByRole("button", { name: say("signing.document.cms"), exact: true })
      .first()
      .click(),
  );
  await saved(page, () => page.getByRole("button", { name: say("signing.document.sheet"), exact: true }).click());
  const evidence = await saved(page, () => page.getByRole("button", { name: say("signing.document.evidence"), exact: true }).click());
  await page.getByRole("link", { name: say("signing.toVerify"), exact: true }).click();
  await expect(page.getByText(say("signing.verdict.valid"), { exact: true })).toBeVisible();
  await accessible(page);

  // The same files in the browser alone: nothing but the list of trusted authorities is requested.
  const posted: string[] = [];
  page.on(
    "request",
    (request) => request.method() === "POST" && !/\/api\/(vitals|csp-report)$/.test(request.url()) && posted.push(request.url()),
  );
  await detachedIsChecked(page, say, { cms, pdf });
  await button(page.getByRole("main"), say("signing.verify.again")).click();
  await page.locator("input[type=file]").setInputFiles([evidence]);
  await expect(page.getByText(say("signing.verdict.valid"), { exact: true })).toBeVisible();
  await button(page.getByRole("main"), say("signing.verify.again")).click();
  await page.locator("input[type=file]").setInputFiles([
    { name: "contract.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 another") },
    { name: "contract.cms", mimeType: "application/octet-stream", buffer: readFileSync(cms) },
  ]);
  await expect(page.getByText(say("signing.verdict.invalid"), { exact: true })).toBeVisible();
  await accessible(page);
  expect(posted.filter((url) => !url.endsWith("/getNotifications"))).toEqual([]);
});

test("XML that two have signed is shown with each signer, and as invalid once changed", { tag: "@full" }, async ({ page, running }) =>
  verifiesXmlOfTwo(page, running.origin()),
);

test("a customer signs with a phone what the other party has signed", { tag: "@full" }, async ({ page, running }) => {
  const origin = running.origin();
  const say = await signIn(page, origin, "/sign", "everyStatus", "kk");
  await openRequest(page, say, "partly");
  await page.getByLabel(say("signing.agree")).check();
  const sign = page.getByRole("button", { name: ofOthers(say("signing.way.qr")), exact: true });
  await sign.click();
  await expect(page.getByRole("img", { name: ofOthers(say("signing.code")) })).toBeVisible();
  await accessible(page);
  await onPhone(page, origin, "scan", "refuse");
  await expect(page.getByText(say("account.signature.cancelled"))).toBeVisible();
  await sign.click();
  await expect(page.getByRole("img", { name: ofOthers(say("signing.code")) })).toBeVisible();
  await linkOfCodeIsSent(page, say, origin);
  await accessible(page);
  await onPhone(page, origin, "scan", "key-person");
  await expect(page.getByText(say("signing.done.all"))).toBeVisible();
});

test(
  "another customer's link to sign is refused politely, and a malformed link is reported",
  { tag: "@full" },
  async ({ page, running }) => {
    const origin = running.origin();
    const say = await signIn(page, origin, "/sign/00000000-0000-4000-8000-00000000ffff", "everyStatus", "en");
    await expect(page.getByRole("heading", { name: say("signing.missing") })).toBeVisible();
    await page.goto(`${origin}/en/sign`);
    const href = await page.getByRole("main").getByRole("link").first().getAttribute("href");
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn(page, origin, (href ?? "").replace("/en", ""), "overdue", "en");
    await expect(page.getByRole("heading", { name: say("signing.notYours") })).toBeVisible();
    await accessible(page);
  },
);

test("signatures are verified by number, and malformed and unknown numbers are reported", { tag: "@full" }, async ({ page, running }) => {
  const origin = running.origin();
  const say = words("ru");
  await page.goto(`${origin}/verify`);
  await accessible(page);
  const field = page.getByLabel("GUID");
  await field.fill("123");
  await button(page.getByRole("main"), say("signing.verify.look")).click();
  await expect(page.getByText(say("signing.verify.wrong"))).toBeVisible();
  await field.fill("00000000-0000-4000-8000-00000000FFFF");
  await button(page.getByRole("main"), say("signing.verify.look")).click();
  await expect(page.getByText(say("signing.verify.missing"), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/verify/00000000-0000-4000-8000-00000000ffff`);
  await accessible(page);
  await page.locator("input[type=file]").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no signature") });
  await expect(page.getByText(say("signing.file.notSigned"))).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, "BarcodeDetector"));
  await button(page.getByRole("main"), say("signing.camera.open")).click();
  await expect(page.getByText(say("signing.camera.notSupported"))).toBeVisible();
  await accessible(page);
});

test("a consent is signed by a key over the words that were read, by nobody else's (en)", { tag: "@full" }, async ({ page, running }) =>
  consentIsSigned(page, running.origin()),
);
