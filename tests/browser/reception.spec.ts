import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { fillDate } from "./buy-policy.ts";
import { wrong } from "./identify.ts";
import { answering } from "./answering.ts";
import { accessible, at, expect, smsCode, smsKeys, test, words } from "./product.ts";
import { signIn } from "./sign-in.ts";

type Say = ReturnType<typeof words>;

async function whole(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, page.url()).toBeLessThanOrEqual(0);
  await accessible(page);
}
const press = (page: Page, say: Say, id: string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: say(id), exact: true })
    .click();
const step = (page: Page, say: Say, id: string) => expect(page.getByRole("heading", { name: say(`reception.step.${id}`) })).toBeFocused();

async function toDesk(page: Page, say: Say, origin: string, locale: "ru" | "kk" | "en", shows: "employee" | "supervisor"): Promise<void> {
  await page.goto(origin + at(locale, "/employee-reception"));
  await press(page, say, "reception.visitor.login");
  await signIn(page, say, personWho(shows));
  await expect(page.getByRole("tab", { name: say("reception.tab.reception") })).toBeVisible();
}

test("a customer and an employee side by side: nothing is seen before the customer's code, the whole request has a number, and the customer gets a message", async ({
  page,
  browser,
  running,
}) => {
  const [say, origin] = [words("ru"), running.origin()];
  const served = personWho("maturing");
  // The customer, a Kazakh reader on a phone, in a separate browser.
  const hers = words("kk");
  const phone = answering(await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage());
  await phone.goto(origin + at("kk", "/employee-reception"));
  await expect(phone.getByRole("main")).toContainText(hers("reception.visitor.code"));
  await whole(phone);

  await toDesk(page, say, origin, "ru", "employee");
  await whole(page);
  const main = page.getByRole("main");
  // A slip of the pen, then the right number.
  await main.getByLabel(say("field.whoIsServed")).fill("900101300017");
  await press(page, say, "reception.find");
  await expect(main.getByRole("alert")).toContainText(say("reception.unknown"));
  await main.getByLabel(say("field.whoIsServed")).fill(served.iin ?? "");
  await press(page, say, "reception.find");
  await step(page, say, "found");
  await expect(main).toContainText(`${served.name} ${served.surname.charAt(0)}.`);
  await expect(main).not.toContainText(served.surname);
  await whole(page);

  const earlier = await smsKeys(page, origin);
  await press(page, say, "reception.sendCode");
  await step(page, say, "code");
  const code = await smsCode(page, origin, earlier);
  await main.getByLabel(say("field.code")).fill(wrong(code));
  await press(page, say, "reception.open");
  await expect(main.getByRole("alert")).toBeVisible();
  await expect(main).not.toContainText(served.surname);
  await main.getByLabel(say("field.code")).fill(code);
  await press(page, say, "reception.open");
  await step(page, say, "open");
  await expect(page.getByRole("region", { name: say("reception.serving") })).toContainText(`${served.surname} ${served.name}`);
  await expect(main).toContainText("SH-");
  await expect(main).not.toContainText(served.iin ?? "");
  await whole(page);

  // The customer gets a notification at once.
  await phone.goto(origin + at("kk", "/cabinet/notifications"));
  await signIn(phone, hers, served);
  await expect(phone.getByRole("main")).toContainText(`${personWho("employee").surname} ${personWho("employee").name}`);

  await main.getByLabel(say("field.receptionTopic")).selectOption("correction");
  await main.getByLabel(say("field.receptionText")).fill("Сменила адрес: теперь Астана, Кабанбай батыра, 5.");
  await main.getByLabel(say("field.contractNumber")).fill("SH-2020-00000001");
  await press(page, say, "reception.save");
  await expect(main.getByLabel(say("field.contractNumber"))).toHaveAttribute("aria-invalid", "true");
  await main.getByLabel(say("field.contractNumber")).fill("");
  await press(page, say, "reception.save");
  await expect(main.getByText(say("reception.saved"))).toBeVisible();

  // The page opened again shows nothing of them until they continue; what was saved is there.
  await page.reload();
  await expect(page.getByRole("tab", { name: say("reception.tab.reception") })).toBeVisible();
  await expect(main).not.toContainText(served.surname);
  await main.getByRole("button", { name: `${say("reception.continue")}: ${served.name} ${served.surname.charAt(0)}.` }).click();
  await step(page, say, "open");
  await expect(main.getByLabel(say("field.receptionText"))).toHaveValue(/Кабанбай батыра/);
  await press(page, say, "reception.send");
  await step(page, say, "sent");
  await expect(main).not.toContainText(served.surname);
  await whole(page);
  const saved = page.waitForEvent("download");
  await press(page, say, "reception.sent.file");
  const paper = await saved;
  expect(paper.suggestedFilename()).toMatch(/^OB-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe("%PDF-");

  // With the number the customer follows it alone.
  const number = paper.suggestedFilename().replace(".pdf", "");
  await phone.goto(origin + at("kk", "/check-status"));
  await phone.getByLabel(hers("field.number")).fill(number);
  await phone.getByLabel(hers("field.phoneEnd")).fill(served.phone.slice(-4));
  await phone
    .getByRole("main")
    .getByRole("button", { name: hers("checks.find"), exact: true })
    .click();
  await expect(phone.getByRole("main")).toContainText(hers("checks.status.kind.visit"));
});

test(
  "an employee who leaves the desk finds it locked after a quarter of an hour, and nothing typed is lost",
  { tag: "@full" },
  async ({ page, running }) => {
    const [say, origin] = [words("en"), running.origin()];
    const served = personWho("nonResident");
    await page.clock.install();
    await toDesk(page, say, origin, "en", "employee");
    const main = page.getByRole("main");
    await main.getByLabel(say("field.whoIsServed")).fill(served.id_number ?? "");
    await press(page, say, "reception.find");
    await step(page, say, "found");
    await expect(main).toContainText(say("reception.person.foreigner"));
    const earlier = await smsKeys(page, origin);
    await press(page, say, "reception.sendCode");
    await step(page, say, "code");
    await main.getByLabel(say("field.code")).fill(await smsCode(page, origin, earlier));
    await press(page, say, "reception.open");
    await step(page, say, "open");
    await main.getByLabel(say("field.receptionText")).fill("A certificate for the embassy, in English please.");
    await page.clock.fastForward("15:30");
    await step(page, say, "locked");
    await expect(main).not.toContainText(served.surname);
    await expect(main).not.toContainText("embassy");
    await whole(page);
  },
);

test(
  "two decide what takes two: an employee proposes to refuse a claim, the supervisor agrees, and reads in the log who did what (kk)",
  { tag: "@full" },
  async ({ page, browser, running }) => {
    const [say, origin] = [words("kk"), running.origin()];
    await toDesk(page, say, origin, "kk", "employee");
    const openClaim = async (at: Page) => {
      await at.getByRole("tab", { name: say("reception.tab.work") }).click();
      await at
        .getByRole("button", { name: new RegExp(`: ${say("reception.what.claim")} OB-`) })
        .first()
        .click();
      await expect(at.getByRole("heading", { name: new RegExp(`^${say("reception.what.claim")} OB-`) })).toBeFocused();
    };
    await openClaim(page);
    await page.getByRole("radio", { name: say("reception.decision.refuse") }).check({ force: true });
    await press(page, say, "reception.decide");
    await expect(page.getByLabel(say("field.refusalFact"))).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel(say("field.refusalGround")).selectOption("notInsured");
    await page.getByLabel(say("field.refusalClause")).fill("4.2");
    await fillDate(page, say("field.eventDay"), ["20", "11", "2026"], say);
    await page.getByLabel(say("field.refusalFact")).fill("Анықтамада сынық емес, соғылу көрсетілген.");
    await page.getByLabel(say("field.refusalPapers")).fill("Ауруханадан анықтама");
    await press(page, say, "reception.decide");
    await expect(page.getByText(say("reception.became.proposed"))).toBeVisible();
    await expect(page.getByRole("main")).toContainText(say("reception.proposal.own"));
    await whole(page);

    const other = answering(await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage());
    await toDesk(other, say, origin, "kk", "supervisor");
    await openClaim(other);
    await whole(other);
    await press(other, say, "reception.proposal.agree");
    await expect(other.getByText(say("reception.became.decided"))).toBeVisible();
    await expect(other.getByRole("main")).toContainText(say("reception.case.closed"));
    await other.getByRole("tab", { name: say("reception.tab.log") }).click();
    await expect(other.getByRole("main")).toContainText(say("reception.act.proposed"));
    await whole(other);
  },
);
