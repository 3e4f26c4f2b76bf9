import { messages } from "./messages.ts";
import { ofTheCalls } from "./of-the-calls.ts";
import { ofTheFlows } from "./of-the-flows.ts";
import { ofTheShell } from "./of-the-shell.ts";
import type { Row } from "./row.ts";

export const table: readonly Row[] = [...messages, ...ofTheShell, ...ofTheCalls, ...ofTheFlows];
