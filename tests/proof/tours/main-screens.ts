import { expect } from "@playwright/test";
import { standsAt } from "../../browser/worksheet.ts";
import { loginOf } from "../../browser/sign-in.ts";
import { comeToRest } from "../come-to-rest.ts";
import type { Tour } from "./tour.ts";

const open: readonly (readonly [name: string, address: string])[] = [
  ["home", "/"],
  ["product", "/products/senim"],
  ["calculator", "/products/senim/calculate"],
  ["payment", "/payment"],
  ["news-item", "/news/online-policy"],
  ["contacts", "/contacts"],
];

/** One screen of each kind: what is compared as pictures with the commit before. */
export const mainScreens: Tour = {
  name: "main screens",
  walk: async (visit, look) => {
    const { page, say } = visit;
    for (const [name, address] of open) {
      await visit.open(address);
      await look(name);
    }
    await visit.open("/about");
    await loginOf(page, say).click();
    await expect(page.locator("#bv-modal-auth")).toBeVisible();
    await comeToRest(page);
    await look("login");
    await visit.enter("everyStatus");
    await visit.open("/cabinet");
    await look("cabinet");
    await visit.open("/cabinet/reports");
    const contract = page.locator("main a[href*='/cabinet/reports/']:not([aria-label])").first();
    await contract.click();
    await expect(page.locator("#schedule table")).toBeVisible();
    await comeToRest(page);
    await look("contract");
    await visit.open("/products/senim/calculate");
    await page
      .getByRole("button", { name: say("calculators.buy") })
      .first()
      .click();
    await standsAt(page, say, "purchase.step.person");
    await comeToRest(page);
    await look("worksheet");
    await page.addInitScript(() => localStorage.setItem("shanyraq:visual:v1", "true"));
    await visit.open("/products/senim");
    await look("mode");
  },
};
