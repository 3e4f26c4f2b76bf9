import type { RouteName } from "@shanyraq/routes";
import type { Session, User } from "./session.tsx";

type Role = User["role"];

/**
 * Where somebody is once they have signed in: the staff at its desk, which is another for a manager than for an employee. An editor works
 * at a desk of its own, outside the site (docs/decisions/043-editors-desk.md): here they have their account alone.
 */
const home = {
  customer: "cabinetReports",
  employee: "employeeReception",
  manager: "employeeReception",
  editor: "cabinetInfo",
} as const satisfies Record<Role, RouteName>;

const ofAccount = [
  ["cabinetNotifications", "page.cabinetNotifications"],
  ["cabinetInfo", "page.cabinetInfo"],
] as const;
const menu = {
  customer: [["cabinetReports", "shell.myContracts"], ["cabinetApps", "shell.myApplications"], ...ofAccount],
  employee: [["employeeReception", "page.employeeReception"], ...ofAccount],
  manager: [["employeeReception", "page.managerDesk"], ...ofAccount],
  editor: ofAccount,
} as const;

export const homeOf = (user: Pick<User, "role"> | undefined) => home[user?.role ?? "customer"];
export const menuOf = (user: Pick<User, "role"> | undefined) => menu[user?.role ?? "customer"];

/** Somebody who works for the insurer: no customer's page opens with their account (docs/decisions/013-accounts.md). */
export const isStaff = (session: Session): boolean => session.at === "signedIn" && session.user.role !== "customer";
