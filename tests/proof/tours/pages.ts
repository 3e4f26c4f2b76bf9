import { expect } from "@playwright/test";
import { routeNames, routes, type Route, type RouteName } from "@shanyraq/routes";
import { addressOf } from "../../browser/known-addresses.ts";
import type { Tour } from "./tour.ts";

/** A guest's pages: every route that asks nobody who they are, straight from the table. */
export const guestRoutes: readonly RouteName[] = routeNames.filter((name) => (routes[name] as Route).auth === "anyone");

export const pages: Tour = {
  name: "pages of a guest",
  walk: async ({ page, open }, look) => {
    for (const name of guestRoutes) {
      await open(addressOf(name));
      if (name === "productPaper") await expect(page.locator("main article[lang]")).toBeVisible();
      await look(name);
    }
    await open("/no-such-page");
    await look("notFound");
  },
};
