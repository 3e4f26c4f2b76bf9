import { EncryptJWT, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import type { SessionKey, SessionKeys } from "./keys.ts";
import { seal, unseal } from "./seal.ts";
import { ABSOLUTE_SECONDS, IDLE_SECONDS, type Session } from "./session.ts";

const NOW = 1_800_000_000;
const newKey = (kid: string, length = 32): SessionKey => ({ kid, secret: crypto.getRandomValues(new Uint8Array(length)) });
const one = newKey("one");
const two = newKey("two");
const keys: SessionKeys = [one];
const session: Session = { id: "session-id", providerToken: "prv_token", startedAt: NOW, seenAt: NOW };
const claims = { sid: session.id, prv: session.providerToken, beg: NOW, seen: NOW };
const AUDIENCE = "shanyraq:edge";

interface Mutation {
  readonly header?: Record<string, unknown>;
  readonly key?: Uint8Array;
  readonly claims?: Record<string, unknown>;
  readonly audience?: string;
  readonly expires?: number;
}
const forged = ({ header, key = one.secret, claims: changed, audience = AUDIENCE, expires = NOW + 60 }: Mutation): Promise<string> =>
  new EncryptJWT({ ...claims, ...changed })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: "one", ...header })
    .setAudience(audience)
    .setExpirationTime(expires)
    .encrypt(key);

/** The sealed session with one bit of one of its five parts turned over. */
async function flipped(part: number): Promise<string> {
  const parts = (await seal(session, keys)).split(".");
  const bytes = Buffer.from(parts[part] ?? "", "base64url");
  const changed = bytes.length === 0 ? Buffer.from([1]) : bytes.map((byte, at) => (at === bytes.length - 1 ? byte ^ 1 : byte));
  return parts.toSpliced(part, 1, Buffer.from(changed).toString("base64url")).join(".");
}

const cek128 = newKey("one", 16).secret;
const mutants: readonly (readonly [what: string, make: () => Promise<string> | string])[] = [
  ["a flipped bit in its header", () => flipped(0)],
  ["an encrypted key where there is none", () => flipped(1)],
  ["a flipped bit in its vector", () => flipped(2)],
  ["a flipped bit in its text", () => flipped(3)],
  ["a flipped bit in its tag", () => flipped(4)],
  [
    "alg none",
    () =>
      new UnsecuredJWT(claims)
        .setAudience(AUDIENCE)
        .setExpirationTime(NOW + 60)
        .encode(),
  ],
  [
    "a signature instead of a seal",
    () =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256", kid: "one" })
        .setAudience(AUDIENCE)
        .setExpirationTime(NOW + 60)
        .sign(one.secret),
  ],
  ["A128GCM", () => forged({ header: { enc: "A128GCM" }, key: cek128 })],
  ["A128CBC-HS256", () => forged({ header: { enc: "A128CBC-HS256" } })],
  ["a wrapped key", () => forged({ header: { alg: "A256KW" } })],
  [
    "a key of its own in the header",
    () => forged({ header: { jwk: { kty: "oct", k: Buffer.from(two.secret).toString("base64url") } }, key: two.secret }),
  ],
  ["the key of another kid", () => forged({ key: two.secret })],
  ["an unknown kid", () => forged({ header: { kid: "two" }, key: two.secret })],
  ["no kid", () => forged({ header: { kid: undefined } })],
  ["another audience", () => forged({ audience: "somebody:else" })],
  ["its time past", () => forged({ expires: NOW - 1 })],
  ["no provider's token", () => forged({ claims: { prv: undefined } })],
  ["an id that is no text", () => forged({ claims: { sid: 7 } })],
  ["no beginning", () => forged({ claims: { beg: undefined } })],
  ["four parts", async () => (await seal(session, keys)).split(".").slice(0, 4).join(".")],
  ["nothing in it", () => ""],
  ["text that is no seal", () => "a.b.c.d.e"],
];

it("opens what was sealed, which cannot be read meanwhile", async () => {
  const sealed = await seal(session, keys);
  expect(await unseal(sealed, keys, NOW + 1)).toEqual(session);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("prv_token");
});

describe("S04: a cookie is as good as none with", () => {
  it.each(mutants)("%s", async (_, make) => {
    expect(await unseal(await make(), keys, NOW)).toBeUndefined();
  });
});

describe("its time", () => {
  it.each([
    ["ends after half an hour without use", session, IDLE_SECONDS],
    ["ends after twelve hours whatever was done", { ...session, seenAt: NOW + ABSOLUTE_SECONDS - 60 }, ABSOLUTE_SECONDS],
  ])("%s", async (_, one, seconds) => {
    const sealed = await seal(one, keys);
    expect(await unseal(sealed, keys, NOW + seconds - 1)).toBeDefined();
    expect(await unseal(sealed, keys, NOW + seconds)).toBeUndefined();
  });
});

describe("S05: keys are rotated", () => {
  it("the newest seals, an older one opens until it is retired", async () => {
    const old = await seal(session, [one]);
    expect(await unseal(old, [two, one], NOW)).toEqual(session);
    const fresh = await seal(session, [two, one]);
    expect(await unseal(fresh, [two], NOW)).toEqual(session);
    expect(await unseal(old, [two], NOW)).toBeUndefined();
  });
});
