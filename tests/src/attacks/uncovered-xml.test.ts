import { createTrustList, toBase64, verifyDocument, type TrustList } from "@shanyraq/signing";
import { createTestAuthority, signXml, type Identity, type TestAuthority } from "@shanyraq/signing/authority";
import { beforeAll, describe, expect, it } from "vitest";

const now = new Date("2026-11-26T12:00:00Z");
const HOUR_MS = 3_600_000;
const random = (octets: number) => crypto.getRandomValues(new Uint8Array(octets));
const document = "<order><sum>100</sum></order>";

let authority: TestAuthority;
let trust: TrustList;
let crls: readonly Uint8Array[];
let signed: string;
let other: Identity;
beforeAll(async () => {
  authority = await createTestAuthority({ algorithm: "rsa", now, random });
  const list = createTrustList({ anchors: [authority.root.certificate.bytes], intermediates: [authority.issuing.certificate.bytes] });
  if (!list.ok) throw new Error("an authority's own certificates can be read");
  trust = list.value;
  crls = await authority.crls([], { thisUpdate: new Date(now.getTime() - HOUR_MS), nextUpdate: new Date(now.getTime() + HOUR_MS) });
  const issue = async (surname: string) => authority.issue({ surname, firstName: "А", iin: "123456789011", role: "person" });
  other = await issue("ДРУГОЙ");
  signed = await signXml(document, await issue("ПЕРВЫЙ"));
});

/** The verdict with what is against the first signer and the document; or that the document is refused as a whole. */
async function found(xml: string): Promise<readonly string[]> {
  const verified = await verifyDocument(new TextEncoder().encode(xml), { trust, at: now, revocation: { crls } });
  if (!verified.ok) return ["refused"];
  const { verdict, signers, reasons } = verified.value;
  return [verdict, ...(signers[0]?.reasons ?? []).filter((reason) => reason !== "timestamp-missing"), ...reasons];
}

type Change = (xml: string) => string;
const put =
  (what: string, before: string): Change =>
  (xml) =>
    xml.replace(before, what + before);
const attribute =
  (what: string, element: string): Change =>
  (xml) =>
    xml.replace(`<ds:${element}`, `<ds:${element} ${what}`);
const ds = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';
const uncovered = ["bad", "uncovered-content"];

