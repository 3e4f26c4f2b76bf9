import type { Context } from "../server/context.ts";
import { moment } from "../server/moment.ts";
import { digestOf, isVerifierOf, newNonce, NONCE_MS } from "./pkce.ts";

/** Makes a nonce for the holder of the value behind the challenge. */
export async function makeNonce(
  { db, now, services }: Context,
  challenge: string,
): Promise<{ readonly nonce: string; readonly expiresAt: string }> {
  await db.deleteFrom("signing_nonce").where("expires_at", "<", moment(now)).execute();
  const nonce = newNonce(services.random);
  const expiresAt = moment(now + NONCE_MS);
  await db
    .insertInto("signing_nonce")
    .values({ nonce_hash: digestOf(nonce), challenge, expires_at: expiresAt })
    .execute();
  return { nonce, expiresAt };
}

/** Takes a nonce: of many at once exactly one finds it, and a wrong verifier has used it up. */
export async function takeNonce({ db, now }: Context, nonce: string, verifier: string): Promise<boolean> {
  const taken = await db
    .deleteFrom("signing_nonce")
    .where("nonce_hash", "=", digestOf(nonce))
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  return taken !== undefined && Date.parse(taken.expires_at) > now && isVerifierOf(verifier, taken.challenge);
}
