import { createRequire } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import type { Identity } from "./authority/issue-certificate.ts";
import { signXml } from "./authority/sign-xml.ts";
import { answersOf, createWorld, holder, later, text, type World } from "./testing/world.ts";
import { verifyDocument } from "./verify-document.ts";
import type { Verdict } from "./verdict/verdict.ts";
import type { VerifyOptions } from "./verify-cms.ts";

interface Recorded {
  readonly request: string;
  readonly response: string;
}
const recorded = createRequire(import.meta.url)("ncalayer-js-client/test/test-data.json") as readonly Recorded[];
/** What the real application answered when the authors of the client asked it; they took the certificates out. */
const ofApplication = recorded
  .filter(({ request, response }) => request.includes('"signXml"') && response.includes("<?xml"))
  .map(({ response }) => (JSON.parse(response) as { responseObject: string }).responseObject);

const bare = "<tag>data</tag>";
const order =
  '<?xml version="1.0"?>\n<!-- an order -->\n<o:order xmlns:o="urn:o" xmlns="urn:d" id="1"><sum cur=\'KZT\'>100</sum><empty/>\r\n<n>Ә&amp;&#13;</n></o:order>\n<?end?>';

let rsa: World;
let gost: World;
let anna: Identity;
let boris: Identity;
let foreign: World;

beforeAll(async () => {
  [rsa, gost, foreign] = await Promise.all([createWorld("rsa"), createWorld("gost-512"), createWorld("rsa")]);
  anna = await rsa.authority.issue({ ...holder, surname: "АННОВА", iin: "111111111111" });
  boris = await gost.authority.issue({ ...holder, surname: "БОРИСОВ", iin: "222222222222" });
});

const options = (more: Partial<VerifyOptions> = {}): VerifyOptions => ({
  trust: {
    anchors: [...rsa.trust.anchors, ...gost.trust.anchors],
    intermediates: [...rsa.trust.intermediates, ...gost.trust.intermediates],
    links: new WeakMap(),
  },
  at: later(1),
  revocation: { crls: [...(rsa.revocation.crls ?? []), ...(gost.revocation.crls ?? [])] },
  ...more,
});
async function verdictOf(xml: string, more: Partial<VerifyOptions> = {}): Promise<Verdict> {
  const read = await verifyDocument(text(xml), options(more));
  if (!read.ok) throw new Error(`${read.error.code}: ${read.error.detail}`);
  return read.value;
}
const refusal = async (xml: string | Uint8Array) => {
  const read = await verifyDocument(typeof xml === "string" ? text(xml) : xml, options());
  return read.ok ? "taken" : read.error.detail;
};
const named = ({ signers }: Verdict) => signers.map(({ subject, signature }) => `${subject?.surname} ${signature}`);

describe("a signature made here", () => {
  it("has the form and the digest that the real application gives it", async () => {
    expect(ofApplication).toHaveLength(3);
    const values = (xml: string) =>
      xml
        .replaceAll("\r\n", "\n")
        .replace(/(<ds:SignatureValue>\n)[^<]+(\n<)/, "$1…$2")
        .replace(/(<ds:X509Certificate>)[^<]+(<)/, "$1…$2");
    const own = values(await signXml(bare, anna));
    for (const theirs of ofApplication) expect(own).toBe(values(theirs));
  });
  it.each([
    ["RSA", () => anna],
    ["GOST", () => boris],
  ])("by %s is good in all four answers, whatever the document contains", async (_, who) => {
    for (const xml of [bare, order]) {
      const verdict = await verdictOf(await signXml(xml, who()));
      expect([verdict.verdict, answersOf(verdict)]).toEqual(["good", ["good good good good"]]);
      expect(verdict.signers[0]?.reasons).toEqual(["timestamp-missing"]);
      expect(verdict.evidence.crls.length).toBeGreaterThan(0);
    }
  });
  it("is the same with a byte order mark, spaces before it and other line ends", async () => {
    const xml = await signXml(order, boris);
    expect((await verdictOf(`\uFEFF${xml}`)).verdict).toBe("good");
    expect((await verdictOf(xml.replaceAll("\n", "\r\n"))).verdict).toBe("good");
  });
  it("is refused with a key that the standard has no name for here", async () => {
    const ecdsa = await createWorld("ecdsa");
    await expect(signXml(bare, await ecdsa.authority.issue(holder))).rejects.toThrow(/RSA or GOST/);
  });
});

