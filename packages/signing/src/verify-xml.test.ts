import { beforeAll, describe, expect, it } from "vitest";
import { attempt } from "./asn1/malformed.ts";
import type { Identity } from "./authority/issue-certificate.ts";
import { fromBase64, toBase64 } from "./bytes.ts";
import { digestOf } from "./crypto/digest.ts";
import { fixture, fixtureText } from "./testing/fixture.ts";
import { createWorld, holder, later, now, text, type World } from "./testing/world.ts";
import { verifyXml } from "./verify-xml.ts";
import { createTrustList } from "./x509/trust-list.ts";
import { canonicalDocument } from "./xml/canonicalize.ts";
import { parseXml } from "./xml/parse-xml.ts";

const national = "urn:ietf:params:xml:ns:pkigovkz:xmlsec:algorithms:";
const signatureNames = { gost: `${national}gostr34102015-gostr34112015-512`, rsa: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256" };
const digestNames = { gost: `${national}gostr34112015-512`, rsa: "http://www.w3.org/2001/04/xmlenc#sha256" };
const inclusive = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315";

/** The document of KalkanCrypt with the parts of its signature put together again. */
function kalkanDocument(): string {
  const parts = JSON.parse(fixtureText("test_gost512.xml_simple.xml.parts.json")) as Record<
    "document" | "signedInfo" | "signatureValue",
    string
  >;
  const certificate = fixtureText("test_gost512.cer.pem").replace(/-----[^-]+-----/g, "");
  const keyInfo = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
  const signature = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">\n${parts.signedInfo}\n<ds:SignatureValue>${parts.signatureValue}</ds:SignatureValue>${keyInfo}</ds:Signature>`;
  return parts.document.replace("</root>", `${signature}</root>`);
}

async function kalkanVerdict(xml: string) {
  const trust = createTrustList({ anchors: [fixture("test_gost512.cer.pem")] });
  if (!trust.ok) throw new Error(trust.error.detail);
  const verified = await verifyXml(xml, { trust: trust.value, at: now });
  return verified.ok ? verified.value.signers[0] : verified.error.code;
}

it("a document signed by KalkanCrypt is good", async () => {
  expect(await kalkanVerdict(kalkanDocument())).toMatchObject({
    signature: "good",
    trust: "good",
    time: "good",
    subject: { iin: "000000000000" },
  });
});

it.each([
  ["its text changed", (xml: string) => xml.replace("текст", "тексты"), "digest-mismatch"],
  ["an attribute changed", (xml: string) => xml.replace('attr="x"', 'attr="y"'), "digest-mismatch"],
  ["an element more", (xml: string) => xml.replace("<a>", "<c/><a>"), "digest-mismatch"],
  ["another digest said", (xml: string) => xml.replace("OwGFymb5", "OwGFymb6"), "signature-mismatch"],
  ["another value", (xml: string) => xml.replace("XYwHuihy", "XYwHuihz"), "signature-mismatch"],
  [
    "SHA-1 for its digest",
    (xml: string) =>
      xml
        .replace(digestNames.gost, "http://www.w3.org/2000/09/xmldsig#sha1")
        .replace(`"${digestNames.gost}"`, '"http://www.w3.org/2000/09/xmldsig#sha1"'),
    "algorithm-weak",
  ],
  ["another kind of signature", (xml: string) => xml.replace(signatureNames.gost, signatureNames.rsa), "algorithm-mismatch"],
  [
    "the signature of 2004",
    (xml: string) => xml.replace(signatureNames.gost, "http://www.w3.org/2001/04/xmldsig-more#gostr34310-gostr34311"),
    "algorithm-not-supported",
  ],
  ["a reference to a part", (xml: string) => xml.replace('URI=""', 'URI="#a"'), "algorithm-not-supported"],
  [
    "a transform nobody knows",
    (xml: string) => xml.replace("REC-xml-c14n-20010315#WithComments", "REC-xslt-19991116"),
    "algorithm-not-supported",
  ],
])("with %s it is not good", async (_, change, reason) => {
  const signer = await kalkanVerdict(change(kalkanDocument()));
  expect(signer).toMatchObject({ reasons: expect.arrayContaining([reason]) });
  expect(signer).not.toMatchObject({ signature: "good" });
});

it("equivalent forms are equal: order of attributes, quotes, an empty tag, line ends, a declaration, a comment", async () => {
  const same = kalkanDocument()
    .replace('<b attr="x">', "<b   attr='x' >")
    .replace("<root>", '<?xml version="1.0" encoding="UTF-8"?>\r\n<!-- a comment --><root><!-- another -->');
  expect(await kalkanVerdict(same)).toMatchObject({ signature: "good" });
});

it("S37 a document type, an entity, an external file, depth and size are refused at once", async () => {
  const laughs = `<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "${"&b;".repeat(1000)}">]><a>&c;</a>`;
  const files = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
  const hostile = [
    laughs,
    files,
    "<a>&b;</a>",
    "<!DOCTYPE a><a/>",
    `${"<a>".repeat(100)}${"</a>".repeat(100)}`,
    `<a>${"<b/>".repeat(300_000)}</a>`,
    `<a>${"x".repeat(9 * 1024 * 1024)}</a>`,
  ];
  for (const xml of hostile) expect(await kalkanVerdict(xml)).toBe("malformed");
});

it.each([
  "",
  "text",
  "<a>",
  "<a></b>",
  "<a/><b/>",
  "<a b='1' b='2'/>",
  "<a b=1/>",
  "<a:b/>",
  "<a><![CDATA[</a>",
  "<a>]]></a>",
  "<a>&#0;</a>",
  "<a>\u0001</a>",
  "<a>&lt</a>",
  "<a b='<'/>",
  "<a <b/>",
  "<!-- a -- b --><a/>",
  "<a/>text",
  "<?xml?><a/>",
  "<a xmlns:b=''/>",
])("%j is rejected as a document", (xml) => {
  expect(attempt(() => parseXml(xml))).toMatchObject({ ok: false });
});

/** Examples in the manner of Canonical XML 1.0, section 3. */
it.each([
  ["<?xml version='1.0'?>\n<?p  data ?>\n<a  />\n<!-- out -->\n", "<?p data ?>\n<a></a>"],
  [
    "<e9 b='2' a='1' xmlns:z='z' xmlns='d' z:c='3'><f xmlns='' xmlns:z='z'/></e9>",
    '<e9 xmlns="d" xmlns:z="z" a="1" b="2" z:c="3"><f xmlns=""></f></e9>',
  ],
  [
    "<a b='&#13;&#10;&#9;&quot;&amp;&lt;'>&#13;&gt;&amp;<![CDATA[<x>]]></a>",
    '<a b="&#xD;&#xA;&#x9;&quot;&amp;&lt;">&#xD;&gt;&amp;&lt;x&gt;</a>',
  ],
  ["<a b='1\n\t2'>\r\n</a>", '<a b="1  2">\n</a>'],
])("%j has its canonical form", (xml, canonical) => {
  expect(canonicalDocument(parseXml(xml), { exclusive: false, comments: false })).toBe(canonical);
});

describe.each(["gost", "rsa"] as const)("a document signed here by %s", (kind) => {
  let world: World;
  let person: Identity;
  beforeAll(async () => {
    world = await createWorld(kind === "gost" ? "gost-512" : "rsa");
    person = await world.authority.issue(holder);
  });

  async function signed(canonicalization: string): Promise<string> {
    const ds = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';
    const digest = toBase64(await digestOf(person.key.digest, text('<r xmlns="urn:x"><v>1</v></r>')));
    const method = (name: string, uri: string) => `<ds:${name} Algorithm="${uri}"></ds:${name}>`;
    const transforms = `<ds:Transforms>${method("Transform", "http://www.w3.org/2000/09/xmldsig#enveloped-signature")}${method("Transform", inclusive)}</ds:Transforms>`;
    const reference = `<ds:Reference URI="">${transforms}${method("DigestMethod", digestNames[kind])}<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`;
    const within = `${method("CanonicalizationMethod", canonicalization)}${method("SignatureMethod", signatureNames[kind])}${reference}</ds:SignedInfo>`;
    // Inclusive takes the default namespace of the document over, exclusive does not.
    const around = canonicalization === inclusive ? 'xmlns="urn:x" ' : "";
    const value = toBase64(await person.key.sign(text(`<ds:SignedInfo ${around}${ds}>${within}`)));
    const keyInfo = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${toBase64(person.certificate.bytes)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
    return `<r xmlns="urn:x"><v>1</v><ds:Signature ${ds}><ds:SignedInfo>${within}<ds:SignatureValue>${value}</ds:SignatureValue>${keyInfo}</ds:Signature></r>`;
  }

  it.each([inclusive, "http://www.w3.org/2001/10/xml-exc-c14n#"])(
    "by %s is good in all four answers, and not when it is changed",
    async (canonicalization) => {
      const xml = await signed(canonicalization);
      const options = { trust: world.trust, at: later(1), revocation: world.revocation };
      expect(await verifyXml(xml, options)).toMatchObject({
        ok: true,
        value: { verdict: "good", signers: [{ reasons: ["timestamp-missing"], subject: { iin: holder.iin } }] },
      });
      expect(await verifyXml(xml.replace("<v>1", "<v>2"), options)).toMatchObject({ ok: true, value: { verdict: "bad" } });
      expect(await verifyXml(xml.replace(/<ds:KeyInfo>.*<\/ds:KeyInfo>/, ""), options)).toMatchObject({
        ok: true,
        value: { verdict: "bad" },
      });
      expect(await verifyXml("<r/>", options)).toMatchObject({ ok: true, value: { verdict: "bad", reasons: ["no-signers"] } });
    },
  );
});

it("malformed base64 decodes to undefined", () => {
  expect(fromBase64("*")).toBeUndefined();
});
