import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Context } from "../../platform/server/context.ts";

export const DEVICE_HEADER = "x-device";
/** Accounts that one browser is known for; the one that was used longest ago goes first. */
const MAX_DEVICES = 3;
const MAX_TOKEN_LENGTH = 1_000;
const SECOND = 1_000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const NONCE_BYTES = 16;
const TAG_CHARACTERS = 11;
const TOKEN = /^(?<tag>[A-Za-z0-9_-]{11})\.(?<nonce>[A-Za-z0-9_-]{22})\.(?<at>\d{9,11})\.(?<mac>[A-Za-z0-9_-]{43})$/;

/** Whose device it is, and how often all devices of the account have been forgotten. */
export interface DeviceOwner {
  readonly id: string;
  readonly generation: number;
}
type Services = Pick<Context["services"], "secret">;

const macOf = (secret: string, ...parts: readonly (string | number)[]): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["device", ...parts]))
    .digest("base64url");
/** Only we can find out from a token which account it belongs to. */
const tagOf = ({ id }: Pick<DeviceOwner, "id">, { secret }: Services): string => macOf(secret, "tag", id).slice(0, TAG_CHARACTERS);

const tokensIn = (header: string | undefined): readonly string[] =>
  header === undefined || header.length > MAX_TOKEN_LENGTH ? [] : header.split("~").filter((token) => TOKEN.test(token));

/**
 * The device by which this browser is known to an account (OWASP: device cookies), by its nonce. Undefined: the account does not know the browser. It signs
 * nobody in; it only has its own budget of wrong tries, which no stranger can use up.
 */
export function knownDevice(
  { deviceToken, now, services }: Pick<Context, "deviceToken" | "now" | "services">,
  owner: DeviceOwner,
): string | undefined {
  for (const token of tokensIn(deviceToken)) {
    const { tag, nonce = "", at = "", mac = "" } = TOKEN.exec(token)?.groups ?? {};
    if (tag !== tagOf(owner, services)) continue;
    const expected = macOf(services.secret, owner.id, owner.generation, nonce, at);
    const fits = timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
    if (fits && Number(at) + YEAR_SECONDS > now / SECOND) return nonce;
  }
  return undefined;
}

/** What the browser is to keep from now on: a fresh token of this account before those of a few others. */
export async function deviceFor(
  { deviceToken, now, services }: Pick<Context, "deviceToken" | "now" | "services">,
  db: Kysely<Tables>,
  customerId: string,
): Promise<string> {
  const { device_generation: generation } = await db
    .selectFrom("credential")
    .select("device_generation")
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  const tag = tagOf({ id: customerId }, services);
  const nonce = Buffer.from(services.random(NONCE_BYTES)).toString("base64url");
  const at = String(Math.floor(now / SECOND));
  const own = [tag, nonce, at, macOf(services.secret, customerId, generation, nonce, at)].join(".");
  const others = tokensIn(deviceToken).filter((token) => !token.startsWith(`${tag}.`));
  return [own, ...others].slice(0, MAX_DEVICES).join("~");
}

/** Forgets every known browser: a person who had the old password may have one of them. */
export const forgetDevices = async (db: Kysely<Tables>, customerId: string): Promise<void> => {
  await db
    .updateTable("credential")
    .set((is) => ({ device_generation: is("device_generation", "+", 1) }))
    .where("customer_id", "=", customerId)
    .execute();
};