describe("two signers, one after the other,", () => {
  it("are both good, each by name", async () => {
    const verdict = await verdictOf(await signXml(await signXml(order, anna), boris));
    expect([verdict.verdict, named(verdict)]).toEqual(["good", ["АННОВА good", "БОРИСОВ good"]]);
  });
  it("get separate verdicts when one is not trusted", async () => {
    const stranger = await foreign.authority.issue({ ...holder, surname: "ЧУЖОЙ" });
    const verdict = await verdictOf(await signXml(await signXml(order, anna), stranger));
    expect([verdict.verdict, answersOf(verdict)]).toEqual(["bad", ["good good good good", "good bad good unknown"]]);
  });
  it("get separate verdicts when one is revoked", async () => {
    const crls = await rsa.authority.crls([{ serial: anna.certificate.serial, since: later(-2) }], {
      thisUpdate: later(-1),
      nextUpdate: later(24),
    });
    const both = await signXml(await signXml(order, anna), boris);
    const verdict = await verdictOf(both, { revocation: { crls: [...crls, ...(gost.revocation.crls ?? [])] } });
    expect([verdict.verdict, answersOf(verdict)]).toEqual(["bad", ["good good good bad", "good good good good"]]);
  });
  it("are both bad when the document is another", async () => {
    const both = await signXml(await signXml(order, anna), boris);
    expect(named(await verdictOf(both.replace(">100<", ">999<")))).toEqual(["АННОВА bad", "БОРИСОВ bad"]);
  });
  it("get separate verdicts when the first signature was changed after the second: the second covers it", async () => {
    const both = await signXml(await signXml(order, anna), boris);
    const first = /<ds:SignatureValue>\n(.)/.exec(both)?.[1];
    const changed = both.replace(/(<ds:SignatureValue>\n)./, `$1${first === "A" ? "B" : "A"}`);
    expect(named(await verdictOf(changed))).toEqual(["АННОВА bad", "БОРИСОВ bad"]);
  });
  it("leave the first one good when the second signed something else", async () => {
    const one = await signXml(order, anna);
    const other = await signXml(order.replace(">100<", ">999<"), boris);
    const moved = /<ds:Signature [^]*<\/ds:Signature>/.exec(other)?.[0] ?? "";
    const verdict = await verdictOf(one.replace("</o:order>", `${moved}</o:order>`));
    expect([verdict.verdict, named(verdict)]).toEqual(["bad", ["АННОВА good", "БОРИСОВ bad"]]);
  });
  it("are one person when one signed twice, and that is reported", async () => {
    const verdict = await verdictOf(await signXml(await signXml(order, anna), anna));
    expect([verdict.verdict, verdict.reasons]).toEqual(["bad", ["signer-repeated"]]);
  });
});

