import { messages } from "./messages.ts";
import { ofTheFlows } from "./of-the-flows.ts";
import { ofTheShell } from "./of-the-shell.ts";
import type { Row } from "./row.ts";

export const table: readonly Row[] = [...messages, ...ofTheShell, ...ofTheFlows];

/** How many rows wait for their area. Lower it when one is built; it never grows. */
export const STILL_WAITING = 1;
