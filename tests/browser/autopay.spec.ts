import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { newestCode } from "./inbox.ts";

const say = words("kk");

test.use({ viewport: { width: 360, height: 740 } });

test(
  "an overdue premium is charged to a card saved by 3-D Secure, once it is turned on, and it is off in one press",
  { tag: "@full" },
  async ({ page, running }) => {
    const origin = running.origin();
    const { iin, password } = personWho("overdue");
    await page.goto(origin + at("kk", "/cabinet/reports"));
    const modal = page.locator("#bv-modal-auth");
    await modal.getByLabel(say("field.iin")).fill(iin ?? "");
    await modal.getByLabel(say("field.password"), { exact: true }).fill(password);
    await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
    await expect(modal).toBeHidden();
    // The cover of the other one is suspended: it is restored by its owner's own payment.
    const late = page.locator("main article", { hasText: say("cabinet.status.overdue") });
    const card = late.locator("a[href*='/cabinet/reports/']:not([aria-label])").first();
    await card.click();
    const part = page.locator("#autopay");
    await expect(part.getByRole("button", { name: say("autopay.add"), exact: true })).toBeVisible();
    const contract = page.url();

    await part.getByRole("button", { name: say("autopay.add"), exact: true }).click();
    await expect(page).toHaveURL(/\/sandbox\/card\//);
    await page.locator("form[action*='/secure'] button").click();
    await page.locator("form[action*='/confirm'] button").click();
    await expect(page).toHaveURL(contract);

    await expect(part.getByText(/440043\*{6}1234/).first()).toBeVisible();
    await accessible(page);
    await part.getByRole("button", { name: say("autopay.on"), exact: true }).click();
    await expect(part.getByLabel(say("field.code"))).toBeVisible();
    await part.getByLabel(say("field.code")).fill(await newestCode(page, origin));
    await part.getByRole("button", { name: say("autopay.confirm"), exact: true }).click();
    await expect(part.getByText(say("autopay.isOn"))).toBeVisible();
    await accessible(page);

    await expect
      .poll(
        async () => {
          await page.reload();
          // On a phone the rows stand behind a button; that they are there is enough.
          await expect(page.locator("#payments table").first()).toBeAttached();
          return page.locator("#payments").getByText("Freedom Pay").count();
        },
        { timeout: 60_000, intervals: [3_000] },
      )
      .toBe(1);
    await part.getByRole("button", { name: say("autopay.off"), exact: true }).click();
    await expect(part.getByRole("button", { name: say("autopay.on"), exact: true })).toBeVisible();
    expect(page.url()).not.toMatch(/440043|profile/);
  },
);
