import { createHash } from "node:crypto";

export const FLOW_HEADER = "x-flow-id";
const FLOW = /^[A-Za-z0-9_-]{43}$/;

/** A conversation of one browser, by the digest of the name that its edge gave it: what is stored here does not let anybody into it. */
export type FlowDigest = string & { readonly brand: unique symbol };

export const flowOf = (header: string | null): FlowDigest | undefined =>
  header !== null && FLOW.test(header) ? (createHash("sha256").update(header).digest("hex") as FlowDigest) : undefined;
