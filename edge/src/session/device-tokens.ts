import type { Call } from "@shanyraq/calls";
import type { EdgeRequest } from "../edge-request.ts";
import { ownCookie, valueOf } from "./cookie.ts";
import { randomId } from "./request-token.ts";

/** The conversation that this browser is in: a registration, a recovery, a consent before there is an account. */
export const FLOW_COOKIE = "__Host-flow";
/** What the back office gave this browser to know it again by, for a few accounts (OWASP: device cookies). */
export const DEVICE_COOKIE = "__Host-device";

const FLOW_SECONDS = 30 * 60;
const DEVICE_SECONDS = 365 * 24 * 60 * 60;
const FLOW_BYTES = 32;
const FLOW = /^[A-Za-z0-9_-]{43}$/;
const DEVICE = /^[A-Za-z0-9_.~-]{1,1000}$/;

/** What a browser keeps for the back office without knowing what it is. */
export interface DeviceTokens {
  /** What goes with the call; headers of these names that a visitor sends themselves never do. */
  readonly headers: Readonly<Record<string, string>>;
  readonly flow: string | undefined;
}

const read = (header: string | null, name: string, form: RegExp): string | undefined => {
  const value = valueOf(header, name);
  return value !== undefined && form.test(value) ? value : undefined;
};

/** What the browser's cookies contain for this call; a flow begins with its first call. */
export function deviceTokensOf({ headers }: EdgeRequest, call: Pick<Call, "flow" | "device">): DeviceTokens {
  const cookies = headers.get("cookie");
  const flow = call.flow ? (read(cookies, FLOW_COOKIE, FLOW) ?? randomId(FLOW_BYTES)) : undefined;
  const device = call.flow || call.device ? read(cookies, DEVICE_COOKIE, DEVICE) : undefined;
  return { flow, headers: { ...(flow !== undefined && { "x-flow-id": flow }), ...(device !== undefined && { "x-device": device }) } };
}

type Authorized = { readonly Authorization?: { readonly token?: unknown; readonly device?: unknown } };

/** The cookies that an answer sets: a flow continues, or ends with the token it led to; an issued device token is kept. */
export function cookiesOf({ flow }: DeviceTokens, { Authorization }: Authorized): readonly string[] {
  const { token, device } = Authorization ?? {};
  const ended = typeof token === "string";
  return [
    ...(flow === undefined ? [] : [ownCookie(FLOW_COOKIE, ended ? "" : flow, ended ? 0 : FLOW_SECONDS)]),
    ...(typeof device === "string" && DEVICE.test(device) ? [ownCookie(DEVICE_COOKIE, device, DEVICE_SECONDS)] : []),
  ];
}

/** An answer without what is kept of it: a page sees nothing of a device. */
export function withoutDevice<A extends Authorized>(answer: A): A {
  if (answer.Authorization?.device === undefined) return answer;
  const { device: _, ...Authorization } = answer.Authorization;
  return { ...answer, Authorization };
}
