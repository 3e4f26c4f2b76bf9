import type { HandlersOf } from "../server/handlers-of.ts";
import { notifications } from "./notifications.ts";
import { userContracts } from "./user-contracts.ts";

export const cabinetHandlers: HandlersOf<"cabinet"> = { ...notifications, ...userContracts };
