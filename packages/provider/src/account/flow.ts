import { createHash } from "node:crypto";
import type { Context } from "../server/context.ts";
import { requestOf } from "./one-time-code.ts";

export const FLOW_HEADER = "x-flow-id";
const FLOW = /^[A-Za-z0-9_-]{43}$/;

/** A conversation of one browser, by the digest of the name that its edge gave it: what is kept here leads nobody into it. */
export type FlowDigest = string & { readonly brand: unique symbol };

export const flowOf = (header: string | null): FlowDigest | undefined =>
  header !== null && FLOW.test(header) ? (createHash("sha256").update(header).digest("hex") as FlowDigest) : undefined;

/** A call that is part of a conversation of one browser. */
export type InFlow = Context & { readonly flow: FlowDigest };

/** The id of what a flow keeps for a purpose, a number and a phone: another browser that names the same ones means something else. */
export const idInFlow = (purpose: string, parts: readonly string[], { flow, services }: Pick<InFlow, "flow" | "services">): string =>
  requestOf(purpose, [flow, ...parts], services.secret);
