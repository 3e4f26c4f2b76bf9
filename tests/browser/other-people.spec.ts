import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { fillPlace, fillTopic } from "./worksheet.ts";
import { accessible, at, expect, smsCode, smsKeys, test, words } from "./product.ts";

/** People who differ from the one a calculator starts with: a man born on 1 January 1991. */
const woman = personWho("overdue");
const say = words("kk");

async function signIn(page: Page, person: typeof woman): Promise<void> {
  const modal = page.locator("#bv-modal-auth");
  await modal.getByLabel(say("field.iin")).fill(person.iin ?? "");
  await modal.getByLabel(say("field.password"), { exact: true }).fill(person.password);
  await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
  await expect(modal).toBeHidden();
}

const buy = (page: Page) =>
  page
    .getByRole("button", { name: say("calculators.buy") })
    .first()
    .click();
const birthYear = (page: Page) => page.locator("input[autocomplete=bday-year]").first();
const premium = (page: Page) => page.locator("[aria-live=polite][aria-atomic=true]").first();

/** A second person is added with one press though a field before it is still wrong, and both are taken away again. */
async function addTwo(page: Page): Promise<void> {
  const add = page.getByRole("button", { name: say("purchase.beneficiary.add") });
  const people = page.getByRole("group", { name: new RegExp(say("purchase.beneficiary").replace("{number}", "\\d")) });
  await add.click();
  await page.getByLabel(say("field.beneficiaryName")).fill("А");
  await add.scrollIntoViewIfNeeded();
  const box = await add.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  // A finger stays longer than a refusal takes to be drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
  await expect(people).toHaveCount(2);
  for (const left of [1, 0]) {
    await page.getByRole("button", { name: say("purchase.beneficiary.remove").replace("{number}", String(left + 1)) }).click();
    await expect(people).toHaveCount(left);
  }
}

