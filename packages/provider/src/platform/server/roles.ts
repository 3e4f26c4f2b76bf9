import type { Auth } from "@shanyraq/calls";
import type { Role } from "../database/tables.ts";

/**
 * The roles that pass a row that is closed to strangers: sets, since no role includes another (docs/decisions/013-accounts.md). People who serve customers have
 * an account for that work alone, and a manager does not do an employee's.
 */
const admitted = {
  account: ["customer", "employee", "manager", "editor"],
  customer: ["customer"],
  employee: ["employee"],
  manager: ["manager"],
} as const satisfies Record<Exclude<Auth, "anyone">, readonly Role[]>;

/** The roles whose password opens nothing without a code from their phone, or a signature: those whose work shows them the data of customers. */
export const needsCode = (role: Role): boolean => role === "employee" || role === "manager";

/** Whether a signed-in person may make a call at all; the handler decides about objects. */
export const mayCall = (role: Role, auth: Auth): boolean => auth === "anyone" || admitted[auth].some((one) => one === role);
