import { expect, it } from "vitest";
import { fromBase64, joinBytes, toHex, type Bytes } from "../bytes.ts";
import { fixture, fixtureText, kalkanVectors } from "../testing/fixture.ts";
import { random, text } from "../testing/world.ts";
import { readCertificateFile } from "../x509/certificate.ts";
import { checkSignature } from "./check-signature.ts";
import { generateGostKey, gostKeyOf, signGost, verifyGost } from "./gost.ts";
import { gost256A, gost512A } from "./gost-curves.ts";
import { createPoints, inverse } from "./points.ts";
import { schemeOf, type Scheme } from "./scheme.ts";
import { streebog } from "./streebog.ts";

const little = (octets: Bytes) => BigInt(`0x${toHex(octets.slice().reverse())}`);

it.each([gost256A, gost512A])("the curve of $bits bits has its base point and its order", (curve) => {
  const points = createPoints(curve);
  expect(points.onCurve(curve.x, curve.y)).toBe(true);
  expect(points.multiplyBase(curve.q)).toBeUndefined();
  expect(points.multiplyBase(curve.q - 1n)).toEqual({ x: curve.x, y: curve.p - curve.y, z: 1n });
  expect(points.multiplyBase(curve.q + 1n)).toMatchObject({ x: curve.x, y: curve.y });
});

it("a signature by KalkanCrypt verifies under its key, and its key follows from its secret", () => {
  const { digest, secret, x, y, signature } = kalkanVectors();
  const key = gostKeyOf(512, secret);
  expect(key.publicKey).toEqual(joinBytes(x, y));
  expect(verifyGost(512, key.publicKey, digest, signature)).toBe(true);
});

it("with the random number of KalkanCrypt, ours is the same signature to the octet", () => {
  const { digest, secret, signature } = kalkanVectors();
  const { q } = gost512A;
  const [r, s, e] = [little(signature.slice(0, 64)), little(signature.slice(64)), little(digest) % q];
  const k = ((((s - r * secret) % q) + q) * inverse(e, q)) % q;
  const octets = Uint8Array.from({ length: 64 }, (_, at) => Number((k >> BigInt(8 * at)) & 255n));
  expect(signGost(gostKeyOf(512, secret), digest, () => octets)).toEqual(signature);
});

it("a signature does not verify with any octet of it, of the digest or of the key changed", () => {
  const { digest, x, y, signature } = kalkanVectors();
  const key = joinBytes(x, y);
  const flipped = (octets: Bytes, at: number) => octets.map((octet, index) => (index === at ? octet ^ 1 : octet));
  for (const at of [0, 31, 63, 64, 100, 127]) {
    expect(verifyGost(512, key, digest, flipped(signature, at))).toBe(false);
    expect(verifyGost(512, flipped(key, at), digest, signature)).toBe(false);
    if (at < 64) expect(verifyGost(512, key, flipped(digest, at), signature)).toBe(false);
  }
});

it("numbers out of range, other sizes and points off the curve do not verify as a signature", () => {
  const { digest, x, y, signature } = kalkanVectors();
  const key = joinBytes(x, y);
  const zero = new Uint8Array(64);
  const full = new Uint8Array(64).fill(0xff);
  for (const bad of [
    new Uint8Array(),
    signature.slice(1),
    joinBytes(zero, signature.slice(64)),
    joinBytes(signature.slice(0, 64), zero),
    joinBytes(full, full),
  ])
    expect(verifyGost(512, key, digest, bad)).toBe(false);
  for (const bad of [new Uint8Array(128), joinBytes(y, x), joinBytes(full, full), key.slice(2)])
    expect(verifyGost(512, bad, digest, signature)).toBe(false);
  expect(verifyGost(256, key, digest, signature)).toBe(false);
});

it.each([256, 512] as const)("a signature with %i bits verifies, and not under another key", (bits) => {
  const [one, other] = [generateGostKey(bits, random), generateGostKey(bits, random)];
  for (const message of ["", "a", "ә".repeat(100)]) {
    const digest = streebog(bits, text(message));
    const signature = signGost(one, digest, random);
    expect(verifyGost(bits, one.publicKey, digest, signature)).toBe(true);
    expect(verifyGost(bits, other.publicKey, digest, signature)).toBe(false);
  }
});

it("a digest of zero counts as one", () => {
  const key = generateGostKey(256, random);
  const signature = signGost(key, new Uint8Array(32), random);
  expect(verifyGost(256, key.publicKey, new Uint8Array(32), signature)).toBe(true);
  expect(verifyGost(256, key.publicKey, Uint8Array.of(1, ...new Uint8Array(31)), signature)).toBe(true);
});

it("the certificate that KalkanCrypt wrote is signed by its own key", async () => {
  const certificate = readCertificateFile(fixture("test_gost512.cer.pem"));
  if (!certificate.ok) throw new Error(certificate.error.detail);
  const { publicKey, algorithm, signed, signature } = certificate.value;
  expect(await checkSignature(publicKey, schemeOf(algorithm) as Scheme, signed, signature)).toBeUndefined();
});

it("the parts of an XML signature by KalkanCrypt verify: digest of the document, signature of the canonical SignedInfo", async () => {
  const parts = JSON.parse(fixtureText("test_gost512.xml_simple.xml.parts.json")) as Record<string, string>;
  const certificate = readCertificateFile(fixture("test_gost512.cer.pem"));
  if (!certificate.ok) throw new Error(certificate.error.detail);
  expect(streebog(512, text(parts["document"] ?? ""))).toEqual(fromBase64(parts["digestValue"] ?? ""));
  const scheme: Scheme = { kind: "gost", bits: 512, digest: "streebog-512" };
  const signature = fromBase64(parts["signatureValue"] ?? "") as Bytes;
  expect(await checkSignature(certificate.value.publicKey, scheme, text(parts["signedInfo"] ?? ""), signature)).toBeUndefined();
});