/** Reads on in another language, comes back, reloads: the worksheet stays where it was. */
async function leaveAndReturn(page: Page): Promise<void> {
  const here = page.url();
  await page.goto(here.replace("/kk/", "/en/"));
  await expect(page.getByRole("heading", { name: words("en")("purchase.step.beneficiaries"), level: 2 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(here);
  await page.reload();
}

/** From the worksheet's first step to the code on the payment page, with what no default person has. */
async function fillWorksheet(page: Page, origin: string): Promise<void> {
  const heading = (id: string) => expect(page.getByRole("heading", { name: say(id), level: 2 })).toBeVisible();
  await heading("purchase.step.person");
  const issued = page.getByRole("group", { name: say("field.documentDate") });
  await page.getByLabel(say("field.documentNumber")).fill("000000000");
  await issued.getByLabel(say("kit.date.day")).fill("29");
  await issued.getByLabel(say("kit.date.month")).fill("02");
  await issued.getByLabel(say("kit.date.year")).fill("9020");
  await fillPlace(page, say, "field.street");
  await page.getByRole("button", { name: say("purchase.next") }).click();
  // What cannot be true is refused where it is typed, not after four steps, and said beside the button that was pressed.
  await expect(page.getByRole("main").getByRole("alert")).toContainText("2 қатені түзетіңіз");
  await expect(page.getByText(say("error.document.number")).first()).toBeVisible();
  await expect(page.getByText(say("error.future")).first()).toBeVisible();
  await expect(page.getByLabel(say("field.street"))).toHaveValue("Әбілқайыр хан 51");
  await accessible(page);
  await page.getByLabel(say("field.documentNumber")).fill("N09876543");
  await issued.getByLabel(say("kit.date.year")).fill("2016");
  await page.getByRole("button", { name: say("purchase.next") }).click();
  await heading("purchase.step.health");
  await fillTopic(page, say, "health");
  await page.getByRole("button", { name: say("purchase.next") }).click();
  await heading("purchase.step.declarations");
  await fillTopic(page, say, "declarations");
  await page.getByRole("button", { name: say("purchase.next") }).click();
  await heading("purchase.step.beneficiaries");
  await leaveAndReturn(page);
  await heading("purchase.step.beneficiaries");
  await addTwo(page);
  await page.getByRole("button", { name: say("purchase.next") }).click();
  await heading("purchase.step.check");
  // One section is changed, and nothing else is asked again.
  await page.getByRole("button", { name: say("purchase.changeOf").replace("{what}", say("purchase.step.person")) }).click();
  await page.getByLabel(say("field.street")).fill("Маресьев 12");
  await page.getByRole("button", { name: say("purchase.next") }).click();
  await heading("purchase.step.check");
  await expect(page.getByText("Маресьев 12")).toBeVisible();
  await page.getByRole("checkbox", { name: say("field.consent") }).check({ force: true });
  const earlier = await smsKeys(page, origin);
  await page.getByRole("button", { name: say("purchase.sendCode") }).click();
  await heading("purchase.step.code");
  await page.getByRole("textbox", { name: say("field.code") }).fill(await smsCode(page, origin, earlier));
  await page.getByRole("button", { name: say("purchase.code.confirm") }).click();
  await heading("purchase.confirmed.title");
  await page.getByRole("button", { name: say("purchase.toPayment") }).click();
  await expect(page).toHaveURL(/\/payment\?hash=/);
}

const press = (page: Page, origin: string, id: string, action: string) =>
  page.request.post(`${origin}/sandbox/phone/${id}/${action}`, { headers: { "sec-fetch-site": "same-origin" } });

test.use({ viewport: { width: 360, height: 740 } });

test(
  "a woman of another age is priced as herself, pays a wrong sum, then the right one from a second tab",
  { tag: "@full" },
  async ({ page, running }) => {
    const origin = running.origin();
    await page.goto(origin + at("kk", "/cabinet/reports"));
    await signIn(page, woman);
    await page.goto(origin + at("kk", "/products/senim/calculate"));
    // The account knows the customer: nothing is left of the default person.
    await expect(birthYear(page)).toHaveValue(woman.birth_date.slice(0, 4));
    await expect(premium(page)).toContainText("₸");
    await buy(page);
    await fillWorksheet(page, origin);

    const open = page.getByRole("link", { name: say("purchase.qr.openApp") });
    const idOf = async () => ((await open.getAttribute("href")) ?? "").split("/").at(-1) ?? "";
    const first = await idOf();
    await press(page, origin, first, "payOther");
    await expect(page.getByText(say("purchase.qr.wrongAmount"))).toBeVisible();
    await accessible(page);
    await page.getByRole("button", { name: say("purchase.qr.new") }).click();
    await expect.poll(idOf).not.toBe(first);
    const second = await idOf();

    // The bank gives up on the code without a reason; the money comes late, and is shown to a customer who opens the page again.
    await press(page, origin, second, "expire");
    await expect(page.getByText(say("purchase.qr.declined"))).toBeVisible();
    await press(page, origin, second, "payLate");
    await page.getByRole("button", { name: say("purchase.qr.check") }).click();
    await expect(page.getByRole("heading", { name: say("purchase.paid.title") })).toBeVisible();
    await accessible(page);
  },
);

test(
  "a guest who changes the default person and signs in to buy sees before they fill anything in that it is not their policy",
  { tag: "@full" },
  async ({ page, running }) => {
    const origin = running.origin();
    await page.goto(origin + at("kk", "/products/senim/calculate"));
    await expect(premium(page)).toContainText("₸");
    await buy(page);
    await signIn(page, woman);
    await expect(page.getByText(say("calculators.notOwn.title"))).toBeVisible();
    await accessible(page);
    await page.getByRole("button", { name: say("calculators.notOwn.take") }).click();
    await expect(birthYear(page)).toHaveValue(woman.birth_date.slice(0, 4));
    await expect(page.getByText(say("calculators.notOwn.title"))).toBeHidden();
    await expect(premium(page)).toContainText("₸");
    await buy(page);
    await expect(page).toHaveURL(/calculate\/online\//);
  },
);

test(
  "a link to somebody else's calculation does not become the visitor's worksheet, and leads back to the calculator",
  { tag: "@full" },
  async ({ page, running }) => {
    const origin = running.origin();
    await page.goto(origin + at("kk", "/products/senim/calculate"));
    await expect(premium(page)).toContainText("₸");
    const saved = page.waitForResponse((response) => response.url().endsWith("/setCalcHashData"));
    await buy(page);
    const { hash } = (await (await saved).json()) as { hash: string };
    await page.goto(origin + at("kk", "/cabinet/reports"));
    await signIn(page, woman);
    await page.goto(origin + at("kk", `/products/senim/calculate/online/${hash}`));
    await expect(page.getByText(say("calculators.notOwn.title"))).toBeVisible();
    await accessible(page);
    await page.getByRole("button", { name: say("calculators.notOwn.take") }).click();
    await expect(page).toHaveURL(new RegExp(`/products/senim/calculate/${hash}`));
  },
);

test("a guest whose link lost the calculation comes to the calculator", { tag: "@full" }, async ({ page, running }) => {
  const origin = running.origin();
  await page.goto(origin + at("kk", "/products/senim/calculate/online"));
  await expect(page).toHaveURL(origin + at("kk", "/products/senim/calculate"));
  await expect(premium(page)).toContainText("₸");
});
