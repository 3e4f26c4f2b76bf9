import { expect } from "@playwright/test";
import { smsCode, smsKeys } from "../../browser/product.ts";
import { personWho } from "../../src/product/visitor.ts";
import { comeToRest } from "../come-to-rest.ts";
import type { Visit } from "../stage.ts";
import type { Look, Tour } from "./tour.ts";

const ACCOUNT = "KZ86 125K ZT50 0410 0100";
const person = personWho("legalEntity");

/** From the list of what may be ended to the agreement, which is not signed: the contract stays, so that another language finds it. */
const termination = async ({ page, say, origin, open, enter }: Visit, look: Look) => {
  const step = (id: string) => expect(page.getByRole("heading", { level: 2, name: say(id), exact: true })).toBeVisible();
  const press = (id: string) =>
    page
      .getByRole("button", { name: say(id), exact: true })
      .first()
      .click();
  await enter("legalEntity", "afresh");
  await open("/cabinet/reports/cancel");
  await look("cabinetReportCancel");
  await page.locator("main a[href*='/cabinet/reports/cancel/']").first().click();
  await step("termination.step.offer");
  await comeToRest(page);
  await look("termination-offer");
  await page.getByLabel(say("field.iban")).fill("KZ87 125K ZT50 0410 0100");
  await press("termination.send");
  await expect(page.getByText(say("error.iban"))).toBeVisible();
  await look("termination-wrong-account");
  await page.getByLabel(say("field.iban")).fill(ACCOUNT);
  const earlier = await smsKeys(page, origin);
  await press("termination.send");
  await step("termination.step.verify");
  await look("termination-identity");
  await page.getByLabel(say("field.identityDigits")).fill((person.iin ?? "").slice(-4));
  await press("change.identity.confirm");
  await step("termination.step.code");
  await look("termination-code");
  await page.getByRole("textbox", { name: say("field.code") }).fill(await smsCode(page, origin, earlier));
  await press("change.code.confirm");
  await step("termination.step.agreement");
  await comeToRest(page);
  await look("termination-agreement");
  await press("termination.keep");
  await expect(page.getByRole("button", { name: say("termination.agreement.sign"), exact: true })).toHaveCount(0);
  await comeToRest(page);
  await look("termination-kept");
};

export const terminationTour: Tour = { name: "termination", walk: termination };
