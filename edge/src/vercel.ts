import { ipAddress } from "@vercel/edge";
import { altcha, onceInMemory } from "./captcha/altcha.ts";
import type { EdgeFunction, EdgeOptions } from "./edge-options.ts";
import { denialsInMemory } from "./session/denials.ts";
import { parseSessionKeys } from "./session/keys.ts";
import { createSessions } from "./session/sessions.ts";

/** What a deployed edge function is configured by: PROVIDER_URL, SESSION_KEYS, CAPTCHA_SECRET, SITE_ORIGIN. */
type Variables = Readonly<Record<string, string | undefined>>;

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Reads the configuration of a deployed function; throws at load where one part is missing, so that no half-configured function serves. */
export function optionsOf({ PROVIDER_URL, SESSION_KEYS, CAPTCHA_SECRET, SITE_ORIGIN }: Variables): EdgeOptions {
  const keys = parseSessionKeys(SESSION_KEYS ?? "");
  if (!PROVIDER_URL || !keys || !CAPTCHA_SECRET) throw new Error("PROVIDER_URL, SESSION_KEYS and CAPTCHA_SECRET must be set");
  return {
    providerUrl: PROVIDER_URL,
    upstream: (request) => fetch(request),
    sessions: createSessions(keys, denialsInMemory(nowSeconds), nowSeconds),
    captcha: altcha(CAPTCHA_SECRET, onceInMemory(nowSeconds), nowSeconds),
    ...(SITE_ORIGIN && { siteOrigin: SITE_ORIGIN }),
    addressOf: (request) => ipAddress(request),
    log: () => {},
  };
}

/** Makes a deployable function of one of ours; the configuration is read with the first request. */
export function deployed(make: (options: EdgeOptions) => EdgeFunction, variables: () => Variables): EdgeFunction {
  let ready: EdgeFunction | undefined;
  return (request) => (ready ??= make(optionsOf(variables())))(request);
}
