import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseSessionKeys, type SessionKeys } from "@shanyraq/edge";
import type { SealingKeys } from "@shanyraq/provider";
import { readFilesKeys } from "../configuration/files-keys.ts";

export interface Keys {
  readonly sessionKeys: SessionKeys;
  readonly filesKeys: SealingKeys;
  readonly secret: string;
  readonly captchaSecret: string;
}

interface KeysFile {
  readonly session: string;
  readonly secret: string;
  readonly captcha: string;
  readonly files: string;
}

const OWNER_ONLY = 0o600;
const freshKey = () => `dev:${randomBytes(32).toString("base64url")}`;
const fresh = (): KeysFile => ({
  session: freshKey(),
  files: freshKey(),
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

/** The file is never half written: what was encrypted with lost keys is lost too. */
function write(file: string, keys: KeysFile): KeysFile {
  const part = `${file}.part`;
  writeFileSync(part, `${JSON.stringify(keys, null, 1)}\n`, { mode: OWNER_ONLY });
  renameSync(part, file);
  return keys;
}

function read(file: string): KeysFile | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof kept !== "object" || kept === null) return undefined;
    const isKept = (value: object): value is KeysFile =>
      ["session", "secret", "captcha", "files"].every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === "string");
    if (isKept(kept)) return kept;
    // A data folder of an earlier release has no key of files yet.
    const completed = { files: freshKey(), ...kept };
    return isKept(completed) ? write(file, completed) : undefined;
  } catch {
    return undefined;
  }
}

/** Keys of a development start, made once and kept in the data folder, so that a restart signs nobody out and what was sent stays readable. */
export function developmentKeys(dataFolder: string): Keys {
  const file = path.join(dataFolder, "keys.json");
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    write(file, fresh());
  }
  const kept = read(file);
  const sessionKeys = kept && parseSessionKeys(kept.session);
  const filesKeys = kept && readFilesKeys(kept.files);
  if (!sessionKeys || !filesKeys) throw new KeysDamaged(file);
  return { sessionKeys, filesKeys, secret: kept.secret, captchaSecret: kept.captcha };
}
