import { personWho } from "../src/product/visitor.ts";
import { button, fill, heading, openModal, resident, STRONG, tab, typeCode, wrong } from "./auth-modal.ts";
import { accessible, expect, smsCode, smsKeys, test } from "./product.ts";
import { loginOf } from "./sign-in.ts";

const foreigner = {
  "field.lastName": "O'Neil",
  "field.firstName": "Jean-Luc",
  "field.idNumber": "P7654321",
  "field.phone": "+7 (700) 555-44-22",
  "field.email": "jl@example.com",
};

test("a resident registers with the code from their phone, and a wrong one before it", async ({ page, running }) => {
  const { modal, say } = await openModal(page, running.origin(), "ru");
  await accessible(page);
  await tab(modal, say("account.tab.registration")).click();
  await button(modal, say("account.continue")).click();
  await expect(modal.getByText(say("error.required")).first()).toBeVisible();
  await accessible(page);
  const person = resident("01");
  await fill(modal, say, person, STRONG);
  await button(modal, say("account.continue")).click();

  await heading(modal, say("account.send.title"));
  await expect(modal.getByText("+7 7** *** **01")).toBeVisible();
  await accessible(page);
  // The arrow loses nothing.
  await button(modal, say("account.back")).click();
  await expect(modal.getByLabel(say("field.email"), { exact: true })).toHaveValue(person["field.email"]);
  await button(modal, say("account.continue")).click();
  const earlier = await smsKeys(page, running.origin());
  await button(modal, say("account.send")).click();

  await heading(modal, say("account.code.title"));
  await expect(modal.getByRole("timer")).toHaveText(/^[12]:[0-5]\d$/);
  await expect(button(modal, say("account.code.again"))).toHaveAttribute("aria-disabled", "true");
  await accessible(page);
  const code = await smsCode(page, running.origin(), earlier);
  await typeCode(modal, say, wrong(code), "account.code.confirm");
  await expect(modal.getByRole("alert")).toContainText("4");
  await accessible(page);
  await typeCode(modal, say, code, "account.code.confirm");

  await heading(modal, say("account.done.title"));
  await accessible(page);
  await button(modal, say("account.done.open")).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(`${running.origin()}/cabinet/reports`);
  await expect(page.getByRole("button", { name: /Тимур/ }).first()).toBeVisible();
});

test(
  "a password that is guessed first is refused at its field, with everything typed kept",
  { tag: "@full" },
  async ({ page, running }) => {
    const { modal, say } = await openModal(page, running.origin(), "en");
    await tab(modal, say("account.tab.registration")).click();
    const person = resident("02");
    await fill(modal, say, person, "Password123!");
    await button(modal, say("account.continue")).click();
    await heading(modal, say("account.send.title"));
    await button(modal, say("account.send")).click();
    await expect(modal.getByLabel(say("field.newPassword"), { exact: true })).toBeFocused();
    await expect(modal.getByText(say("error.password.common"))).toBeVisible();
    await expect(modal.getByLabel(say("field.iin"), { exact: true })).toHaveValue(person["field.iin"]);
    await accessible(page);
  },
);

