import { readFileSync } from "node:fs";
import type { Locale } from "@shanyraq/i18n";
import type { Locator, Page } from "@playwright/test";
import { paper } from "../src/product/paper.ts";
import { personWho } from "../src/product/visitor.ts";
import { signIn } from "./sign-in.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { filledIn } from "./words.ts";
import { understood } from "./understood.ts";
import { inbox } from "./inbox.ts";

const down = { status: 503, contentType: "application/json", body: "{}" };
const send = (page: Page, locale: Locale) =>
  page.getByRole("main").getByRole("button", { name: words(locale)("statements.send"), exact: true });
const pdf = { name: "справка.pdf", mimeType: "application/pdf", buffer: paper() };

/** Presses an answer where a finger would: on its words. */
async function choose(among: Locator, answer: string): Promise<void> {
  const words = among.locator("label").filter({ hasText: new RegExp(`^${answer}$`) });
  await words.click();
  await expect(words.getByRole("radio")).toBeChecked();
}
/** The thanks in the specified words, and the number that stays when they are read. */
async function thanked(page: Page, locale: Locale): Promise<string> {
  const say = words(locale);
  const modal = page.getByRole("alertdialog");
  await expect(modal).toContainText(say("kit.success.text"));
  await accessible(page);
  await modal.getByRole("button", { name: say("kit.understood") }).click();
  await expect(page.getByRole("heading", { name: say("statements.done"), exact: true })).toBeFocused();
  const number = /OB-\d{4}-\d{6}/.exec(await page.getByRole("main").innerText())?.[0] ?? "";
  expect(number).not.toBe("");
  return number;
}
/** The three boxes of a date. */
async function date(page: Page, label: string, day: string, month: string, year: string): Promise<void> {
  const boxes = page.getByRole("group", { name: label }).getByRole("textbox");
  for (const [index, part] of [day, month, year].entries()) await boxes.nth(index).fill(part);
}

test(
  "a question is found behind the one door, loses nothing to a refusal and an outage, and is followed by its number (ru)",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    const origin = running.origin();
    await page.goto(origin + at("ru", "/feedback"));
    await accessible(page);
    await page.getByRole("link", { name: say("statements.choose.feedback"), exact: true }).click();
    await send(page, "ru").click();
    await expect(page.getByRole("group", { name: /^Исправьте \d+ ошиб/ })).toBeFocused();
    await accessible(page);

    await choose(page.getByRole("main"), say("field.topic.complaint"));
    await page.getByLabel(say("field.story")).fill("Не вижу в кабинете взнос, который заплатил вчера.");
    await page.getByLabel(say("field.fullName")).fill("Илья Волков");
    await page.getByLabel(say("field.phone"), { exact: true }).fill("8 701 234-56-78");
    await choose(page.getByRole("main"), say("field.channel.phone"));
    await page.locator("input[type=file]:not([capture])").setInputFiles([{ ...pdf, buffer: Buffer.from("MZ a program") }]);
    // The refusal stands beside its file, and nothing is sent without it.
    await expect(page.getByText(say("error.fileKind")).first()).toBeVisible();
    await send(page, "ru").click();
    await expect(page.getByText(say("statements.files.failed"))).toBeVisible();
    await accessible(page);
    await page.getByRole("button", { name: filledIn(say("kit.upload.remove")) }).click();
    await page.locator("input[type=file]:not([capture])").setInputFiles([pdf]);
    await expect(page.getByText(say("kit.upload.done"))).toBeVisible();

    await expect(page.getByLabel(say("field.story"))).toHaveValue(/взнос/);
    await send(page, "ru").click();
    const number = await thanked(page, "ru");

    await page.getByRole("link", { name: say("statements.done.follow") }).click();
    await expect(page.getByLabel(say("field.number"))).toHaveValue(number);
    await page.getByLabel(say("field.phoneEnd")).fill("5678");
    await page
      .getByRole("main")
      .getByRole("button", { name: say("checks.find") })
      .click();
    await expect(page.getByRole("heading", { name: say("checks.status.kind.feedback") })).toBeFocused();
    await expect(
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: say("checks.status.received") }),
    ).toHaveAttribute("aria-current", "step");
    await accessible(page);
  },
);

