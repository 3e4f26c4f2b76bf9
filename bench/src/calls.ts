import { randomBytes } from "node:crypto";
import { calls } from "@shanyraq/calls";
import { createSessions, parseSessionKeys } from "@shanyraq/edge";
import { storeInMemory } from "@shanyraq/limits";
import type { Shot } from "./shot.ts";

const SITE_ORIGIN = "https://life.example";
const sessionKeys = `bench:${randomBytes(32).toString("base64url")}`;
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** How the gateway is configured: as in production, before a back office elsewhere. */
export const productionOf = (providerUrl: string): Readonly<Record<string, string>> => ({
  NODE_ENV: "production",
  PORT: "0",
  PROVIDER_URL: providerUrl,
  SESSION_KEYS: sessionKeys,
  CAPTCHA_SECRET: randomBytes(32).toString("base64url"),
  SITE_ORIGIN,
  FORWARDED_HOPS: "1",
});

/** A customer who is signed in, with all that our own pages send. */
export async function signedIn(): Promise<Readonly<Record<string, string>>> {
  const keys = parseSessionKeys(sessionKeys);
  if (!keys) throw new Error("the keys are malformed");
  const { cookie, requestToken } = await createSessions(keys, storeInMemory(nowSeconds), nowSeconds).begin(
    "prv_0123456789abcdef0123456789abcdef",
  );
  return {
    accept: "application/json",
    "accept-encoding": "gzip, deflate, br",
    "accept-language": "ru,kk;q=0.9,en;q=0.8",
    authorization: `Bearer ${requestToken}`,
    cookie: cookie.split(";")[0] ?? "",
    lang: "kk",
    referer: `${SITE_ORIGIN}/kk/cabinet/reports`,
    "sec-fetch-dest": "empty",
    "sec-fetch-mode": "cors",
    "sec-fetch-site": "same-origin",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  };
}

const MIN_BYTES = 100;

/** A customer's call that reads a body, checks where it comes from and holds it against its schema. */
export const postCall = (headers: Readonly<Record<string, string>>): Shot => ({
  method: "POST",
  paths: [`/api/provider${calls.userContracts.path}`],
  headers: { ...headers, origin: SITE_ORIGIN, "content-type": "application/json" },
  body: JSON.stringify({ failed: false }),
  expects: { bytes: MIN_BYTES },
});

/** The user, who is asked for again each minute. */
export const getCall = (headers: Readonly<Record<string, string>>): Shot => ({
  method: "GET",
  paths: ["/api/user"],
  headers,
  expects: { bytes: MIN_BYTES },
});
