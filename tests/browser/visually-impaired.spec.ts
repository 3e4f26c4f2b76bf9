import type { Locator, Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { accessible, at, expect, smsCode, smsKeys, test, words } from "./product.ts";

const MAX_STOPS = 200;
const say = words("ru");
const person = personWho("nothing");

/** Tabs on until the focus stands where it should; a person finds nothing by a selector. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${MAX_STOPS} presses of Tab do not lead to ${String(target)}`);
}
async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}
async function fill(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}
async function fillDate(page: Page, group: Locator, [day, month, year]: readonly [string, string, string]): Promise<void> {
  await fill(page, group.getByLabel(say("kit.date.day")), day);
  await fill(page, group.getByLabel(say("kit.date.month")), month);
  await fill(page, group.getByLabel(say("kit.date.year")), year);
}

/** Nothing lies beside the screen, and axe finds nothing. */
async function whole(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, page.url()).toBeLessThanOrEqual(0);
  await accessible(page);
}

test.use({ viewport: { width: 320, height: 640 } });

test(
  "a policy is bought white on black at four times the text size on a screen of 320 px, by keyboard alone",
  { tag: "@full" },
  async ({ page, running }) => {
    test.setTimeout(300_000);
    const origin = running.origin();
    await page.addInitScript(() => {
      localStorage.setItem("shanyraq:visual:v1", "true");
      localStorage.setItem("shanyraq:visual-settings:v1", JSON.stringify({ scheme: "whiteOnBlack", size: "400" }));
    });
    await page.goto(`${origin}/products`);
    await expect(page.locator("html")).toHaveAttribute("data-size", "400");
    await whole(page);
    await press(page, page.locator(`main a[href="${at("ru", "/products/senim")}"]`).first());
    await expect(page).toHaveURL(`${origin}/products/senim`);
    await whole(page);
    await press(page, page.locator(`main a[href="${at("ru", "/products/senim/calculate")}"]`).first());
    await expect(page).toHaveURL(`${origin}/products/senim/calculate`);

    const premium = page.locator("[aria-live=polite][aria-atomic=true]").first();
    await expect(premium).toContainText("₸");
    await fillDate(
      page,
      page
        .getByRole("group")
        .filter({ has: page.locator("input[autocomplete=bday-day]") })
        .first(),
      ["19", "07", "1995"],
    );
    await expect(premium).toContainText("₸");
    const before = await premium.innerText();
    await press(page, page.getByRole("slider").first(), "ArrowRight");
    await expect(premium).not.toHaveText(before);
    await whole(page);
    await press(page, page.getByRole("button", { name: say("calculators.buy") }).first());

    const modal = page.locator("#bv-modal-auth");
    await fill(page, modal.getByLabel(say("field.iin")), person.iin ?? "");
    await fill(page, modal.getByLabel(say("field.password"), { exact: true }), person.password);
    await whole(page);
    await page.keyboard.press("Enter");
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(/\/calculate\/online\//);

    const step = (id: string) => expect(page.getByRole("heading", { name: say(id), level: 2 })).toBeVisible();
    await step("purchase.step.person");
    await fill(page, page.getByLabel(say("field.documentNumber")), "012345678");
    await fillDate(page, page.getByRole("group", { name: say("field.documentDate") }), ["03", "02", "2020"]);
    await press(page, page.getByLabel(say("field.region"), { exact: true }), "ArrowDown");
    await fill(page, page.getByLabel(say("field.city"), { exact: true }), "Ақтөбе");
    await fill(page, page.getByLabel(say("field.street")), "Абай 10, 5");
    await whole(page);
    await press(page, page.getByRole("button", { name: say("purchase.next") }));

    await step("purchase.step.health");
    await press(page, page.getByRole("radio", { name: say("field.healthy.yes") }), "Space");
    await whole(page);
    await press(page, page.getByRole("button", { name: say("purchase.next") }));
    await step("purchase.step.declarations");
    for (const legend of ["field.publicOfficial", "field.taxAbroad"])
      await press(page, page.getByRole("group", { name: say(legend) }).getByRole("radio", { name: say(`${legend}.no`) }), "Space");
    await whole(page);
    await press(page, page.getByRole("button", { name: say("purchase.next") }));
    await step("purchase.step.beneficiaries");
    await press(page, page.getByRole("button", { name: say("purchase.next") }));

    await step("purchase.step.check");
    await press(page, page.getByRole("checkbox", { name: say("field.consent") }), "Space");
    await whole(page);
    const earlier = await smsKeys(page, origin);
    await press(page, page.getByRole("button", { name: say("purchase.sendCode") }));
    // Other tests of this worker may have bought the same today.
    const again = page.getByRole("button", { name: say("purchase.again.yes") });
    await expect(again.or(page.getByRole("textbox", { name: say("field.code") }))).toBeVisible();
    if (await again.isVisible()) await press(page, again);
    await step("purchase.step.code");
    await fill(page, page.getByRole("textbox", { name: say("field.code") }), await smsCode(page, origin, earlier));
    await whole(page);
    const confirm = page.getByRole("button", { name: say("purchase.code.confirm") });
    if (await confirm.isVisible()) await press(page, confirm);
    await step("purchase.confirmed.title");
    await whole(page);
    await press(page, page.getByRole("button", { name: say("purchase.toPayment") }));

    await expect(page).toHaveURL(/\/payment\?hash=/);
    const open = page.getByRole("link", { name: say("purchase.qr.openApp") });
    await expect(open).toBeVisible();
    await whole(page);
    // The other side of the code is the customer's phone, not this screen.
    const id = (await open.getAttribute("href"))?.split("/").at(-1)?.split("?")[0] ?? "";
    await page.request.post(`${origin}/sandbox/phone/${id}/pay`, { headers: { "sec-fetch-site": "same-origin" } });
    await expect(page.getByRole("heading", { name: say("purchase.paid.title") })).toBeVisible();
    await whole(page);
    await press(page, page.getByRole("link", { name: say("purchase.paid.open") }));
    await expect(page).toHaveURL(/\/cabinet\/reports\//);
    await expect(page.getByRole("table").first()).toBeVisible();
    await whole(page);
  },
);

test("the panel: every setting shows at once, and is still there on the next page and in the next language", async ({ page, running }) => {
  await page.goto(`${running.origin()}/products`);
  const html = page.locator("html");
  await page.evaluate(() => localStorage.setItem("shanyraq:visual:v1", "true"));
  await page.reload();
  const panel = page.getByRole("region", { name: say("mode.title") });
  const box = await panel.boundingBox();
  expect((box?.height ?? 0) / 640).toBeLessThanOrEqual(0.2);
  await panel.getByRole("button", { name: say("mode.larger") }).click();
  await expect(html).toHaveAttribute("data-size", "175");
  await panel.getByRole("button", { name: say("mode.settings") }).click();
  await panel.getByRole("button", { name: say("mode.scheme.yellowOnBlack") }).click();
  await panel.getByRole("button", { name: say("mode.images.off") }).click();
  await whole(page);
  await page.keyboard.press("Escape");
  await expect(panel.getByRole("button", { name: say("mode.settings") })).toBeFocused();
  await page.goto(`${running.origin()}/en/news`, { waitUntil: "commit" });
  for (const [name, value] of Object.entries({ size: "175", scheme: "yellowOnBlack", images: "off" }))
    await expect(html).toHaveAttribute(`data-${name}`, value);
  await whole(page);
  const english = words("en");
  const leave = page.getByRole("region", { name: english("mode.title") }).getByRole("button", { name: english("mode.regular") });
  await leave.click();
  await expect(html).not.toHaveAttribute("data-scheme", /./);
});

test("a ready-made set, the guide that goes with the reader, and the way by headings", { tag: "@full" }, async ({ page, running }) => {
  await page.addInitScript(() => localStorage.setItem("shanyraq:visual:v1", "true"));
  await page.goto(`${running.origin()}/products/senim`);
  const html = page.locator("html");
  const settings = page.getByRole("button", { name: say("mode.settings") });
  await press(page, settings);
  await press(page, page.getByRole("button", { name: say("mode.profile.dyslexia") }));
  for (const [name, value] of Object.entries({ scheme: "brownOnCream", font: "readable", guide: "line" }))
    await expect(html).toHaveAttribute(`data-${name}`, value);
  await press(page, page.getByRole("button", { name: say("mode.links.marked") }));
  await expect(page.getByRole("button", { name: say("mode.profile.dyslexia") })).toHaveAttribute("aria-pressed", "false");
  await whole(page);
  // The guide stands under the pointer, and where the keyboard goes.
  const guide = () => html.evaluate((root) => root.style.getPropertyValue("--guide"));
  await page.mouse.move(100, 321);
  expect(await guide()).toBe("321px");
  await page.keyboard.press("Tab");
  await expect.poll(guide).not.toBe("321px");
  const contents = page.getByText(say("mode.structure"));
  await contents.focus();
  await page.keyboard.press("Enter");
  // By the parts of the page and by its links too; those of the bar are not listed.
  await press(page, page.getByRole("button", { name: say("mode.structure.parts") }));
  const parts = page.getByRole("list", { name: say("mode.structure.parts") }).getByRole("button");
  await expect(parts.first()).toHaveText(say("mode.structure.header"));
  await expect(parts.filter({ hasText: say("mode.structure.main") })).toHaveCount(1);
  await expect(parts.filter({ hasText: say("mode.structure.footer") })).toHaveCount(1);
  await press(page, page.getByRole("button", { name: say("mode.structure.links") }));
  await expect(page.getByRole("list", { name: say("mode.structure.links") }).getByRole("button")).not.toHaveCount(0);
  await whole(page);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: say("mode.structure.headings") })).toBeFocused();
  await page.keyboard.press("Enter");
  const heading = page.locator("main h2").first();
  await press(page, page.getByRole("listitem").getByRole("button", { name: await heading.innerText(), exact: true }));
  await expect(heading).toBeFocused();
  await expect(settings).toHaveAttribute("aria-expanded", "false");
  await expect(heading).toBeInViewport();
  await whole(page);
  // It goes into a dialog too, over what is read there.
  await page
    .getByRole("button", { name: say("kit.header.login") })
    .first()
    .click();
  const iin = page.getByRole("dialog").getByLabel(say("field.iin"));
  await iin.focus();
  const { y = 0, height = 0 } = (await iin.boundingBox()) ?? {};
  await expect.poll(async () => Math.abs(Number.parseInt(await guide(), 10) - (y + height / 2))).toBeLessThan(2);
  const layers = await iin.evaluate((field) => {
    const layerOf = (element: Element | null): number => {
      const above = element && Number.parseInt(getComputedStyle(element).zIndex, 10);
      return element && Number.isNaN(above) ? layerOf(element.parentElement) : (above ?? 0);
    };
    return { guide: Number.parseInt(getComputedStyle(document.body, "::after").zIndex, 10), dialog: layerOf(field) };
  });
  expect(layers.guide).toBeGreaterThan(layers.dialog);
  await whole(page);
});

test("reading aloud with nothing selected says so in a dialog that is announced", { tag: "@full" }, async ({ page, running }) => {
  await page.addInitScript(() => localStorage.setItem("shanyraq:visual:v1", "true"));
  await page.goto(`${running.origin()}/products`);
  await page.getByRole("button", { name: say("mode.speech"), exact: true }).click();
  await page.getByRole("button", { name: say("mode.speech.selection") }).click();
  const notice = page.getByRole("alertdialog");
  await expect(notice).toContainText(say("mode.speech.nothingSelected"));
  await whole(page);
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();
});
