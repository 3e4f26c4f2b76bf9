import type { Bytes } from "../bytes.ts";
import { gost256A, gost512A, type Curve } from "./gost-curves.ts";
import { createPoints, inverse, type Points } from "./points.ts";

/** Sizes of GOST R 34.10-2015 (34.10-2012; RFC 7091) that the national certification centre uses. */
export type GostBits = 256 | 512;

const curves: Record<GostBits, Curve> = { 256: gost256A, 512: gost512A };
const made: Partial<Record<GostBits, Points>> = {};
const pointsOf = (bits: GostBits) => (made[bits] ??= createPoints(curves[bits]));

/** Numbers of the Kazakh profile are written with the least octet first: keys, signatures and the digest as a number. */
function numberOf(octets: Uint8Array): bigint {
  let hex = "";
  for (let at = octets.length - 1; at >= 0; at--) hex += (octets[at] ?? 0).toString(16).padStart(2, "0");
  return BigInt(`0x${hex || "0"}`);
}

function octetsOf(value: bigint, size: number): Bytes {
  const hex = value.toString(16).padStart(size * 2, "0");
  return Uint8Array.from({ length: size }, (_, at) => Number.parseInt(hex.slice((size - 1 - at) * 2, (size - at) * 2), 16));
}

const digestNumber = (digest: Uint8Array, q: bigint) => numberOf(digest) % q || 1n;

/** Whether the signature r || s under a digest is of the key x || y. */
export function verifyGost(bits: GostBits, key: Uint8Array, digest: Uint8Array, signature: Uint8Array): boolean {
  const size = bits / 8;
  if (key.length !== size * 2 || signature.length !== size * 2 || digest.length !== size) return false;
  const { q } = curves[bits];
  const points = pointsOf(bits);
  const [x, y] = [numberOf(key.subarray(0, size)), numberOf(key.subarray(size))];
  const [r, s] = [numberOf(signature.subarray(0, size)), numberOf(signature.subarray(size))];
  if (r === 0n || s === 0n || r >= q || s >= q || !points.onCurve(x, y)) return false;
  const v = inverse(digestNumber(digest, q), q);
  return points.sumHasX((s * v) % q, ((q - r) * v) % q, x, y, r);
}

/** A key of the sandbox and of tests: its arithmetic is not of constant time. */
export interface GostKey {
  readonly bits: GostBits;
  readonly secret: bigint;
  /** x || y. */
  readonly publicKey: Bytes;
}

/** A source of randomness, `crypto.getRandomValues` but in tests that repeat a known signature. */
export type Random = (octets: number) => Uint8Array;

export function gostKeyOf(bits: GostBits, secret: bigint): GostKey {
  const point = pointsOf(bits).multiplyBase(secret);
  if (!point) throw new RangeError("The secret of a key is between 1 and the order of the curve.");
  return { bits, secret, publicKey: new Uint8Array([...octetsOf(point.x, bits / 8), ...octetsOf(point.y, bits / 8)]) };
}

export function generateGostKey(bits: GostBits, random: Random): GostKey {
  return gostKeyOf(bits, randomScalar(bits, random));
}

function randomScalar(bits: GostBits, random: Random): bigint {
  for (;;) {
    const value = numberOf(random(bits / 8));
    if (value > 0n && value < curves[bits].q) return value;
  }
}

/** The signature r || s of a digest. */
export function signGost({ bits, secret }: GostKey, digest: Uint8Array, random: Random): Bytes {
  const { q } = curves[bits];
  const e = digestNumber(digest, q);
  for (;;) {
    const k = randomScalar(bits, random);
    const r = (pointsOf(bits).multiplyBase(k)?.x ?? 0n) % q;
    const s = (r * secret + k * e) % q;
    if (r !== 0n && s !== 0n) return new Uint8Array([...octetsOf(r, bits / 8), ...octetsOf(s, bits / 8)]);
  }
}
