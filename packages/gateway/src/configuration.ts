import path from "node:path";
import { parseSessionKeys, type SessionKeys } from "@shanyraq/edge";

export interface Configuration {
  readonly production: boolean;
  readonly port: number;
  readonly dataFolder: string;
  readonly siteFolder: string;
  readonly databaseUrl?: string;
  /** A real back office instead of the reference provider. */
  readonly providerUrl?: string;
  readonly siteOrigin?: string;
  readonly kaspiUrl?: string;
  /** Undefined: development keys are made at the first start and kept in the data folder. */
  readonly sessionKeys?: SessionKeys;
  readonly secret?: string;
  readonly captchaSecret?: string;
  readonly recaptcha?: { readonly secret: string; readonly url: string };
}

export type Configured = { readonly ok: true; readonly value: Configuration } | { readonly ok: false; readonly faults: readonly string[] };

const repository = path.resolve(import.meta.dirname, "../../..");
const LONG_ENOUGH = 32;

type Variables = Readonly<Record<string, string | undefined>>;

/** What a production start cannot do without, with what to do about it. */
function productionFaults(env: Variables): readonly string[] {
  const needed: readonly (readonly [fault: boolean, remedy: string])[] = [
    [!env["SESSION_KEYS"], "SESSION_KEYS: set kid:base64url of 32 random bytes"],
    [(env["PROVIDER_SECRET"] ?? "").length < LONG_ENOUGH && !env["PROVIDER_URL"], "PROVIDER_SECRET: set at least 32 random characters"],
    [!env["CAPTCHA_SECRET"] && !env["RECAPTCHA_SECRET"], "CAPTCHA_SECRET (or RECAPTCHA_SECRET): a captcha is required"],
    [env["CAPTCHA"] === "off", "CAPTCHA=off is for tests alone"],
    [
      !env["DATABASE_URL"] && !env["PROVIDER_URL"],
      "DATABASE_URL: an embedded database does not survive a power cut, so it takes no real money",
    ],
    [!env["KASPI_URL"] && !env["PROVIDER_URL"], "KASPI_URL: the address of the payment service"],
    [!env["SITE_ORIGIN"], "SITE_ORIGIN: the address visitors see"],
  ];
  return needed.filter(([fault]) => fault).map(([, remedy]) => remedy);
}

/** Reads the environment; a fault is said with its remedy, and nothing starts half-configured. */
export function configure(env: Variables): Configured {
  const production = env["NODE_ENV"] === "production";
  const faults = production ? [...productionFaults(env)] : [];
  const port = Number(env["PORT"] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push("PORT: a number from 0 to 65535");
  const sessionKeys = env["SESSION_KEYS"] ? parseSessionKeys(env["SESSION_KEYS"]) : undefined;
  if (env["SESSION_KEYS"] && !sessionKeys) faults.push("SESSION_KEYS: kid:base64url of 32 bytes, separated by commas, the newest first");
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      production,
      port,
      dataFolder: path.resolve(repository, env["DATA_DIR"] ?? ".data"),
      siteFolder: path.resolve(repository, env["SITE_DIR"] ?? "site"),
      ...(env["DATABASE_URL"] && { databaseUrl: env["DATABASE_URL"] }),
      ...(env["PROVIDER_URL"] && { providerUrl: env["PROVIDER_URL"] }),
      ...(env["SITE_ORIGIN"] && { siteOrigin: env["SITE_ORIGIN"] }),
      ...(env["KASPI_URL"] && { kaspiUrl: env["KASPI_URL"] }),
      ...(sessionKeys && { sessionKeys }),
      ...(env["PROVIDER_SECRET"] && { secret: env["PROVIDER_SECRET"] }),
      ...(env["CAPTCHA_SECRET"] && { captchaSecret: env["CAPTCHA_SECRET"] }),
      ...(env["RECAPTCHA_SECRET"] && {
        recaptcha: { secret: env["RECAPTCHA_SECRET"], url: env["RECAPTCHA_URL"] ?? "https://www.google.com/recaptcha/api/siteverify" },
      }),
    },
  };
}
