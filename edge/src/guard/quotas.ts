import { createMeter, createRoom, networkOf, type Allowance, type Meter, type Room } from "@shanyraq/limits";
import type { EdgeRequest } from "../edge-request.ts";
import { refusal, type Refusal } from "./refusal.ts";

const MIB = 1024 * 1024;
const MINUTE = 60;

/** What one network may ask of one process. An office or a mobile operator's customers share an address, so each is many people's. */
export interface Allowances {
  /** Requests that change something, or want work done. */
  readonly requests: Allowance;
  /** Bytes of their bodies. */
  readonly bytes: Allowance;
  /** Signatures verified for somebody. */
  readonly verifications: Allowance;
  /** What browsers report on their own. */
  readonly reports: Allowance;
  /** Forms without script, which no captcha guards: so few that a program gains nothing by them. */
  readonly plainForms: Allowance;
}

export const strictAllowances: Allowances = {
  requests: { most: 600, windowSeconds: MINUTE },
  bytes: { most: 256 * MIB, windowSeconds: 5 * MINUTE },
  verifications: { most: 30, windowSeconds: MINUTE },
  reports: { most: 120, windowSeconds: MINUTE },
  plainForms: { most: 20, windowSeconds: 10 * MINUTE },
};
/** Where the product is tried out and tested all visitors come from one machine. */
export const looseAllowances: Allowances = {
  requests: { most: 1_000_000, windowSeconds: MINUTE },
  bytes: { most: 1_000_000 * MIB, windowSeconds: MINUTE },
  verifications: { most: 10_000, windowSeconds: MINUTE },
  reports: { most: 100_000, windowSeconds: MINUTE },
  plainForms: { most: 10_000, windowSeconds: MINUTE },
};

/** Large bodies that a process holds at once, and those of one network: six files of the largest kind. */
const ROOM = { most: 256 * MIB, mostEach: 64 * MIB };

export type Quotas = { readonly [K in keyof Allowances]: Meter } & { readonly room: Room };

/**
 * Counts by network in the memory of this process: it is the process that is protected, a flood must not become one of the shared store, and
 * nothing of this fails with it (docs/decisions/018-work-before-trust.md).
 */
export const createQuotas = (allowances: Allowances, nowSeconds: () => number): Quotas => ({
  requests: createMeter(allowances.requests, nowSeconds),
  bytes: createMeter(allowances.bytes, nowSeconds),
  verifications: createMeter(allowances.verifications, nowSeconds),
  reports: createMeter(allowances.reports, nowSeconds),
  plainForms: createMeter(allowances.plainForms, nowSeconds),
  room: createRoom(ROOM),
});

/** What counting needs of the options of an edge function. */
interface Counting {
  readonly quotas?: Quotas;
  readonly addressOf: (request: EdgeRequest) => string | undefined;
}

/** The visitor's network; one whose address nobody knows is not counted. */
export const networkOfRequest = (request: EdgeRequest, { addressOf }: Pick<Counting, "addressOf">): string | undefined => {
  const address = addressOf(request);
  return address === undefined || address === "" ? undefined : networkOf(address);
};

/** Takes from what the visitor's network may use up: the refusal where nothing is left. */
export function overQuota(request: EdgeRequest, options: Counting, kind: keyof Allowances, amount = 1): Refusal | undefined {
  const { quotas } = options;
  const network = quotas && networkOfRequest(request, options);
  if (!quotas || network === undefined) return undefined;
  const taken = quotas[kind].take(network, amount);
  if (taken.ok) return undefined;
  const seconds = taken.retryAfterSeconds;
  return refusal(429, "error.slowDown", { values: { seconds }, headers: { "retry-after": String(seconds) } });
}

/** Where so large a body may stay while it is worked on; the refusal where too many are here already. */
export function roomFor(
  request: EdgeRequest,
  options: Counting,
  most: number,
): { readonly leave: () => void } | { readonly full: Refusal } {
  const { quotas } = options;
  if (!quotas) return { leave: () => {} };
  const declared = Number(request.headers.get("content-length") ?? most);
  const bytes = Number.isFinite(declared) ? Math.min(declared, most) : most;
  const leave = quotas.room.enter(networkOfRequest(request, options) ?? "", bytes);
  return leave ? { leave } : { full: refusal(503, "error.busy", { headers: { "retry-after": "2" } }) };
}
