import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { household } from "./household.ts";
import { notifications } from "./notifications.ts";

export const cabinetHandlers: HandlersOf<"cabinet"> = { ...household, ...notifications };
