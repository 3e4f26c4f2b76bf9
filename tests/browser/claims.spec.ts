import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { boughtPolicy } from "./bought-policy.ts";
import { caseIn, decided, fill, fillDay, findStanding, key, numberOfClaim, press } from "./claim-steps.ts";
import { photo } from "./photo.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { signIn } from "./sign-in.ts";
import { solvingVisitor } from "./solving-visitor.ts";

const say = words("kk");
const WIDOW = { name: "Волкова Анна Сергеевна", iin: "900101450006", phone: "7015556677", iban: "KZ86 125K ZT50 0410 0100" };
const spouse = { name: WIDOW.name, relation: "spouse", birthDate: "1990-01-01", share: 100 } as const;

/** One of the staff asks for papers of a claim. */
async function askedForPapers(origin: string, number: string, text: string): Promise<void> {
  const employee = solvingVisitor(origin);
  await employee.login(personWho("employee"));
  const item = await caseIn(employee, "claim", number);
  const { body } = await employee.call("decideWork", { ...item, decision: "askPapers", words: text }, key());
  expect(body).toMatchObject({ became: "decided" });
}

const standing = (page: Page, origin: string, claim: string) =>
  findStanding(page, say, { origin, locale: "kk", claim, phone: WIDOW.phone });
const send = (page: Page) => press(page, say, "statements.send");
const fillIn = (page: Page, id: string, value: string) => fill(page, say, id, value);

test("a widow without an account reports a death on a phone, follows the claim, and names the account that the sum goes to, and saves the paper (kk)", async ({
  page,
  running,
}) => {
  test.slow();
  const origin = running.origin();
  const husband = personWho("nothing");
  const id = await boughtPolicy(origin, husband, { product: "term-life", beneficiaries: [spouse] });
  const owner = solvingVisitor(origin);
  await owner.login(husband);
  const policy = (await owner.call("userContracts", { id })).body.data[0];
  const [number, day] = [policy?.number ?? "", policy?.start_date ?? ""];

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(origin + at("kk", "/how-to-claim"));
  await page
    .locator("main a", { hasText: say("content.reportEvent") })
    .first()
    .click();
  await page.getByRole("main").getByText(say("field.event.death"), { exact: true }).click();
  await fillDay(page, say, "field.eventDate", day);
  await fillIn(page, "field.place", "Ақтау");
  await fillIn(page, "field.story", "Жолдасым ауруханада қайтыс болды.");
  await page.getByLabel(say("field.contractNumber")).fill(number);
  await page.getByRole("main").getByText(say("field.claimant.beneficiary"), { exact: true }).click();
  await fillIn(page, "field.fullName", WIDOW.name);
  await fillIn(page, "field.phone", WIDOW.phone);
  await send(page);
  await expect(page.getByText(say("statements.event.told"))).toBeVisible();
  // The account of a sister: the sum waits until the widow names their own.
  await fillIn(page, "field.accountHolder", "Серікова Дина");
  await fillIn(page, "field.payeeNumber", WIDOW.iin);
  await fillIn(page, "field.iban", WIDOW.iban);
  await send(page);
  const claim = await numberOfClaim(page, say);
  await askedForPapers(origin, claim, "Пришлите выписку из больницы.");
  await standing(page, origin, claim);
  await page.getByRole("main").getByText(say("statements.sendPapers"), { exact: true }).click();
  await page.locator("main input[type=file]:not([capture])").setInputFiles(photo("анықтама.png"));
  await expect(page.getByText(say("kit.upload.done"))).toBeVisible();
  await fillIn(page, "field.phone", "7010000000");
  await send(page);
  await expect(page.getByRole("main").getByText(say("error.claim.phone"))).toBeVisible();
  await fillIn(page, "field.phone", WIDOW.phone);
  await accessible(page);
  await send(page);
  await expect(page.getByRole("status").filter({ hasText: say("statements.sendPapers.done") })).toContainText("Өтінішті қарап жатырмыз");
  // The steps that were read before are past: what was taken says where the claim stands now.
  await expect(page.locator("main [aria-current=step]")).toHaveCount(0);
  expect(await decided(origin, { what: "claim", number: claim, decision: "acceptClaim", more: { eventDay: day } })).toBe(2);

  await standing(page, origin, claim);
  await expect(page.getByRole("main")).toContainText("шот нөмірін күтеміз");
  await accessible(page);
  await fillIn(page, "field.accountHolder", WIDOW.name);
  await fillIn(page, "field.payeeNumber", WIDOW.iin);
  await fillIn(page, "field.iban", WIDOW.iban);
  await fillIn(page, "field.phone", WIDOW.phone);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("statements.account.send") })
    .click();
  await expect(page.getByText(say("statements.account.taken"))).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("шот нөмірін күтеміз");
  await accessible(page);
  await expect(async () => {
    expect(await (await page.request.get(`${origin}/sandbox/bank`)).text()).toContain(claim);
  }).toPass();

  // How the sum was found, on a paper: after the whole phone, as for the account.
  await page.getByRole("main").getByText(say("statements.paper.benefit"), { exact: true }).click();
  await page.getByLabel(say("field.phone"), { exact: true }).last().fill(WIDOW.phone);
  await accessible(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("statements.paper.send"), exact: true })
    .click();
  const paper = page.locator("main article[lang='kk-KZ']");
  await expect(paper).toContainText(claim);
  await expect(page.getByRole("button", { name: say("statements.paper.benefit"), exact: true })).toBeFocused();
  await accessible(page);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: say("paper.save") }).click()]);
  expect(file.suggestedFilename()).toMatch(/^benefit-.*\.pdf$/);
});

test(
  "whoever asks for a review after their session has ended signs in again and finds their words (ru)",
  { tag: "@full" },
  async ({ page, running }) => {
    const [origin, person, ru] = [running.origin(), personWho("nothing"), words("ru")];
    const owner = solvingVisitor(origin);
    await owner.login(person);
    const report = {
      event: "injury",
      eventDate: "2026-01-15",
      place: "Алматы",
      text: "Сломана рука.",
      claimant: "insured",
      name: WIDOW.name,
      phone: WIDOW.phone,
      email: "",
    } as const;
    const { number } = (await owner.call("insurance", report, key())).body;
    const refusal = {
      ground: "notInsured",
      clause: "4.2",
      words: "В выписке ушиб, а пункт 4.2 страхует переломы.",
      otherPaper: "Выписка",
    } as const;
    expect(await decided(origin, { what: "insuredEvent", number: number ?? "", decision: "refuse", more: refusal })).toBe(2);

    await page.goto(origin + at("ru", "/cabinet/claims"));
    await signIn(page, ru, person);
    const claim = page.getByRole("article").filter({ hasText: number ?? "" });
    await claim.getByRole("button", { name: ru("statements.review"), exact: true }).click();
    const typed = "Прошу пересмотреть: снимок сделан в день травмы.";
    await claim.getByLabel(ru("field.reviewText"), { exact: true }).fill(typed);
    // The session ends without this tab: by time, or in another one.
    await page.context().clearCookies();
    const send = claim.getByRole("button", { name: ru("statements.review.send"), exact: true });
    await send.click();
    await signIn(page, ru, person);
    await expect(claim.getByLabel(ru("field.reviewText"), { exact: true })).toHaveValue(typed);
    await send.click();
    await expect(claim.getByText(ru("statements.review.done"))).toBeVisible();
  },
);
