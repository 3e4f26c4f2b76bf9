import { expect } from "@playwright/test";
import { comeToRest } from "../come-to-rest.ts";
import type { Visit } from "../stage.ts";
import type { Look, Tour } from "./tour.ts";
import { filledIn, ofOthers } from "../../browser/words.ts";

/** From the list to the code on the screen; nothing is signed, so that another language finds the same. */
const signing = async ({ page, say, open, enter }: Visit, look: Look) => {
  await enter("everyStatus");
  await open("/sign");
  await look("signing-list");
  const card = page
    .getByRole("main")
    .locator("div", { has: page.getByRole("link") })
    .filter({ hasText: say("signing.state.waiting") })
    .last();
  await card.getByRole("link").click();
  await expect(page.locator("main article[lang]").getByRole("heading", { level: 3 })).toBeVisible();
  await comeToRest(page);
  await look("signing-request");
  await page.getByLabel(say("signing.agree")).check();
  await page.getByRole("button", { name: filledIn(ofOthers(say("signing.way.qr"))) }).click();
  await expect(page.getByRole("img", { name: filledIn(ofOthers(say("signing.code"))) })).toBeVisible();
  await comeToRest(page);
  await look("signing-code");
  await page.getByRole("button", { name: say("signing.stop"), exact: true }).click();
};

export const signingTour: Tour = { name: "signing", walk: signing };
