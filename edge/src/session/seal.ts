import { EncryptJWT, jwtDecrypt } from "jose";
import type { SessionKeys } from "./keys.ts";
import { endsAt, type Session } from "./session.ts";

const AUDIENCE = "shanyraq:edge";
const ALG = "dir";
const ENC = "A256GCM";

/** Seals a session into a compact JWE (dir, A256GCM), with kid, aud and exp. */
export const seal = (session: Session, [key]: SessionKeys): Promise<string> =>
  new EncryptJWT({ sid: session.id, prv: session.providerToken, beg: session.startedAt, seen: session.seenAt })
    .setProtectedHeader({ alg: ALG, enc: ENC, kid: key.kid })
    .setAudience(AUDIENCE)
    .setExpirationTime(endsAt(session))
    .encrypt(key.secret);

/** Opens a sealed session; undefined for anything forged, foreign, of an unknown key or past its time. */
export async function unseal(sealed: string, keys: SessionKeys, nowSeconds: number): Promise<Session | undefined> {
  try {
    const { payload } = await jwtDecrypt(
      sealed,
      ({ kid }) => {
        const key = keys.find((one) => one.kid === kid);
        if (!key) throw new Error("unknown key");
        return key.secret;
      },
      { audience: AUDIENCE, currentDate: new Date(nowSeconds * 1000), keyManagementAlgorithms: [ALG], contentEncryptionAlgorithms: [ENC] },
    );
    const { sid, prv, beg, seen, exp } = payload;
    if (
      typeof sid !== "string" ||
      typeof prv !== "string" ||
      typeof beg !== "number" ||
      typeof seen !== "number" ||
      typeof exp !== "number"
    )
      return undefined;
    return { id: sid, providerToken: prv, startedAt: beg, seenAt: seen };
  } catch {
    return undefined;
  }
}