describe("an attack on a signed document", () => {
  const attacks: readonly (readonly [string, (xml: string) => string, string])[] = [
    ["wraps it in another", (xml) => `<evil><sum>999</sum>${xml.replace(/<\?xml[^>]*\?>/, "")}</evil>`, "digest-mismatch"],
    [
      "moves what was signed aside, and refers to it by its number",
      (xml) => xml.replace('URI=""', 'URI="#1"').replace(/<sum[^]*?<\/sum>/, '<sum>999</sum><old id="1">$&</old>'),
      "algorithm-not-supported",
    ],
    [
      "adds a second reference, which is right",
      (xml) => xml.replace(/(<ds:Reference URI="">[^]*<\/ds:Reference>)/, "$1$1"),
      "algorithm-not-supported",
    ],
    ["refers to another file", (xml) => xml.replace('URI=""', 'URI="http://169.254.169.254/"'), "algorithm-not-supported"],
    ["refers by XPointer", (xml) => xml.replace('URI=""', 'URI="#xpointer(/)"'), "algorithm-not-supported"],
    [
      "puts in a transform by XPath that leaves out what it changed",
      (xml) => xml.replace("</ds:Transforms>", '<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"/></ds:Transforms>'),
      "algorithm-not-supported",
    ],
    [
      "puts in a transform by XSLT in the place of the canonical form",
      (xml) => xml.replace('REC-xml-c14n-20010315#WithComments"', '../1999/REC-xslt-19991116"'),
      "algorithm-not-supported",
    ],
    [
      "puts in an object that was not signed, behind a signature that was",
      (xml) => {
        const more = xml.replace("</ds:KeyInfo>", "</ds:KeyInfo><ds:Object><sum>999</sum></ds:Object>");
        const added = /<ds:Signature [^]*<\/ds:Signature>/.exec(more)?.[0] ?? "";
        return xml.replace("</o:order>", `${added}</o:order>`);
      },
      "digest-mismatch",
    ],
    [
      "hides text in a signature that is added",
      (xml) => {
        const added = (/<ds:Signature [^]*<\/ds:Signature>/.exec(xml)?.[0] ?? "").replace("<ds:KeyInfo>", "pay 999<ds:KeyInfo>");
        return xml.replace("</o:order>", `${added}</o:order>`);
      },
      "digest-mismatch",
    ],
    [
      "adds a signature away from the end",
      (xml) => {
        const added = /<ds:Signature [^]*<\/ds:Signature>/.exec(xml)?.[0] ?? "";
        return xml.replace("</o:order>", `<part>${added}</part></o:order>`);
      },
      "digest-mismatch",
    ],
  ];
  it.each(attacks)("and %s, is found out", async (_, attack, reason) => {
    const attacked = attack(await signXml(order, anna));
    const verdict = await verdictOf(attacked);
    expect(verdict.verdict).not.toBe("good");
    expect(verdict.signers[0]?.reasons).toContain(reason);
  });
  it("with a certificate of another person, is found out", async () => {
    const xml = await signXml(order, anna);
    const other = await rsa.authority.issue({ ...holder, surname: "ДРУГОЙ" });
    const foreignPart = /<ds:X509Certificate>[^<]+/.exec(await signXml(order, other))?.[0] ?? "";
    expect((await verdictOf(xml.replace(/<ds:X509Certificate>[^<]+/, foreignPart))).signers[0]?.signature).toBe("bad");
  });
  it.each([
    ["an entity", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', "a document type"],
    ["entities in entities", `<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "${"&b;".repeat(1000)}">]><a>&c;</a>`, "a document type"],
    ["depth", "<a>".repeat(1000), "too deep"],
    ["ten signatures", `<a>${'<s:Signature xmlns:s="http://www.w3.org/2000/09/xmldsig#"/>'.repeat(10)}</a>`, "too many signatures"],
    ["half a signature", '<a><s:Signature xmlns:s="http://www.w3.org/2000/09/xmldsig#"/></a>', "one SignedInfo is due"],
    ["no signature", "<a/>", "no signatures"],
    ["another encoding", Uint8Array.of(0x3c, 0x61, 0x3e, 0xcf, 0xf0, 0x3c, 0x2f, 0x61, 0x3e), "encoding"],
  ] as const)("by %s, is refused with the reason", async (_, xml, reason) => {
    expect(await refusal(xml)).toBe(reason);
  });
  it("by size, is refused before it is read", async () => {
    expect(await verifyDocument(text(`<a>${"x".repeat(9 * 1024 * 1024)}</a>`), options())).toMatchObject({ error: { code: "too-large" } });
  });
  it("costs a bounded time: eight signatures over two megabytes", async () => {
    const added = (/<ds:Signature [^]*<\/ds:Signature>/.exec(await signXml(bare, boris))?.[0] ?? "").repeat(8);
    const from = process.cpuUsage();
    const verdict = await verdictOf(`<a>${"<b>xx</b>".repeat(60_000)}${"y".repeat(1_500_000)}${added}</a>`);
    expect(verdict.signers).toHaveLength(8);
    // Of the processor, in microseconds: the machine may be busy with other things.
    expect(process.cpuUsage(from).user).toBeLessThan(20_000_000);
  });
});

describe("a file beside the signed document", () => {
  it("agrees when it is the document before signing, in any notation", async () => {
    const xml = await signXml(await signXml(order, anna), boris);
    expect((await verdictOf(xml, { content: text(order) })).verdict).toBe("good");
    expect((await verdictOf(xml, { content: text(order.replace("'KZT'", '"KZT"')) })).verdict).toBe("good");
  });
  it.each([order.replace("100", "999"), "no XML", ""])("differs when it is something else (%#)", async (other) => {
    const verdict = await verdictOf(await signXml(order, anna), { content: text(other) });
    expect([verdict.verdict, verdict.reasons]).toEqual(["bad", ["content-differs"]]);
  });
});

it("the source that is asked about certificates is asked about those of XML as well", async () => {
  const requests: string[] = [];
  const verdict = await verdictOf(await signXml(order, anna), {
    revocation: {},
    ask: async (certificate) => {
      requests.push(String(certificate.length));
      return rsa.revocation;
    },
  });
  expect([verdict.verdict, requests.length]).toEqual(["good", 2]);
});
