import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { answering } from "./answering.ts";
import { accessible, at, expect, smsCode, smsKeys, test, words } from "./product.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { signIn } from "./sign-in.ts";

type Say = ReturnType<typeof words>;

/** Nothing lies beside the screen, and axe finds nothing. */
async function whole(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, page.url()).toBeLessThanOrEqual(0);
  await accessible(page);
}
const pressed = (page: Page, say: Say, id: string) =>
  page
    .locator("#consents")
    .getByRole("button", { name: say(id), exact: true })
    .click();
const wrong = (code: string) => (code === "000000" ? "111111" : "000000");

test.describe("in Kazakh on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a newer wording waits in the cabinet, is read, and is given by a code; a debt of premiums keeps it standing", async ({
    page,
    running,
  }) => {
    const say = words("kk");
    const origin = running.origin();
    const part = page.locator("#consents");
    await openSignedIn(page, `${origin}${at("kk", "/cabinet")}`, personWho("overdue"));
    await page.getByRole("link", { name: say("cabinet.waiting.consent.readOf") }).click();
    await expect(part).toContainText(say("cabinet.consents.standing.outdated"));
    await expect(part).toBeInViewport();
    await whole(page);
    // What stands in the way of a withdrawal is named, and its name leads there.
    await expect(part.getByRole("link").first()).toHaveAttribute("href", /\/cabinet\/reports\//);
    await expect(part.getByRole("button", { name: say("cabinet.consents.withdraw"), exact: true })).toHaveCount(0);

    const other = answering(await page.context().newPage());
    await other.goto(`${origin}${at("kk", "/cabinet/info")}`);
    await pressed(other, say, "cabinet.consents.read");

    await pressed(page, say, "cabinet.consents.read");
    await expect(part).toContainText(/БСН \d{12}/);
    await expect(part).toContainText(say("cabinet.consents.means"));
    await whole(page);
    const earlier = await smsKeys(page, origin);
    await pressed(page, say, "cabinet.consents.send");
    const code = await smsCode(page, origin, earlier, 6);
    await part.getByLabel(say("field.code")).fill(wrong(code));
    await pressed(page, say, "cabinet.consents.confirm");
    await expect(part.getByRole("alert")).toBeVisible();
    await whole(page);

    // The code is good still after a reload, and says where it went.
    await page.reload();
    await pressed(page, say, "cabinet.consents.read");
    await pressed(page, say, "cabinet.consents.send");
    await part.getByLabel(say("field.code")).fill(code);
    await pressed(page, say, "cabinet.consents.confirm");
    await expect(part.getByRole("status").filter({ hasText: say("cabinet.consents.done.given") })).toBeVisible();
    await expect(part).toContainText(say("cabinet.consents.standing.inForce"));
    await whole(page);

    // The other tab finds it given, and asks for no code.
    await pressed(other, say, "cabinet.consents.send");
    await expect(other.locator("#consents")).toContainText(say("cabinet.consents.standing.inForce"));

    await page.goto(`${origin}${at("kk", "/cabinet")}`);
    await expect(page.getByRole("navigation").first()).toBeVisible();
    await expect(page.getByRole("link", { name: say("cabinet.waiting.consent.readOf") })).toHaveCount(0);
  });
});

test.describe("white on black at four times the text size", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    "a newer wording is read, the consent is taken back after its consequences were said, and given again",
    { tag: "@full" },
    async ({ page, running }) => {
      const say = words("en");
      const origin = running.origin();
      const part = page.locator("#consents");
      await page.addInitScript(() => {
        localStorage.setItem("shanyraq:visual:v1", "true");
        localStorage.setItem("shanyraq:visual-settings:v1", JSON.stringify({ scheme: "whiteOnBlack", size: "400" }));
      });
      await page.goto(`${origin}${at("en", "/cabinet/info")}`);
      await signIn(page, say, personWho("minor"));
      await pressed(page, say, "cabinet.consents.read");
      await expect(part).toContainText(personWho("minor").iin ?? "-");
      await whole(page);
      await pressed(page, say, "cabinet.consents.back");

      await pressed(page, say, "cabinet.consents.withdraw");
      const dialog = page.getByRole("alertdialog");
      await expect(dialog).toContainText(say("cabinet.consents.ask.after"));
      await whole(page);
      await dialog.getByRole("button", { name: say("cabinet.consents.ask.withdraw") }).click();
      await expect(part.getByRole("status").filter({ hasText: say("cabinet.consents.done.withdrawn") })).toBeVisible();
      await expect(part).toContainText(say("cabinet.consents.withdrawnMeans"));

      await pressed(page, say, "cabinet.consents.read");
      const earlier = await smsKeys(page, origin);
      await pressed(page, say, "cabinet.consents.send");
      await part.getByLabel(say("field.code")).fill(await smsCode(page, origin, earlier, 6));
      await whole(page);
      await pressed(page, say, "cabinet.consents.confirm");
      await expect(part.getByRole("status").filter({ hasText: say("cabinet.consents.done.given") })).toBeVisible();
    },
  );
});
