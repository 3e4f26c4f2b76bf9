import type { Handlers } from "../server/context.ts";
import { contacts } from "./contacts.ts";
import { notifications } from "./notifications.ts";
import { profile } from "./profile.ts";

export const cabinetHandlers: Pick<Handlers, "changeEmail" | "changePhone" | "getNotifications" | "getPersonData" | "userUpdate"> = {
  ...contacts,
  ...notifications,
  ...profile,
};
