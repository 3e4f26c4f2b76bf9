import { button, fill, heading, openModal, resident, STRONG, tab, typeCode } from "./auth-modal.ts";
import { accessible, expect, smsCode, smsKeys, test } from "./product.ts";

test(
  "a phone that is not in the citizens' base is followed by three pages of help and the way of a signature",
  { tag: "@full" },
  async ({ page, running }) => {
    const { modal, say } = await openModal(page, running.origin(), "en");
    await tab(modal, say("account.tab.registration")).click();
    await fill(modal, say, { ...resident("04"), "field.phone": "+7 (700) 555-04-04" }, STRONG);
    await button(modal, say("account.continue")).click();
    await expect(modal.getByRole("alert")).toHaveText(say("error.notInBase"));
    await accessible(page);
    const help = await modal.getByRole("link").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(help).toEqual(["/en/mobile-citizens-base", "/en/update-phone", "/en/contacts", "/en/personal-data"]);
    await button(modal, say("account.help.signature")).click();
    await expect(button(modal, say("account.signature.qr"))).toBeVisible();
    await accessible(page);
    for (const address of help) {
      await page.goto(running.origin() + address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await accessible(page);
    }
  },
);

test("a base that is out says so and keeps everything typed", { tag: "@full" }, async ({ page, running }) => {
  const { modal, say } = await openModal(page, running.origin(), "kk");
  await tab(modal, say("account.tab.registration")).click();
  const person = { ...resident("05"), "field.phone": "+7 (700) 555-05-03" };
  await fill(modal, say, person, STRONG);
  await button(modal, say("account.continue")).click();
  await expect(modal.getByRole("alert")).toHaveText(say("error.baseSilent"));
  await expect(modal.getByLabel(say("field.email"), { exact: true })).toHaveValue(person["field.email"]);
  await accessible(page);
});

test(
  "a visitor who reloads between two steps, or corrects something, reads what the code on its way confirms",
  { tag: "@full" },
  async ({ page, running }) => {
    const person = resident("06");
    const toSend = async (typed: Readonly<Record<string, string>>) => {
      const { modal, say } = await openModal(page, running.origin(), "ru");
      await tab(modal, say("account.tab.registration")).click();
      await fill(modal, say, typed, STRONG);
      await button(modal, say("account.continue")).click();
      await heading(modal, say("account.send.title"));
      return { modal, say };
    };
    const earlier = await smsKeys(page, running.origin());
    const first = await toSend(person);
    await button(first.modal, first.say("account.send")).click();
    await heading(first.modal, first.say("account.code.title"));
    const code = await smsCode(page, running.origin(), earlier);

    await page.reload();
    const corrected = await toSend({ ...person, "field.email": "corrected@example.kz" });
    await button(corrected.modal, corrected.say("account.send")).click();
    await expect(corrected.modal.getByRole("alert")).toContainText("подтверждает прежние данные");
    await accessible(page);

    await page.reload();
    const { modal, say } = await toSend(person);
    await button(modal, say("account.send")).click();
    await heading(modal, say("account.code.title"));
    await typeCode(modal, say, code, "account.code.confirm");
    await heading(modal, say("account.done.title"));
  },
);
