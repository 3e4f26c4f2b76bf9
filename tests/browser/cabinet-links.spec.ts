import type { Page } from "@playwright/test";
import { personWho } from "../src/product/visitor.ts";
import { at, expect, test, words } from "./product.ts";
import { openSignedIn } from "./open-signed-in.ts";

/** What a walk between pages must not do: ask for what is not there, or load the site again. */
function watch(page: Page) {
  const missed: string[] = [];
  const loaded: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 404) missed.push(new URL(response.url()).pathname);
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded.push(new URL(request.url()).pathname);
  });
  return { missed, loaded };
}

test("the cabinet is walked without loading the site again and without asking for what is not there; Back shows what was left", async ({
  page,
  running,
}) => {
  const say = words("ru");
  await openSignedIn(page, `${running.origin()}/cabinet`, personWho("everyStatus"));
  const nav = page.getByRole("navigation", { name: say("cabinet.nav") });
  await expect(nav).toBeVisible();
  const seen = watch(page);
  const heading = page.getByRole("heading", { level: 1 });

  for (const id of ["shell.myContracts", "shell.myApplications", "page.cabinetNotifications", "page.cabinetInfo", "cabinet.nav.desk"]) {
    await nav.getByRole("link", { name: say(id), exact: true }).click();
    await expect(nav.getByRole("link", { name: say(id), exact: true })).toHaveAttribute("aria-current", "page");
  }
  // A contract, one of its parts, another page, and back: the contract stands there again, not the other page under its address.
  // Whom they protect stands in articles too, and may have come before the contracts.
  const card = page.locator(`main article[aria-labelledby$="-number"] a`).first();
  const name = await card.innerText();
  await card.click();
  await expect(heading).toHaveText(name);
  await page
    .getByRole("navigation", { name: say("cabinet.parts") })
    .getByRole("link")
    .last()
    .click();
  await expect(page).toHaveURL(/#ending$/);
  await nav.getByRole("link", { name: say("shell.myApplications"), exact: true }).click();
  await expect(heading).toHaveText(say("page.cabinetApps"));
  await page.goBack();
  await expect(page).toHaveURL(/\/cabinet\/reports\/.+#ending$/);
  await expect(heading).toHaveText(name);
  await page.goBack();
  await expect(heading).toHaveText(name);

  // The language is changed in place.
  await page.getByRole("banner").getByRole("link", { name: "Қаз" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "kk");
  await expect(page).toHaveURL(new RegExp(at("kk", "/cabinet/reports/")));
  await expect(heading).toBeVisible();
  expect(seen).toEqual({ missed: [], loaded: [] });
});
