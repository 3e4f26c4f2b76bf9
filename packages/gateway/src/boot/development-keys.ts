import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseSessionKeys, type SessionKeys } from "@shanyraq/edge";

export interface Keys {
  readonly sessionKeys: SessionKeys;
  readonly secret: string;
  readonly captchaSecret: string;
}

interface KeysFile {
  readonly session: string;
  readonly secret: string;
  readonly captcha: string;
}

const OWNER_ONLY = 0o600;
const fresh = (): KeysFile => ({
  session: `dev:${randomBytes(32).toString("base64url")}`,
  secret: randomBytes(32).toString("base64url"),
  captcha: randomBytes(32).toString("base64url"),
});

/** The file with the keys of a development start is not what was written there. */
export class KeysDamaged extends Error {
  readonly file: string;
  constructor(file: string) {
    super("the development keys are damaged");
    this.name = "KeysDamaged";
    this.file = file;
  }
}

function read(file: string): KeysFile | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    const isKept = (value: object): value is KeysFile =>
      ["session", "secret", "captcha"].every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === "string");
    return typeof kept === "object" && kept !== null && isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keys of a development start, made once and kept in the data folder, so that a restart signs nobody out. */
export function developmentKeys(dataFolder: string): Keys {
  const file = path.join(dataFolder, "keys.json");
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(fresh(), null, 1)}\n`, { mode: OWNER_ONLY });
  }
  const kept = read(file);
  const sessionKeys = kept && parseSessionKeys(kept.session);
  if (!sessionKeys) throw new KeysDamaged(file);
  return { sessionKeys, secret: kept.secret, captchaSecret: kept.captcha };
}
