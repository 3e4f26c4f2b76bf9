import { createTrustList, toBase64, verifyDocument, type TrustList, type VerifyOptions } from "@shanyraq/signing";
import { createTestAuthority, issueCertificate, signCms, signXml, type Identity, type TestAuthority } from "@shanyraq/signing/authority";
import { beforeAll, describe, expect, it } from "vitest";

const now = new Date("2026-11-26T12:00:00Z");
const HOUR_MS = 3_600_000;
const random = (octets: number) => crypto.getRandomValues(new Uint8Array(octets));
const content = new TextEncoder().encode("<order/>");

let authority: TestAuthority;
let options: VerifyOptions;
let anna: Identity;
let boris: Identity;
/** The key of the first with a second certificate. */
let again: Identity;
beforeAll(async () => {
  authority = await createTestAuthority({ algorithm: "rsa", now, random });
  const list = createTrustList({ anchors: [authority.root.certificate.bytes], intermediates: [authority.issuing.certificate.bytes] });
  if (!list.ok) throw new Error("an authority's own certificates can be read");
  const trust: TrustList = list.value;
  const crls = await authority.crls([], { thisUpdate: new Date(now.getTime() - HOUR_MS), nextUpdate: new Date(now.getTime() + HOUR_MS) });
  options = { trust, at: now, revocation: { crls } };
  const issue = async (surname: string) => authority.issue({ surname, firstName: "А", iin: "123456789011", role: "person" });
  [anna, boris] = await Promise.all([issue("АННОВА"), issue("БОРИСОВ")]);
  again = await issueCertificate({
    subject: { commonName: "АННОВА А", surname: "АННОВА", serialNumber: "IIN123456789011" },
    key: anna.key,
    issuer: authority.issuing,
    serial: Uint8Array.of(0x41, ...random(8)),
    notBefore: new Date(now.getTime() - HOUR_MS),
    notAfter: new Date(now.getTime() + HOUR_MS),
    extendedKeyUsage: { oids: ["1.3.6.1.5.5.7.3.4"] },
  });
});

type Signed = readonly (readonly [Identity, "issuer" | "key"])[];
const signedBy = (signers: Signed) =>
  signCms({
    content,
    signers: signers.map(([signer]) => signer),
    named: signers.map(([, named]) => named),
    attached: true,
    signingTime: now,
  });
async function found(document: Uint8Array): Promise<readonly string[]> {
  const verified = await verifyDocument(document, options);
  return verified.ok ? [verified.value.verdict, ...verified.value.reasons] : ["refused"];
}

describe("a CMS with two signatures", () => {
  it.each<readonly [string, () => Signed, readonly string[]]>([
    [
      "of one certificate, named by its issuer and by its key, is of one signer",
      () => [
        [anna, "issuer"],
        [anna, "key"],
      ],
      ["bad", "signer-repeated"],
    ],
    [
      "of one certificate, named by its key twice, is of one signer",
      () => [
        [anna, "key"],
        [anna, "key"],
      ],
      ["bad", "signer-repeated"],
    ],
    [
      "of one key with two certificates is of one signer",
      () => [
        [anna, "issuer"],
        [again, "issuer"],
      ],
      ["bad", "signer-repeated"],
    ],
    [
      "of two people, each named in another way, is of two",
      () => [
        [anna, "issuer"],
        [boris, "key"],
      ],
      ["good"],
    ],
  ])("%s", async (_, signers, expected) => {
    expect(await found(await signedBy(signers()))).toEqual(expected);
  });
});

describe("XML with two signatures", () => {
  const bytes = (xml: string) => new TextEncoder().encode(xml);
  it("has one signer when one key has two certificates", async () => {
    expect(await found(bytes(await signXml(await signXml("<order/>", anna), again)))).toEqual(["bad", "signer-repeated"]);
  });
  it("has one signer for one certificate even when something unreadable precedes it", async () => {
    const both = await signXml(await signXml("<order/>", anna), anna);
    const own = `<ds:X509Certificate>\n${toBase64(anna.certificate.bytes).slice(0, 20)}`;
    const at = both.lastIndexOf(own);
    expect(at).toBeGreaterThan(0);
    const hidden = `${both.slice(0, at)}<ds:X509Certificate>AAAA</ds:X509Certificate>${both.slice(at)}`;
    expect(await found(bytes(hidden))).toEqual(["bad", "signer-repeated"]);
  });
});
