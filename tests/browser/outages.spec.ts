import { locales } from "@shanyraq/i18n";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, test, words } from "./product.ts";

test.use({ outage: true });

/** A back office that is down, as the edge says it. */
const down = { status: 503, contentType: "application/json", body: "{}" };

for (const locale of locales)
  test(`a call-back that the service does not take is told of over the form, which keeps what was typed (${locale})`, async ({
    page,
    running,
  }) => {
    const say = words(locale);
    await page.route("**/api/provider/callback", (route) => route.fulfill(down));
    await page.goto(running.origin() + at(locale, "/"));
    const callMe = page.getByRole("banner").getByRole("button", { name: say("kit.header.callMe") });
    await callMe.first().click();
    const form = page.getByRole("dialog");
    await form.getByLabel(say("field.contactName")).fill("Сәуле Жұмабекова");
    await form.getByLabel(say("field.phone")).fill("7012345699");
    await form.getByRole("button", { name: say("kit.callBack.send"), exact: true }).click();
    const modal = page.getByRole("alertdialog");
    await expect(modal).toContainText(say("account.problem.service"));
    await accessible(page);
    await modal.getByRole("button", { name: say("kit.understood") }).click();
    await expect(modal).toBeHidden();
    await expect(form.getByLabel(say("field.contactName"))).toHaveValue("Сәуле Жұмабекова");
    // The service is back: the same form is taken, with nothing typed again.
    await page.unroute("**/api/provider/callback");
    await form.getByRole("button", { name: say("kit.callBack.send"), exact: true }).click();
    await expect(modal).toContainText(say("kit.success.text"));
  });

test("notifications that cannot be loaded are only logged: no modal and no toast, and the drawer asks again", async ({ page, running }) => {
  const say = words("ru");
  const { iin, password } = personWho("everyStatus");
  await page.goto(`${running.origin()}/cabinet/info`);
  const modal = page.locator("#bv-modal-auth");
  await modal.getByLabel(say("field.iin")).fill(iin ?? "");
  await modal.getByLabel(say("field.password"), { exact: true }).fill(password);
  await modal.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
  await expect(modal).toBeHidden();
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "warning" && logged.push(message.text()));
  await page.route("**/api/provider/getNotifications", (route) => route.fulfill(down));
  await page
    .getByRole("banner")
    .getByRole("button", { name: new RegExp(`^${say("kit.header.bell").split("{")[0] ?? ""}`) })
    .click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toContainText(say("kit.notices.failed"));
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  expect(logged.filter((line) => line.includes("getNotifications"))).not.toEqual([]);
  await accessible(page);
  await page.unroute("**/api/provider/getNotifications");
  await drawer.getByRole("button", { name: say("kit.failure.retry") }).click();
  await expect(drawer.getByRole("listitem").first()).toBeVisible();
});
