import type { TextId } from "@shanyraq/i18n/text";
import type { Inspected } from "../ports/inspect.ts";
import { refuse, type Refusal } from "./refusal.ts";

const RETRY_SECONDS = 3;

/** Refuses what could not be read: a visitor who comes at a busy moment may try again, what costs too much is refused for good. */
export const refuseInspection = (code: Extract<Inspected<unknown>, { ok: false }>["code"], tooSlow: TextId): Refusal =>
  code === "busy" ? { ...refuse(503, "error.inspectionBusy"), retryAfter: RETRY_SECONDS } : refuse(400, tooSlow);
