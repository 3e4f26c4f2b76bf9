import { locales } from "@shanyraq/i18n";
import type { Page } from "@playwright/test";
import { buy } from "../src/product/purchase.ts";
import { credentialsOf, personWho } from "../src/product/visitor.ts";
import { inbox } from "./inbox.ts";
import { openPart } from "./open-part.ts";
import { openAs, openSignedIn } from "./open-signed-in.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { solvingVisitor } from "./solving-visitor.ts";
import { tabTo } from "./tab-to.ts";
import { filledIn } from "./words.ts";

/** The code of a request: the same person may have others under way in a test beside this one. */
async function codeOf(page: Page, origin: string, requestID: string): Promise<string> {
  const sms = (await inbox(page, origin)).find(({ channel, key }) => channel === "sms" && key.includes(requestID));
  return /\b(\d{4})\b/.exec(sms?.body ?? "")?.[1] ?? "";
}

// One after another: one person buys in all of them.
test.describe.configure({ mode: "serial" });

for (const locale of locales)
  test(
    `a blind customer reads a termination agreement on the page and concludes it by the keyboard alone, without a file, in ${locale}`,
    { tag: locale === "kk" ? [] : "@full" },
    async ({ page, running }) => {
      test.slow();
      const say = words(locale);
      const person = personWho("nothing");
      const origin = running.origin();
      const owner = solvingVisitor(origin);
      await owner.call("login", credentialsOf(person));
      const contractId = (await buy(owner, person)).receipt?.contractId ?? "";
      await owner.call("calcCancelVerifyId", { contractId, code: String(person.iin).slice(-4) });
      const account = { iban: "KZ86 125K ZT50 0410 0100", holder: `${person.surname} ${person.name}` };
      const { body } = await owner.call(
        "calcCancelSendSms",
        { contractId, ...account },
        { lang: locale, "idempotency-key": crypto.randomUUID() },
      );
      const requestID = body.requestID ?? "";
      const confirmed = { contractId, requestID, code: await codeOf(page, origin, requestID) };
      await owner.call("cancelContract", confirmed, { "idempotency-key": crypto.randomUUID() });

      let files = 0;
      page.on("download", () => (files += 1));
      await openAs(page, origin + at(locale, `/cabinet/reports/cancel/${contractId}`), owner);
      const paper = page.locator("main article[lang]");
      await expect(paper.getByRole("heading", { level: 3 })).toHaveText(filledIn(say("termination.name")));
      await expect(paper).toContainText(filledIn(say("termination.what.text")));
      await accessible(page);
      // The contents lead to a part, whose heading takes the focus; a term of it is explained and put away.
      await tabTo(page, paper.getByRole("link", { name: say("termination.rest"), exact: true }));
      await page.keyboard.press("Enter");
      await expect(paper.getByRole("heading", { name: say("termination.rest") })).toBeFocused();
      await page.locator("main h2[tabindex]").first().focus();
      const term = paper.locator("[data-in-sentence]").first();
      await tabTo(page, term);
      await page.keyboard.press("Enter");
      await expect(paper.getByText(say("paper.term"), { exact: true })).toBeVisible();
      await accessible(page);
      await page.keyboard.press("Escape");
      await expect(paper.getByText(say("paper.term"), { exact: true })).toBeHidden();
      await expect(term).toBeFocused();

      await tabTo(page, page.getByRole("checkbox", { name: say("termination.agreement.accept") }));
      await page.keyboard.press("Space");
      await tabTo(page, page.getByRole("button", { name: say("termination.agreement.sign"), exact: true }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 2, name: say("termination.step.done"), exact: true })).toBeFocused();
      expect(files).toBe(0);
    },
  );

test("every paper of a policy is read on a narrow phone from the list of its documents, and saved from its page", async ({
  page,
  running,
}) => {
  const say = words("kk");
  const person = personWho("everyStatus");
  const origin = running.origin();
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page, origin + at("kk", "/cabinet/reports"), person);
  await page.locator("main a[href*='/cabinet/reports/']:not([aria-label])").first().click();
  await openPart(page, "documents");
  const links = page.locator("#documents").getByRole("link", { name: new RegExp(`^${say("cabinet.documents.read")}: `) });
  await expect(links.first()).toBeVisible();
  const addresses: string[] = [];
  // One by one: what finds them all at once in the page needs more than the oldest browsers have.
  for (const link of await links.all()) addresses.push((await link.getAttribute("href")) ?? "");
  const kinds = new Set(addresses.map((address) => new URL(address, origin).searchParams.get("type")));
  expect([...kinds]).toEqual(expect.arrayContaining(["policy", "rules", "receipt"]));
  for (const address of addresses.slice(0, 3)) {
    await page.goto(origin + address);
    await expect(page.locator("main article[lang='kk-KZ'], main iframe").first()).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await accessible(page);
  }
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: say("paper.save") }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
});
