import { beforeAll, describe, expect, it } from "vitest";
import { context, der, integer, nothing, octetString, oid, sequence } from "./asn1/write.ts";
import { issueCertificate, type Identity } from "./authority/issue-certificate.ts";
import { attribute, signCms } from "./authority/sign-cms.ts";
import { writeTimestamp } from "./authority/write-timestamp.ts";
import { joinBytes, type Bytes } from "./bytes.ts";
import { cmsOids } from "./cms/oids.ts";
import { and, drop, edit, elementIn, flip, indefinite, places, withoutAttribute } from "./testing/edit-der.ts";
import { answersOf, createWorld, holder, later, now, text, trustIn, type World } from "./testing/world.ts";
import { worst, type Finding } from "./reasons.ts";
import { verifyCms } from "./verify-cms.ts";

const algorithm = (id: string) => () => sequence(oid(id), nothing());

describe.each(["rsa", "ecdsa", "gost-256", "gost-512"] as const)("a document signed by %s", (kind) => {
  let world: World;
  let foreign: World;
  let person: Identity;
  let document: Bytes;
  let other: Bytes;

  beforeAll(async () => {
    [world, foreign] = await Promise.all([createWorld(kind), createWorld(kind)]);
    person = await world.authority.issue(holder);
    const sign = (content: string) =>
      signCms({ content: text(content), signers: [person], attached: true, signingTime: now, timestamp: world.authority.timestamp(now) });
    [document, other] = await Promise.all([sign("the contract"), sign("another contract")]);
  });

  const gost = kind.startsWith("gost");
  /** In the order of the answers, and reasons that must be among those given. */
  const verdictOf = async (cms: Uint8Array, answers: string, ...reasons: readonly string[]) => {
    const verdict = await world.verify(cms);
    expect(answersOf(verdict)).toEqual([answers]);
    expect(verdict.signers[0]?.reasons).toEqual(expect.arrayContaining([...reasons]));
    expect(verdict.verdict).toBe(worst(answers.split(" ") as Finding[]));
  };

  it("is good unchanged, at a proved time", async () => {
    await verdictOf(document, "good good good good");
    expect((await world.verify(document)).signers[0]).toMatchObject({
      provedTime: now.toISOString(),
      reasons: [],
      subject: { bin: holder.bin, role: "head" },
    });
  });

  it("is good in BER: indefinite lengths, and a content in parts", async () => {
    const parts = der(0x24, octetString(text("the ")), octetString(text("contract")));
    await verdictOf(edit(document, [], indefinite), "good good good good");
    await verdictOf(edit(document, [1], indefinite), "good good good good");
    await verdictOf(
      edit(document, places.content, () => parts),
      "good good good good",
    );
  });

  it.each([
    ["a bit of the signature", places.signature],
    ["a bit of the signing time", [...places.attributes, 1, 1, 0]],
  ])("with %s flipped has no signer", async (_, place) => {
    const changed = edit(document, place, flip);
    const verdict = await world.verify(changed);
    expect(verdict).toMatchObject({ verdict: "bad", signers: [{ signature: "bad" }] });
  });

  it("with a bit of the content flipped is reported as changed", () =>
    verdictOf(edit(document, places.content, flip), "bad good good good", "digest-mismatch"));
  it("with the content of another document is reported as changed", () =>
    verdictOf(
      edit(document, places.content, () => elementIn(other, places.content).bytes),
      "bad good good good",
      "digest-mismatch",
    ));
  it("with the attributes of another document has a wrong signature", async () => {
    const verdict = await world.verify(edit(document, places.attributes, () => elementIn(other, places.attributes).bytes));
    expect(verdict.signers[0]?.reasons).toEqual(expect.arrayContaining(["signature-mismatch", "digest-mismatch"]));
  });

  it("without signers is not good", async () => {
    expect(await world.verify(edit(document, places.signers, () => der(0x31)))).toMatchObject({
      verdict: "bad",
      reasons: ["no-signers"],
      signers: [],
    });
  });
  it("without certificates has an unknown signer", () =>
    verdictOf(edit(document, places.certificates, drop), "bad bad unknown unknown", "certificate-missing"));
  it("S42 with the certificate of another person has an unknown signer", async () => {
    const stranger = await foreign.authority.issue(holder);
    await verdictOf(
      edit(document, [...places.certificates, 0], () => stranger.certificate.bytes),
      "bad bad unknown unknown",
      "certificate-missing",
    );
  });
  it("S42 with a forged certificate of the same name and number, over another key, has no signer", async () => {
    const { certificate } = person;
    const forged = await issueCertificate({
      subject: { commonName: "X" },
      key: foreign.authority.root.key,
      issuer: { key: foreign.authority.root.key, certificate: world.authority.issuing.certificate },
      serial: certificate.serial,
      notBefore: later(-1),
      notAfter: later(9),
    });
    const changed = edit(document, [...places.certificates, 0], () => forged.certificate.bytes);
    await verdictOf(changed, "bad bad good unknown", "signature-mismatch", "certificate-substituted", "issuer-signature-invalid");
  });
  it("S42 with a certificate renewed over the same key does not match the signed certificate", async () => {
    const renewed = await issueCertificate({
      subject: { commonName: "X" },
      key: person.key,
      issuer: world.authority.issuing,
      serial: person.certificate.serial,
      notBefore: later(-1),
      notAfter: later(9),
    });
    await verdictOf(
      edit(document, [...places.certificates, 0], () => renewed.certificate.bytes),
      "bad good good good",
      "certificate-substituted",
    );
  });
  it("with a bit of the authority's signature flipped has no path", async () => {
    const verdict = await world.verify(edit(document, [...places.certificates, 0, 2], flip));
    expect(verdict.signers[0]).toMatchObject({ trust: "bad", reasons: expect.arrayContaining(["issuer-signature-invalid"]) });
  });
  it("S42 under a foreign authority of the same name has no path", async () => {
    const stranger = await foreign.authority.issue(holder);
    const cms = await signCms({ content: text("x"), signers: [stranger], attached: true, signingTime: now });
    const verdict = await world.verify(cms);
    expect(verdict.signers[0]).toMatchObject({ signature: "good", trust: "bad", revocation: "unknown" });
  });

  it("with its signer twice is not good, although each signature is", async () => {
    const twice = edit(document, places.signers, and(elementIn(document, places.signer).bytes));
    expect(await world.verify(twice)).toMatchObject({ verdict: "bad", reasons: ["signer-repeated"] });
  });

  it("with the timestamp of another signature is not good", () =>
    verdictOf(
      edit(document, places.token, () => elementIn(other, places.token).bytes),
      "good good bad good",
      "timestamp-imprint-mismatch",
    ));
  it("with another time in its timestamp is not good", async () => {
    const changed = edit(document, [...places.token, ...places.content], ({ content }) => {
      const info = edit(content, [4], ({ bytes }) => bytes.map((octet, index) => (index === 5 ? octet - 1 : octet)));
      return octetString(info);
    });
    await verdictOf(changed, "good good bad good", "timestamp-signature-invalid");
  });
  it("with a timestamp by a signer of documents is not good", async () => {
    const signature = elementIn(document, places.signature).content;
    const stamp = await writeTimestamp(signature, person.key.digest, { signer: person, serial: Uint8Array.of(7), time: now });
    await verdictOf(
      edit(document, places.token, () => stamp),
      "good good bad good",
      "timestamp-not-by-authority",
    );
  });
  it("with a timestamp that is not trusted has no proved time", async () => {
    const stamp = await foreign.authority.timestamp(now)(elementIn(document, places.signature).content, person.key.digest);
    const verdict = await world.verify(edit(document, places.token, () => stamp));
    expect(verdict.signers[0]).toMatchObject({ time: "good", reasons: ["timestamp-untrusted"] });
    expect(verdict.signers[0]).not.toHaveProperty("provedTime");
  });
  it("with a timestamp in the future is not good", async () => {
    const stamp = await world.authority.timestamp(later(5))(elementIn(document, places.signature).content, person.key.digest);
    await verdictOf(
      edit(document, places.token, () => stamp),
      "good good bad good",
      "timestamp-in-future",
    );
  });
  it("with a timestamp over a weak digest is not good", async () => {
    const stamp = await world.authority.timestamp(now)(elementIn(document, places.signature).content, "SHA-1");
    await verdictOf(
      edit(document, places.token, () => stamp),
      "good good bad good",
      "timestamp-algorithm-weak",
    );
  });
  it("with something else in place of a timestamp is not good", () =>
    verdictOf(
      edit(document, places.token, () => sequence(integer(1))),
      "good good bad good",
      "timestamp-malformed",
    ));
  it("with its timestamp removed is verified as of the time of the check", () =>
    verdictOf(edit(document, places.unsigned, drop), "good good good good", "timestamp-missing"));

  it.each([
    ["SHA-1", "1.3.14.3.2.26", "bad", "algorithm-weak"],
    ["MD5", "1.2.840.113549.2.5", "bad", "algorithm-weak"],
    ["another digest", gost ? "2.16.840.1.101.3.4.2.1" : "2.16.840.1.101.3.4.2.3", "bad", "algorithm-mismatch"],
    ["a digest nobody knows", "1.2.3.4", "unknown", "algorithm-not-supported"],
    ["the digest of GOST 34.311-95", "1.2.398.3.10.1.3.1", "unknown", "algorithm-not-supported"],
  ])("downgraded to %s is not good", (_, id, answer, reason) =>
    verdictOf(edit(document, places.digestAlgorithm, algorithm(id)), `${answer} good good good`, reason),
  );
  it.each([
    ["SHA-1 with RSA", "1.2.840.113549.1.1.5", "bad", "algorithm-weak"],
    ["MD5 with RSA", "1.2.840.113549.1.1.4", "bad", "algorithm-weak"],
    ["GOST 34.310-2004", "1.2.398.3.10.1.1.1.2", "unknown", "algorithm-not-supported"],
    ["one nobody knows", "1.2.3.4", "unknown", "algorithm-not-supported"],
    ["that of another kind of key", gost ? "1.2.840.113549.1.1.11" : "1.2.398.3.10.1.1.2.3.2", "bad", "algorithm-mismatch"],
  ])("with its signature called %s is not good", (_, id, answer, reason) =>
    verdictOf(edit(document, places.signatureAlgorithm, algorithm(id)), `${answer} good good good`, reason),
  );

  it("without its signed attributes is not good", () =>
    verdictOf(edit(document, places.attributes, drop), "bad good good good", "signature-mismatch"));
  it("whose signed attributes are presented as its content is not good", async () => {
    const attributes = der(0x31, elementIn(document, places.attributes).content);
    const changed = edit(edit(document, places.attributes, drop), places.content, () => octetString(attributes));
    await verdictOf(changed, "bad good good good", "attributes-missing");
  });
  it.each([
    ["without the attribute of its digest", withoutAttribute(cmsOids.messageDigest), "attributes-missing"],
    ["without the attribute of its content's type", withoutAttribute(cmsOids.contentType), "attributes-missing"],
    ["with an attribute twice", and(attribute(cmsOids.messageDigest, octetString(new Uint8Array(32)))), "attributes-malformed"],
    ["with attributes that are none", () => context(0, integer(1)), "attributes-malformed"],
  ])("%s is not good", (_, change, reason) => verdictOf(edit(document, places.attributes, change), "bad good good good", reason));
  it("with another type of content is not good", () =>
    verdictOf(
      edit(document, places.contentType, () => oid(cmsOids.timestampInfo)),
      "bad good good good",
      "content-type-mismatch",
    ));

  it("with another content beside it is not good", async () => {
    expect(await world.verify(document, { content: text("the other") })).toMatchObject({ verdict: "bad", reasons: ["content-differs"] });
    expect((await world.verify(document, { content: text("the contract") })).verdict).toBe("good");
  });

  it("is rejected when it is cut anywhere, or when anything follows it", async () => {
    for (let length = 0; length < document.length; length += 37) {
      expect(await verifyCms(document.subarray(0, length), { trust: world.trust, at: now })).toMatchObject({
        ok: false,
        error: { code: "malformed" },
      });
    }
    expect(await verifyCms(joinBytes(document, Uint8Array.of(0)), { trust: world.trust, at: now })).toMatchObject({ ok: false });
    expect(await verifyCms(joinBytes(document, document), { trust: world.trust, at: now })).toMatchObject({ ok: false });
  });

  it("that carries the issuing authority is good for a reader who trusts only the root", async () => {
    const { root, issuing } = world.authority;
    const list = { ...trustIn(world.authority), anchors: [root.certificate], intermediates: [] };
    const carried = edit(document, places.certificates, and(issuing.certificate.bytes));
    expect((await world.verify(document, { trust: list })).signers[0]).toMatchObject({ trust: "bad" });
    expect((await world.verify(carried, { trust: list })).signers[0]).toMatchObject({ trust: "good" });
  });
});
