import { todayIn } from "@shanyraq/rules";
import type { Day } from "./story.ts";

/** The day of a moment in Kazakhstan. */
export const dayOf = (now: number): Day => todayIn(now, "Asia/Almaty");
