import { expect } from "@playwright/test";
import { fillDate } from "../../browser/buy-policy.ts";
import { smsCode, smsKeys } from "../../browser/product.ts";
import { fillTopic, payByPhone, standsAt } from "../../browser/worksheet.ts";
import { comeToRest } from "../come-to-rest.ts";
import type { Visit } from "../stage.ts";
import type { Look, Tour } from "./tour.ts";

const press = ({ page, say }: Visit, id: string) =>
  page
    .getByRole("button", { name: say(id), exact: true })
    .first()
    .click();

const calculator = async (visit: Visit, look: Look) => {
  const { page } = visit;
  await visit.open("/products/senim/calculate");
  const premium = page.locator("[aria-live=polite][aria-atomic=true]").first();
  await expect(premium).toContainText("₸");
  await look("calculator");
  await page.locator("input[autocomplete=bday-year]").fill("2020");
  await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
  await comeToRest(page);
  await look("calculator-refused");
  await page.locator("input[autocomplete=bday-year]").fill("1990");
  await expect(page.locator("main [aria-invalid=true]")).toHaveCount(0);
  // The slip shows how the next change differs from the one before.
  await comeToRest(page);
  await page.getByRole("slider").first().focus();
  await page.keyboard.press("ArrowRight");
  await comeToRest(page);
  await look("calculator-changed");
  await press(visit, "calculators.share.mail");
  await expect(page.getByRole("dialog")).toBeVisible();
  await comeToRest(page);
  await look("calculator-share");
};

/** From the calculator to the code on the payment page. */
const worksheet = async (visit: Visit, look: Look) => {
  const { page, say, origin } = visit;
  await visit.enter("nothing");
  await visit.open("/products/senim/calculate");
  await expect(page.locator("[aria-live=polite][aria-atomic=true]").first()).toContainText("₸");
  await press(visit, "calculators.buy");
  await standsAt(page, say, "purchase.step.person");
  await comeToRest(page);
  await look("worksheet-person");
  await press(visit, "purchase.next");
  await expect(page.getByText(say("error.required")).first()).toBeVisible();
  await look("worksheet-missing");
  await fillTopic(page, say, "person");
  await fillDate(page, say("field.documentDate"), ["03", "02", "2020"], say);
  await press(visit, "purchase.next");
  for (const topic of ["health", "declarations", "beneficiaries"] as const) {
    await standsAt(page, say, `purchase.step.${topic}`);
    await look(`worksheet-${topic}`);
    await fillTopic(page, say, topic);
    await press(visit, "purchase.next");
  }
  await standsAt(page, say, "purchase.step.check");
  await look("worksheet-check");
  await page.getByRole("checkbox", { name: say("field.consent") }).check({ force: true });
  const earlier = await smsKeys(page, origin);
  await press(visit, "purchase.sendCode");
  // Each language buys the same within a day: whoever is asked means it.
  const again = page.getByRole("button", { name: say("purchase.again.yes") });
  await expect(again.or(page.getByRole("textbox", { name: say("field.code") }))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await standsAt(page, say, "purchase.step.code");
  await look("worksheet-code");
  const code = await smsCode(page, origin, earlier);
  const type = async (typed: string) => {
    await page.getByRole("textbox", { name: say("field.code") }).fill(typed);
    await press(visit, "purchase.code.confirm");
  };
  await type(code === "0000" ? "1111" : "0000");
  await expect(page.locator("main").getByRole("alert")).toBeVisible();
  await look("worksheet-code-wrong");
  await type(code);
  await standsAt(page, say, "purchase.confirmed.title");
  await look("worksheet-confirmed");
};

const payment = async (visit: Visit, look: Look) => {
  const { page, say, origin } = visit;
  await press(visit, "purchase.toPayment");
  await expect(page).toHaveURL(/\/payment\?hash=/);
  await expect(page.getByRole("link", { name: say("purchase.qr.openApp") })).toBeVisible();
  await look("payment-code");
  await payByPhone(page, say, origin);
  await look("payment-receipt");
};

export const calculatorTour: Tour = { name: "calculator", walk: calculator };
/** A payment has something to pay only where something was bought. */
export const purchaseTour: Tour = {
  name: "purchase and payment",
  walk: async (visit, look) => (await worksheet(visit, look), payment(visit, look)),
};
