import type { InFlow } from "../server/context.ts";
import { requestOf } from "./one-time-code.ts";

/** The id of what a flow keeps for a purpose, a number and a phone: another browser that names the same ones means something else. */
export const idInFlow = (purpose: string, parts: readonly string[], { flow, services }: Pick<InFlow, "flow" | "services">): string =>
  requestOf(purpose, [flow, ...parts], services.secret);