const mutations: readonly (readonly [string, Change, readonly string[]])[] = [
  // What is the same for every reader.
  ["nothing at all", (xml) => xml, ["good"]],
  [
    "white space between the parts of the signature",
    (xml) => xml.replaceAll(/\n(<ds:(?:SignatureValue|KeyInfo|X509))/g, "\n \t \n$1"),
    ["good"],
  ],
  ["no white space between the parts of KeyInfo", (xml) => xml.replace("<ds:KeyInfo>\n", "<ds:KeyInfo>"), ["good"]],
  ["white space within the value", (xml) => xml.replace(/(<ds:SignatureValue>\n.{10})/, "$1\n "), ["good"]],
  ["the authority's certificate behind that of the signer", (xml) => withCertificate(xml, authority.issuing), ["good"]],
  ["a comment in the document, which the standard leaves out", put("<!-- a -->", "<sum>"), ["good"]],
  // Objects.
  ["an Object at the end of the signature", put("<ds:Object>pay 999</ds:Object>", "</ds:Signature>"), uncovered],
  ["an empty Object", put("<ds:Object/>", "</ds:Signature>"), uncovered],
  ["an Object before KeyInfo", put('<ds:Object Id="a"><sum>999</sum></ds:Object>', "<ds:KeyInfo>"), uncovered],
  ["an Object with a signature of its own within it", put(`<ds:Object><ds:Signature ${ds}/></ds:Object>`, "</ds:Signature>"), uncovered],
  // Elements.
  ["an element of no namespace in the signature", put("<sum>999</sum>", "</ds:Signature>"), uncovered],
  ["an element of another namespace in the signature", put('<x:a xmlns:x="urn:x"/>', "<ds:SignatureValue>"), uncovered],
  ["an element in KeyInfo", put("<sum>999</sum>", "</ds:KeyInfo>"), uncovered],
  ["the name of a key in KeyInfo", put("<ds:KeyName>pay 999</ds:KeyName>", "<ds:X509Data>"), uncovered],
  ["an element in X509Data", put("<sum>999</sum>", "</ds:X509Data>"), uncovered],
  ["another name of the signer in X509Data", put("<ds:X509SubjectName>CN=X</ds:X509SubjectName>", "</ds:X509Data>"), uncovered],
  ["an X509Data without a certificate", put("<ds:X509Data/>", "</ds:KeyInfo>"), uncovered],
  ["a certificate that is none", put("<ds:X509Certificate>cGF5IDk5OQ==</ds:X509Certificate>", "</ds:X509Data>"), uncovered],
  [
    "KeyInfo before the value",
    (xml) => xml.replace(/(<ds:SignatureValue>[^]*<\/ds:SignatureValue>)([^]*<\/ds:KeyInfo>)/, "$2$1"),
    uncovered,
  ],
  ["a second KeyInfo", put("<ds:KeyInfo/>", "</ds:Signature>"), ["refused"]],
  ["a second SignedInfo", put("<ds:SignedInfo/>", "</ds:Signature>"), ["refused"]],
  ["a second value", put("<ds:SignatureValue>AAAA</ds:SignatureValue>", "</ds:Signature>"), ["refused"]],
  ["an element in the value", put("<sum/>", "\n</ds:SignatureValue>"), ["refused"]],
  ["an element in a certificate", put("<sum/>", "\n</ds:X509Certificate>"), ["refused"]],
  // Texts, comments and instructions.
  ["a text in the signature", put("pay 999", "<ds:KeyInfo>"), uncovered],
  ["a text in CDATA in the signature", put("<![CDATA[pay 999]]>", "<ds:KeyInfo>"), uncovered],
  ["a space that is none to XML", put("\u00A0", "<ds:KeyInfo>"), uncovered],
  ["a text in KeyInfo", put("pay 999", "<ds:X509Data>"), uncovered],
  ["a text in X509Data", put("pay 999", "<ds:X509Certificate>"), uncovered],
  ["a text around the base64 of a certificate", put("pay 999 -----BEGIN A-----", "\nMII"), ["refused"]],
  ["a comment in the signature", put("<!-- pay 999 -->", "<ds:SignatureValue>"), uncovered],
  ["a comment in KeyInfo", put("<!-- pay 999 -->", "<ds:X509Data>"), uncovered],
  ["a comment in SignedInfo, which its canonical form leaves out", put("<!-- pay 999 -->", "<ds:SignatureMethod"), uncovered],
  ["a comment in the value", put("<!-- pay 999 -->", "\n</ds:SignatureValue>"), ["refused"]],
  ["an instruction in the signature", put("<?pay 999?>", "<ds:KeyInfo>"), uncovered],
  ["an instruction in X509Data", put("<?pay 999?>", "<ds:X509Certificate>"), uncovered],
  ["an instruction in SignedInfo", put("<?pay 999?>", "<ds:Reference"), ["bad", "uncovered-content", "signature-mismatch"]],
  // Attributes and declarations.
  ["an attribute of the signature", attribute('title="pay 999"', "Signature"), uncovered],
  ["a name of the signature, to which nothing refers", attribute('Id="pay-999"', "Signature"), uncovered],
  ["an attribute of the value", attribute('Id="pay-999"', "SignatureValue"), uncovered],
  ["an attribute of KeyInfo", attribute('xml:lang="ru"', "KeyInfo"), uncovered],
  ["an attribute of a certificate", attribute('title="pay 999"', "X509Certificate"), uncovered],
  ["a declaration in KeyInfo that nothing uses", attribute('xmlns:pay="urn:999"', "KeyInfo"), uncovered],
  ["a declaration in the signature", attribute('xmlns:pay="urn:999"', "Signature"), ["bad", "uncovered-content", "signature-mismatch"]],
  ["something else in the declaration of XML", (xml) => xml.replace("<?xml ", '<?xml pay="999" '), ["refused"]],
  // Around the signature everything is covered.
  ["a text beside the signature", put("pay 999", "<ds:Signature "), ["bad", "digest-mismatch"]],
  ["an element behind the signature", put("<sum>999</sum>", "</order>"), ["bad", "digest-mismatch"]],
  ["an instruction behind the document", (xml) => `${xml}<?pay 999?>`, ["bad", "digest-mismatch"]],
];

/** One more certificate behind those that are there. */
function withCertificate(xml: string, { certificate }: Identity): string {
  return put(`<ds:X509Certificate>${toBase64(certificate.bytes)}</ds:X509Certificate>`, "</ds:X509Data>")(xml);
}

describe("XML that was signed, with something put into it that no reference covers:", () => {
  it.each(mutations)("%s", async (name, change, expected) => {
    const changed = change(signed);
    expect(changed === signed).toBe(name === "nothing at all");
    expect(await found(changed)).toEqual(expected);
  });
  it("in a second signature is against that one, and against the first, which does not leave it out", async () => {
    const both = await signXml(signed, other);
    expect(await found(both)).toEqual(["good"]);
    const at = both.lastIndexOf("</ds:KeyInfo>");
    const changed = `${both.slice(0, at)}<!-- pay 999 -->${both.slice(at)}`;
    expect(await found(changed)).toEqual(["bad", "digest-mismatch"]);
  });
});