test("an insured event is reported in a few words, and the claim follows with its account and papers (kk)", async ({ page, running }) => {
  const say = words("kk");
  // The event has a door of its own: from any page two presses lead to the form, and the third sends it.
  await page.goto(running.origin() + at("kk", "/"));
  await page.getByRole("banner").getByRole("link", { name: "Сақтандыру жағдайы", exact: true }).click();
  await page.locator("main a", { hasText: say("content.reportEvent") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("page.insuredEvent"));
  await choose(page.getByRole("main"), say("field.event.injury"));
  await date(page, say("field.eventDate"), "1", "11", "2026");
  await page.getByLabel(say("field.place")).fill("Алматы");
  await page.getByLabel(say("field.story")).fill("Мұз айдынында қолымды сындырып алдым.");
  await choose(page.getByRole("main"), say("field.claimant.insured"));
  await page.getByLabel(say("field.fullName")).fill("Илья Волков");
  await page.getByLabel(say("field.phone"), { exact: true }).fill("7012345678");
  await send(page, "kk").click();
  await expect(page.getByText(say("statements.event.told"))).toBeVisible();
  await accessible(page);
  // The reporter is paid, unless somebody else is named.
  await expect(page.getByLabel(say("field.accountHolder"), { exact: true })).toHaveValue("Илья Волков");
  await page.getByLabel(say("field.payeeNumber"), { exact: true }).fill(personWho("nothing").iin ?? "");
  await choose(page.getByRole("group", { name: say("statements.paper.medical") }), say("statements.event.have"));
  await page.getByLabel(say("field.iban")).fill("KZ00 0000");
  await send(page, "kk").click();
  await expect(page.getByText(say("error.iban"))).toBeVisible();
  await page.getByLabel(say("field.iban")).fill("kz86 125k zt50 0410 0100");
  await send(page, "kk").click();
  await thanked(page, "kk");
});

test(
  "the owner of a policy reports an event from its page, and learns at once that the day had no cover (en)",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("en");
    const person = personWho("everyStatus");
    await page.goto(running.origin() + at("en", "/cabinet/reports"));
    await signIn(page, say, person);
    // Whatever another test of the product has paid or ended meanwhile: none of this person's policies had started on that day.
    await page.getByRole("main").getByRole("heading").getByRole("link").first().click();
    await page.getByRole("link", { name: say("cabinet.claim") }).click();
    await choose(page.getByRole("main"), say("field.event.injury"));
    await date(page, say("field.eventDate"), "2", "3", "2015");
    await page.getByLabel(say("field.place")).fill("Almaty");
    await page.getByLabel(say("field.story")).fill("I broke my arm on the ice rink.");
    await choose(page.getByRole("main"), say("field.claimant.insured"));
    await expect(page.getByLabel(say("field.contractNumber"))).toHaveValue(/^SH-/);
    await page.getByLabel(say("field.fullName")).fill(`${person.surname} ${person.name}`);
    await page.getByLabel(say("field.phone"), { exact: true }).fill("7012345678");
    await send(page, "en").click();
    await expect(page.getByText(say("statements.event.uncovered"))).toBeVisible();
    await accessible(page);
    // It is reported, and papers may still be sent.
    await expect(page.getByText(say("statements.event.told"))).toBeVisible();
    await expect(page.getByLabel(say("field.iban"))).toBeVisible();
  },
);

test("misconduct can be reported without a name (en)", { tag: "@full" }, async ({ page, running }) => {
  const say = words("en");
  await page.goto(running.origin() + at("en", "/compliance-controller"));
  await page.getByLabel(say("field.story")).fill("An agent asked me for money in an envelope.");
  await page.getByLabel(say("field.anonymous")).check();
  await expect(page.getByLabel(say("field.fullName"))).toHaveCount(0);
  await accessible(page);
  await send(page, "en").click();
  await thanked(page, "en");
  await expect(page.getByText(say("statements.done.anonymous"))).toBeVisible();
});

test("a dispute goes to the ombudsman by a notice that can be kept (kk)", { tag: "@full" }, async ({ page, running }) => {
  const say = words("kk");
  await page.goto(running.origin() + at("kk", "/insurance-ombudsman"));
  await page.getByLabel(say("field.contractNumber")).fill("SH-2026-000001");
  await date(page, say("field.askedOn"), "1", "10", "2026");
  await page.getByLabel(say("field.story")).fill("Компания төлем жасаудан бас тартты.");
  await page.getByLabel(say("field.demand"), { exact: true }).fill("Сақтандыру сомасын төлеу.");
  await page.getByLabel(say("field.fullName")).fill("Илья Волков");
  await page.getByLabel(say("field.iin"), { exact: true }).fill(personWho("nothing").iin ?? "");
  await page.getByLabel(say("field.address")).fill("Алматы, Абай 1");
  await page.getByLabel(say("field.phone"), { exact: true }).fill("7012345678");
  await page.getByLabel(say("field.email")).fill("ilya@example.kz");
  await accessible(page);
  await send(page, "kk").click();
  const number = await thanked(page, "kk");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: say("statements.done.notice") }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString("latin1"),
  ).toBe("%PDF-");
});

test("our service is rated with one press and a few words (ru)", { tag: "@full" }, async ({ page, running }) => {
  const say = words("ru");
  await page.goto(`${running.origin()}${at("ru", "/feedback")}?about=quality`);
  await choose(page.getByRole("main"), say("field.score.5"));
  await send(page, "ru").click();
  await expect(page.getByRole("alertdialog")).toContainText(say("kit.success.text"));
});

