import { expect } from "@playwright/test";
import { routeNames, routes, type Route, type RouteName } from "@shanyraq/routes";
import { filledIn } from "../../browser/words.ts";
import { comeToRest } from "../come-to-rest.ts";
import type { Visit } from "../stage.ts";
import type { Look, Tour } from "./tour.ts";

/** Pages of a customer whose address names a contract: `opened` walks to them. */
const ofContract = new Set<RouteName>([
  "cabinetReport",
  "cabinetReportChange",
  "cabinetReportCancel",
  "cabinetReportMaturity",
  "cabinetReportPaper",
]);
/** Pages of a customer, straight from the table of routes. */
export const ownRoutes: readonly RouteName[] = routeNames.filter((name) => (routes[name] as Route).auth !== "anyone");

const contractOf = async ({ page, open }: Visit): Promise<string> => {
  await open("/cabinet/reports");
  const link = page.locator("main a[href*='/cabinet/reports/']:not([aria-label])").first();
  return ((await link.getAttribute("href")) ?? "").split("/").at(-1) ?? "";
};

const own = async (visit: Visit, look: Look) => {
  const { page, say, open, enter } = visit;
  await enter("everyStatus");
  for (const name of ownRoutes.filter((one) => !ofContract.has(one))) {
    await open(routes[name].path);
    await look(name);
  }
  const contract = await contractOf(visit);
  await open(`/cabinet/reports/${contract}`);
  await look("cabinetReport");
  await open(`/cabinet/reports/paper/${contract}?type=policy`);
  await expect(page.locator("main article[lang]")).toBeVisible();
  await look("cabinetReportPaper");
  await open("/cabinet/reports/change");
  await look("cabinetReportChange");
  await open(`/cabinet/reports/change/${contract}?what=sumAssured`);
  await look("change-identity");
  await open("/cabinet");
  await page
    .getByRole("banner")
    .getByRole("button", { name: filledIn(say("kit.header.bell")) })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await comeToRest(page);
  await look("notices-drawer");
};

/** The desk of somebody who has bought nothing yet, and the pages that say so. */
const empty = async ({ open, enter }: Visit, look: Look) => {
  await enter("minor");
  for (const [name, address] of [
    ["cabinet-empty", "/cabinet"],
    ["contracts-empty", "/cabinet/reports"],
    ["notices-empty", "/cabinet/notifications"],
  ] as const) {
    await open(address);
    await look(name);
  }
};

const maturing = async ({ page, open, enter, say }: Visit, look: Look) => {
  await enter("maturing");
  await open("/cabinet");
  const link = page.getByRole("link", { name: filledIn(say("cabinet.waiting.maturity.tellOf")) }).first();
  await link.click();
  await expect(page).toHaveURL(/\/cabinet\/reports\/maturity\//);
  await comeToRest(page);
  await look("cabinetReportMaturity");
};

const staff = async ({ open, enter }: Visit, look: Look) => {
  await enter("employee");
  await open("/employee-reception");
  await look("reception-desk");
  await open("/cabinet");
  await look("cabinet-of-staff");
};

export const cabinetTours: readonly Tour[] = [
  { name: "cabinet", walk: own },
  { name: "cabinet of who has nothing yet", walk: empty },
  { name: "end of a term", walk: maturing },
  { name: "desk of the staff", walk: staff },
];
