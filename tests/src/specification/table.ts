import { messages } from "./messages.ts";
import { callRows } from "./call-rows.ts";
import { flowRows } from "./flow-rows.ts";
import { shellRows } from "./shell-rows.ts";
import type { Row } from "./row.ts";

export const table: readonly Row[] = [...messages, ...shellRows, ...callRows, ...flowRows];
