import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { household } from "./household.ts";
import { notifications } from "./notifications.ts";
import { userApplications } from "./user-applications.ts";
import { userContracts } from "./user-contracts.ts";

export const cabinetHandlers: HandlersOf<"cabinet"> = { ...household, ...notifications, ...userApplications, ...userContracts };
