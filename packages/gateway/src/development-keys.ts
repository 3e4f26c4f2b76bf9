import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseSessionKeys, type SessionKeys } from "@shanyraq/edge";

export interface Keys {
  readonly sessionKeys: SessionKeys;
  readonly secret: string;
  readonly captchaSecret: string;
}

interface Kept {
  readonly session: string;
  readonly secret: string;
  readonly captcha: string;
}

const OWNER_ONLY = 0o600;
const fresh = (): Kept => ({
  session: `dev:${randomBytes(32).toString("base64url")}`,
  secret: randomBytes(32).toString("base64url"),
  captcha: randomBytes(32).toString("base64url"),
});

/** Keys of a development start, made once and kept in the data folder, so that a restart signs nobody out. */
export function developmentKeys(dataFolder: string): Keys {
  const file = path.join(dataFolder, "keys.json");
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(fresh(), null, 1)}\n`, { mode: OWNER_ONLY });
  }
  const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
  const sessionKeys = parseSessionKeys(kept.session);
  if (!sessionKeys) throw new Error(`${file} is damaged: delete it and start again`);
  return { sessionKeys, secret: kept.secret, captchaSecret: kept.captcha };
}