test(
  "a policy is found by its number, and a person's list goes to the phone of the account alone (en)",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("en");
    const find = page.getByRole("main").getByRole("button", { name: say("checks.find") });
    await page.goto(running.origin() + at("en", "/check-polis"));
    const number = page.getByLabel(say("field.contractNumber")).first();
    await number.fill("SH-2026-999999");
    await find.click();
    await expect(page.getByText(say("checks.policy.none"), { exact: true })).toBeVisible();
    await accessible(page);
    const { iin, birth_date, phone } = personWho("everyStatus");
    const [year = "", month = "", day = ""] = birth_date.split("-");
    await choose(page.getByRole("main"), say("checks.policy.byPerson"));
    await page.getByLabel(say("field.iin"), { exact: true }).fill(iin ?? "");
    await date(page, say("field.birthDate"), day, month, year);
    await find.click();
    await expect(page.getByRole("heading", { name: say("checks.policy.sent") })).toBeFocused();
    const numbers = /SH-\d{4}-\d{8}/g;
    // Many people know an IIN and a date of birth: the page shows neither numbers, nor sums, nor names.
    await expect(page.getByRole("main")).not.toContainText("₸");
    await accessible(page);
    const sent = async () => {
      const messages = await inbox(page, running.origin());
      return messages.filter(({ recipient }) => recipient === phone).flatMap(({ body }) => body.match(numbers) ?? []);
    };
    await expect.poll(async () => (await sent()).length).toBeGreaterThan(3);
    for (const sentText of await sent()) await expect(page.getByRole("main")).not.toContainText(sentText);
    const [policy = ""] = await sent();
    await page.getByRole("button", { name: say("checks.again") }).click();
    await choose(page.getByRole("main"), say("checks.policy.byNumber"));
    await number.fill(policy);
    await find.click();
    await expect(page.getByRole("heading", { name: say("checks.policy.found") })).toBeFocused();
    await expect(page.getByRole("main")).toContainText(policy);
    await expect(page.getByRole("main")).not.toContainText("₸");
    await accessible(page);
  },
);

test(
  "a visitor who cannot sign in has the owner sent where a policy is ended; a stranger learns nothing (kk, 360 px)",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("kk");
    await page.setViewportSize({ width: 360, height: 740 });
    const { phone, iin, birth_date } = personWho("everyStatus");
    await page.goto(running.origin() + at("kk", "/check-polis"));
    const [year = "", month = "", day = ""] = birth_date.split("-");
    await choose(page.getByRole("main"), say("checks.policy.byPerson"));
    await page.getByLabel(say("field.iin"), { exact: true }).fill(iin ?? "");
    await date(page, say("field.birthDate"), day, month, year);
    await page
      .getByRole("main")
      .getByRole("button", { name: say("checks.find") })
      .click();
    await expect(page.getByRole("heading", { name: say("checks.policy.sent") })).toBeFocused();
    const texts = async () => (await inbox(page, running.origin())).filter(({ channel }) => channel === "sms");
    const policyOf = async () =>
      (await texts()).filter(({ recipient }) => recipient === phone).flatMap(({ body }) => body.match(/SH-\d{4}-\d{8}/g) ?? [])[0] ?? "";
    await expect.poll(policyOf).not.toBe("");

    const form = page.getByRole("region", { name: say("checks.end") });
    await form.getByLabel(say("field.contractNumber")).fill(await policyOf());
    await form.getByLabel(say("field.ownerNumber")).fill("123");
    const press = form.getByRole("button", { name: say("checks.end.send") });
    await press.click();
    // One press does it, though leaving the field draws its refusal above the button.
    await expect(form.getByLabel(say("field.ownerNumber"))).toBeFocused();
    await accessible(page);
    // Somebody else's number: the words are the same, and nobody hears of it.
    for (const owner of [personWho("overdue").iin ?? "", iin ?? ""]) {
      await form.getByLabel(say("field.ownerNumber")).fill(owner);
      await press.click();
      await expect(form.getByRole("heading", { name: say("checks.end.sent") })).toBeFocused();
      await expect(form).toContainText(say("termination.addressSent"));
      await accessible(page);
      if (owner === iin) break;
      await form.getByRole("button", { name: say("checks.again") }).click();
      await form.getByLabel(say("field.contractNumber")).fill(await policyOf());
    }
    // One message, to the owner. Reminders of premiums are sent automatically and are not counted.
    const addresses = async () => (await texts()).filter(({ body }) => body.includes("/cabinet/reports/cancel/"));
    await expect.poll(async () => (await addresses()).map(({ recipient }) => recipient)).toEqual([phone]);
  },
);

test.describe("while the back office is down", () => {
  test.use({ outage: true });
  test("a statement is not lost, and is sent when it is back (ru)", { tag: "@full" }, async ({ page, running }) => {
    const say = words("ru");
    await page.route("**/api/provider/compliance", (route) => route.fulfill(down));
    await page.goto(running.origin() + at("ru", "/compliance-controller"));
    await page.getByLabel(say("field.story")).fill("Агент просил деньги в конверте.");
    await page.getByLabel(say("field.anonymous")).check();
    await send(page, "ru").click();
    await understood(page, say);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(say("account.problem.service"));
    await expect(page.getByLabel(say("field.story"))).toHaveValue(/конверте/);
    await page.unroute("**/api/provider/compliance");
    await send(page, "ru").click();
    await thanked(page, "ru");
  });
});