test("a registered visitor is led to the login with their IIN", { tag: "@full" }, async ({ page, running }) => {
  const { modal, say } = await openModal(page, running.origin(), "kk");
  const person = personWho("nothing");
  await tab(modal, say("account.tab.registration")).click();
  await fill(modal, say, { ...resident("03"), "field.iin": person.iin ?? "", "field.phone": person.phone }, STRONG);
  await button(modal, say("account.continue")).click();
  await expect(modal.getByRole("alert")).toHaveText(say("error.registered"));
  await accessible(page);
  await button(modal, say("account.register.toLogin")).click();
  await expect(modal.getByLabel(say("field.iin"), { exact: true })).toHaveValue(person.iin ?? "");
  await expect(modal.getByLabel(say("field.password"), { exact: true })).toBeFocused();
  await accessible(page);
  await modal.getByLabel(say("field.password"), { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(`${running.origin()}/kk/cabinet/reports`);
});

test(
  "a foreigner agrees to the text they read, mends a refused password, and is asked for one code alone",
  { tag: "@full" },
  async ({ page, running }) => {
    const { modal, say } = await openModal(page, running.origin(), "en");
    await tab(modal, say("account.tab.registration")).click();
    await tab(modal, say("account.login.nonResident")).click();
    await fill(modal, say, { ...foreigner, "field.lastName": "Иванов" }, "abcdef");
    await button(modal, say("account.continue")).click();
    await expect(modal.getByText(say("error.latin"))).toBeVisible();
    await accessible(page);
    await modal.getByLabel(say("field.lastName"), { exact: true }).fill(foreigner["field.lastName"]);
    const earlier = await smsKeys(page, running.origin());
    await button(modal, say("account.continue")).click();

    await heading(modal, say("account.consent.title"));
    await expect(modal.getByText("I, O'Neil Jean-Luc, document No. P7654321", { exact: false })).toBeVisible();
    await expect(modal.getByRole("link")).toHaveAttribute("href", "/en/personal-data");
    await accessible(page);
    await typeCode(modal, say, "", "account.consent.confirm");
    await expect(modal.getByText(say("error.code"))).toBeVisible();
    const code = await smsCode(page, running.origin(), earlier, 6);
    await typeCode(modal, say, wrong(code), "account.consent.confirm");
    await expect(modal.getByRole("alert")).toContainText(say("account.consent.failed.check"));
    await accessible(page);
    await typeCode(modal, say, code, "account.consent.confirm");

    // Six characters keep the form's rule and not the provider's.
    await expect(modal.getByRole("listitem").filter({ hasText: say("error.badInput") })).toBeVisible();
    await expect(modal.getByLabel(say("field.newPassword"), { exact: true })).toBeFocused();
    await expect(modal.getByText(say("error.password.length"))).toBeVisible();
    await accessible(page);
    await modal.getByLabel(say("field.newPassword"), { exact: true }).fill("Four plain words");
    await modal.getByLabel(say("field.passwordRepeat"), { exact: true }).fill("Four plain words");
    await button(modal, say("account.continue")).click();
    await heading(modal, say("account.done.title"));
    await button(modal, say("account.done.open")).click();
    await expect(page).toHaveURL(`${running.origin()}/en/cabinet/reports`);
    await expect(page.getByRole("button", { name: /Jean-Luc/ }).first()).toBeVisible();
  },
);

test(
  "a failure on a foreigner's way is shown, stays until it is closed, and can be retried",
  { tag: "@full" },
  async ({ page, running }) => {
    const failing = new Set(["createClientVms"]);
    const refused = "Отказ бэк-офиса";
    await page.route("**/api/provider/**", (route) => {
      const call = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
      return failing.has(call) ? route.fulfill({ status: 400, json: { status: "error", message: refused } }) : route.continue();
    });
    await page.clock.install();
    const { modal, say } = await openModal(page, running.origin(), "ru");
    await tab(modal, say("account.tab.registration")).click();
    await tab(modal, say("account.login.nonResident")).click();
    const another = { ...foreigner, "field.idNumber": "P7654399", "field.phone": "+7 (700) 555-44-99", "field.email": "other@example.com" };
    await fill(modal, say, another, "Four plain words");
    await button(modal, say("account.continue")).click();
    await expect(page.getByText(say("account.toast.client"), { exact: true })).toBeVisible();

    failing.clear();
    failing.add("sendSmsOtp");
    await button(modal, say("account.continue")).click();
    await expect(modal.getByRole("alert")).toContainText(say("account.consent.failed.send"));
    await accessible(page);
    failing.clear();
    const earlier = await smsKeys(page, running.origin());
    await button(modal, say("account.code.again")).click();
    const code = await smsCode(page, running.origin(), earlier, 6);

    failing.add("sendSmsOtp");
    await page.clock.fastForward(121_000);
    await button(modal, say("account.code.again")).click();
    await expect(page.getByText(say("account.toast.resend"), { exact: true })).toBeVisible();

    failing.clear();
    failing.add("register");
    await typeCode(modal, say, code, "account.consent.confirm");
    const toast = page.getByText(refused, { exact: true }).last();
    await expect(toast).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(toast).toBeVisible();
    failing.clear();
    await button(modal, say("account.consent.finish")).click();
    await heading(modal, say("account.done.title"));
  },
);

test("the modal begins again whenever it is shown, and fits a small phone", { tag: "@full" }, async ({ page, running }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { modal, say } = await openModal(page, running.origin(), "kk");
  const overflow = () => modal.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await tab(modal, say("account.tab.registration")).click();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await tab(modal, say("account.login.nonResident")).click();
  await modal.getByLabel(say("field.lastName"), { exact: true }).fill("O'Neil");
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await loginOf(page, say).click();
  await expect(modal.getByLabel(say("field.iin"), { exact: true })).toHaveValue("");
  await expect(tab(modal, say("account.tab.login"))).toHaveAttribute("aria-selected", "true");
});
