import { expect, it } from "vitest";
import { fixture, fixtureBase64, nationalTestTrust } from "./testing/fixture.ts";
import { answersOf, text } from "./testing/world.ts";
import type { Verdict } from "./verdict/verdict.ts";
import { verifyCms, type VerifyOptions } from "./verify-cms.ts";
import { createTrustList } from "./x509/trust-list.ts";

async function verify(cms: Uint8Array, options: Partial<VerifyOptions> & { readonly at: Date }): Promise<Verdict> {
  const verified = await verifyCms(cms, { trust: nationalTestTrust(), ...options });
  if (!verified.ok) throw new Error(verified.error.detail);
  return verified.value;
}

const inTime = new Date("2026-11-21T00:00:00Z");
const in2022 = new Date("2022-09-28T00:00:00Z");

it("one person's GOST signature is good, with its signer and content", async () => {
  const verdict = await verify(fixture("individual_attached.der"), { at: inTime });
  expect(answersOf(verdict)).toEqual(["good good good unknown"]);
  expect(verdict.signers[0]?.subject).toEqual({
    name: "ТЕСТОВ ТЕСТ",
    surname: "ТЕСТОВ",
    firstName: "ТЕСТ",
    patronymic: "ТЕСТОВИЧ",
    iin: "123456789011",
    country: "KZ",
    role: "person",
  });
  expect(verdict.signers[0]?.claimedTime).toBe("2026-07-20T09:08:06.000Z");
  expect(verdict.content).toEqual(fixture("individual_document.txt"));
});

it("its timestamp is by an authority that is not in the list, so that it proves no time", async () => {
  const verdict = await verify(fixture("individual_attached.der"), { at: inTime });
  expect(verdict.signers[0]).toMatchObject({ reasons: expect.arrayContaining(["timestamp-untrusted"]) });
  expect(verdict.signers[0]).not.toHaveProperty("provedTime");
  const years = await verify(fixture("individual_attached.der"), { at: new Date("2028-01-01T00:00:00Z") });
  expect(years.signers[0]).toMatchObject({ time: "bad", reasons: expect.arrayContaining(["certificate-expired"]) });
});

it.each(["attached", "detached"])("two signers, GOST and RSA, %s: both signatures and both paths are good", async (kind) => {
  const verdict = await verify(fixtureBase64(`two-signers-${kind}.base64.txt`), {
    at: in2022,
    ...(kind === "detached" && { content: text("test123") }),
  });
  // The RSA certificate had expired in January 2022, and the signature has no timestamp.
  expect(answersOf(verdict)).toEqual(["good good good unknown", "good good bad unknown"]);
  expect(verdict.signers.map(({ subject }) => subject?.iin)).toEqual(["123456789012", "123456789011"]);
  expect(verdict.contentHash).toBe("ecd71870d1963316a97e3ac3408c9835ad8cf0f3c1bc703527c30265534f75ae");
});

it("a detached document reports that its content is missing, and is bad with another content", async () => {
  const cms = fixtureBase64("two-signers-detached.base64.txt");
  const missing = await verify(cms, { at: in2022 });
  expect(missing).toMatchObject({ reasons: ["content-missing"], signers: [{ signature: "unknown" }, { signature: "unknown" }] });
  const other = await verify(cms, { at: in2022, content: text("test124") });
  expect(other.signers.map(({ signature, reasons }) => [signature, reasons[0]])).toEqual([
    ["bad", "digest-mismatch"],
    ["bad", "digest-mismatch"],
  ]);
});

it("without a list no signer is trusted, and a foreign list does not make one trusted", async () => {
  for (const anchors of [[], [fixture("test_gost512.cer.pem")]]) {
    const list = createTrustList({ anchors });
    if (!list.ok) throw new Error(list.error.detail);
    const verdict = await verify(fixture("individual_attached.der"), { at: inTime, trust: list.value });
    expect(verdict).toMatchObject({ verdict: "bad", signers: [{ signature: "good", trust: "bad" }] });
    expect(verdict.signers[0]?.reasons).toContain("issuer-unknown");
  }
});

it("a list is rejected when one of its files is not a certificate, and the error says which", () => {
  expect(createTrustList({ anchors: [fixture("root_test_gost_2022.cer"), text("no certificate")] })).toMatchObject({
    ok: false,
    error: { code: "malformed", detail: expect.stringContaining("certificate 1") },
  });
});
