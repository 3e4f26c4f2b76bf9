import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { button } from "./auth-modal.ts";
import { accessible, at, expect, words } from "./product.ts";
import { signIn } from "./sign-in.ts";
import { chooseKey } from "./signers.ts";

/** Takes a consent back and gives it again by a key of the virtual NCALayer, after a cancelled choice and another's key. */
export async function consentIsSigned(page: Page, origin: string): Promise<void> {
  const say = words("en");
  const part = page.locator("#consents");
  await page.goto(origin + at("en", "/cabinet/info"));
  await signIn(page, say, personWho("nothing"));
  // They owe nothing and are owed nothing: they may take it back, and give it again.
  await button(part, say("cabinet.consents.withdraw")).click();
  await button(page.getByRole("alertdialog").or(page.getByRole("dialog")), say("cabinet.consents.ask.withdraw")).click();
  await button(part, say("cabinet.consents.read")).click();
  await expect(part).toContainText(say("cabinet.consents.means.key"));
  await button(part, say("cabinet.consents.sign")).click();
  await expect(part.getByText(say("account.signature.signing"))).toBeVisible();
  await accessible(page);
  await chooseKey(page, origin, "cancel");
  await expect(button(part, say("cabinet.consents.sign"))).toBeVisible();
  await button(part, say("cabinet.consents.sign")).click();
  await chooseKey(page, origin, "person");
  await expect(part.getByRole("alert")).toBeVisible();
  await button(part, say("cabinet.consents.sign")).click();
  await chooseKey(page, origin, "other");
  await expect(part.getByText(say("cabinet.consents.done.given"))).toBeVisible();
  await expect(part).toContainText(say("cabinet.consents.standing.inForce"));
  await accessible(page);
}
