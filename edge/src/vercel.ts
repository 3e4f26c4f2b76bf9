import { storeInMemory } from "@shanyraq/limits";
import { ipAddress } from "@vercel/edge";
import { altcha } from "./captcha/altcha.ts";
import type { EdgeFunction, EdgeOptions } from "./edge-options.ts";
import { parseSessionKeys } from "./session/keys.ts";
import { createQuotas, strictAllowances } from "./guard/quotas.ts";
import { respond } from "./reply.ts";
import { configuredTrust } from "@shanyraq/signing/trust";
import { createSessions } from "./session/sessions.ts";

/** What a deployed edge function is configured by. */
export const variableNames = [
  "PROVIDER_URL",
  "SESSION_KEYS",
  "CAPTCHA_SECRET",
  "SITE_ORIGIN",
  "TRUST_ANCHORS",
  "TRUST",
  "CRL_URLS",
  "REVOCATION_HOSTS",
] as const;
export type Variables = Readonly<Record<string, string | undefined>>;

const nowSeconds = () => Math.floor(Date.now() / 1000);

/**
 * Reads the configuration of a deployed function; throws at load where one part is missing, so that no half-configured function
 * serves.
 * @param addressOf the visitor's address as this host tells it.
 */
export function optionsOf(
  { PROVIDER_URL, SESSION_KEYS, CAPTCHA_SECRET, SITE_ORIGIN, ...trust }: Variables,
  addressOf: EdgeOptions["addressOf"] = (request) => ipAddress(request),
): EdgeOptions {
  const keys = parseSessionKeys(SESSION_KEYS ?? "");
  if (!PROVIDER_URL || !keys || !CAPTCHA_SECRET || !SITE_ORIGIN)
    throw new Error("PROVIDER_URL, SESSION_KEYS, CAPTCHA_SECRET and SITE_ORIGIN must be set");
  // Each place where the function runs counts for itself; the back office has revoked the token of a session that ended.
  const store = storeInMemory(nowSeconds);
  return {
    providerUrl: PROVIDER_URL,
    upstream: (request) => fetch(request),
    sessions: createSessions(keys, store, nowSeconds),
    captcha: altcha(CAPTCHA_SECRET, store, nowSeconds),
    signatures: configuredTrust(trust, { fetch: (url, init) => fetch(url, init), now: Date.now }),
    siteOrigin: SITE_ORIGIN,
    quotas: createQuotas(strictAllowances, nowSeconds),
    addressOf,
    log: () => {},
  };
}

/** Makes a deployable function of one of ours; the configuration is read with the first request. */
export function deployed(
  make: (options: EdgeOptions) => EdgeFunction,
  variables: () => Variables,
): (request: Request) => Promise<Response> {
  let ready: EdgeFunction | undefined;
  return async (request) => respond(await (ready ??= make(optionsOf(variables())))(request));
}
