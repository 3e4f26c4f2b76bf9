import { locales } from "@shanyraq/i18n";
import { personWho } from "../src/product/visitor.ts";
import { answering } from "./answering.ts";
import { accessible, at, expect, test, words } from "./product.ts";
import { filledIn } from "./words.ts";
import { openSignedIn } from "./open-signed-in.ts";
import { signIn } from "./sign-in.ts";
import { understood } from "./understood.ts";
import { fullUnless } from "./full-unless.ts";

test.use({ outage: true });

/** A back office that is down, as the edge says it. */
const down = { status: 503, contentType: "application/json", body: "{}" };

for (const locale of locales)
  test(
    `a call-back that the service does not take is reported over the form, which keeps what was typed (${locale})`,
    fullUnless(locale === "kk"),
    async ({ page, running }) => {
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
      await understood(page, say);
      await expect(form.getByRole("alert")).toContainText(say("account.problem.service"));
      await expect(form.getByLabel(say("field.contactName"))).toHaveValue("Сәуле Жұмабекова");
      // The service is back: the same form is taken, with nothing typed again.
      await page.unroute("**/api/provider/callback");
      await form.getByRole("button", { name: say("kit.callBack.send"), exact: true }).click();
      await expect(modal).toContainText(say("kit.success.text"));
    },
  );

test(
  "notifications that cannot be loaded are only logged: no modal and no toast, and the drawer asks again",
  { tag: "@full" },
  async ({ page, running }) => {
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
      .getByRole("button", { name: filledIn(say("kit.header.bell")) })
      .click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toContainText(say("kit.notices.failed"));
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect(logged.filter((line) => line.includes("getNotifications"))).not.toEqual([]);
    await accessible(page);
    await page.unroute("**/api/provider/getNotifications");
    await drawer.getByRole("button", { name: say("kit.failure.retry") }).click();
    await expect(drawer.getByRole("listitem").first()).toBeVisible();
  },
);

test(
  "a login that the service does not take is reported over the form, which keeps the IIN; offline the notice names the connection, and closes when it is back",
  { tag: "@full" },
  async ({ page, context, running }) => {
    const say = words("kk");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${running.origin()}/kk/cabinet`);
    const form = page.locator("#bv-modal-auth");
    await form.getByLabel(say("field.iin")).fill(personWho("everyStatus").iin ?? "");
    await form.getByLabel(say("field.password"), { exact: true }).fill("whatever");
    const enter = () => form.getByRole("button", { name: say("account.login.submit"), exact: true }).click();
    await page.route("**/api/login", (route) => route.fulfill(down));
    await enter();
    await understood(page, say);
    await page.unroute("**/api/login");
    await context.setOffline(true);
    await enter();
    const modal = page.getByRole("alertdialog");
    await expect(modal).toContainText(say("account.problem.offline"));
    await accessible(page);
    await context.setOffline(false);
    await expect(modal).toBeHidden();
    await expect(form.getByLabel(say("field.password"), { exact: true })).toHaveValue("whatever");
  },
);

test(
  "a service that is down whole takes the screen of a page that has nothing without it, and gives it back",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("ru");
    const person = personWho("everyStatus");
    await openSignedIn(page, `${running.origin()}/cabinet/reports`, person);
    await expect(page.locator("main").getByText("SH-").first()).toBeVisible();
    const all = /\/api\/(?:provider|user)/;
    await page.route(all, (route) => route.fulfill({ ...down, headers: { "x-request-id": "7f3a90c1" } }));
    await page.reload();
    const screen = page.getByRole("alertdialog");
    await expect(screen).toContainText(say("content.error"));
    await expect(screen).toContainText("7f3a90c1");
    // Nobody who has signed in is asked to do so by an outage.
    await expect(page.locator("#bv-modal-auth")).toHaveCount(0);
    await accessible(page);
    await page.unroute(all);
    await screen.getByRole("button", { name: say("kit.failure.retry") }).click();
    await expect(screen).toBeHidden();
    await expect(page.locator("main").getByText("SH-").first()).toBeVisible();
  },
);

test("when one part of a page fails and the service is up, the page keeps its own words", { tag: "@full" }, async ({ page, running }) => {
  const say = words("en");
  await page.goto(`${running.origin()}/en/cabinet/reports`);
  await signIn(page, say, personWho("everyStatus"));
  await page.route("**/api/provider/user/contracts/", (route) => route.fulfill(down));
  await page.goto(`${running.origin()}/en/cabinet/reports`);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(say("cabinet.failed.contracts"));
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("while a command is under way the page waits with it, and says so", { tag: "@full" }, async ({ page, running }) => {
  const say = words("ru");
  await page.goto(`${running.origin()}/compliance-controller`);
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route("**/api/provider/compliance", async (route) => {
    await held;
    await route.fulfill(down);
  });
  await page.getByLabel(say("field.story")).fill("Агент просил деньги в конверте.");
  await page.getByLabel(say("field.anonymous")).check();
  await page
    .getByRole("main")
    .getByRole("button", { name: say("statements.send"), exact: true })
    .click();
  const waiting = page.getByRole("status").getByText(say("shell.loading"), { exact: true });
  await expect(waiting).toBeVisible();
  answer();
  await understood(page, say);
  await expect(waiting).toHaveCount(0);
});

test(
  "a page whose own code fails in the browser shows the page of errors: 500, the ways on, and how to try again",
  { tag: "@full" },
  async ({ browser, running }) => {
    const say = words("kk");
    // A context of its own: that the page throws is what is tried.
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = answering(await context.newPage());
    await page.goto(`${running.origin()}/kk/products/senim/calculate`);
    const price = page.locator("[aria-live=polite][aria-atomic=true]").first();
    await expect(price).toContainText("₸");
    // As when an extension of the browser has changed what React drew: its next change of a text fails.
    await page.evaluate(() => {
      const itself = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") ?? {};
      Object.defineProperty(Node.prototype, "nodeValue", {
        ...itself,
        set() {
          Object.defineProperty(Node.prototype, "nodeValue", itself);
          throw new Error("no such node");
        },
      });
    });
    await page.locator('input[name="sumAssured"]').fill("6000000");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`500 ${say("content.error")}`);
    await expect(page.getByRole("main").getByRole("link", { name: say("content.home") })).toBeVisible();
    await accessible(page);
    await page.getByRole("button", { name: say("kit.failure.retry") }).click();
    await expect(price).toContainText("₸");
    await context.close();
  },
);

test(
  "the screen of an outage is read at four times the text with the widest spacing, under the bar of the version",
  { tag: "@full" },
  async ({ page, running }) => {
    const say = words("kk");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      localStorage.setItem("shanyraq:visual:v1", "true");
      localStorage.setItem(
        "shanyraq:visual-settings:v1",
        JSON.stringify({ size: "400", letters: "wider", words: "wider", lines: "wider" }),
      );
    });
    await page.goto(`${running.origin()}/kk/cabinet/reports`);
    await signIn(page, say, personWho("everyStatus"));
    await expect(page.locator("main").getByText("SH-").first()).toBeVisible();
    await page.route(/\/api\/(?:provider|user)/, (route) => route.fulfill(down));
    await page.reload();
    await expect(page.getByRole("alertdialog")).toContainText(say("content.error"));
    await accessible(page);
    const sideways = await page.getByRole("alertdialog").evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  },
);
