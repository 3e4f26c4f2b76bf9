// @vitest-environment jsdom
import { toBase64 } from "@shanyraq/signing";
import { createTestAuthority, signCms, signXml, type TestAuthority } from "@shanyraq/signing/authority";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkFile } from "./check-file.ts";

const now = new Date();
const random = (octets: number) => crypto.getRandomValues(new Uint8Array(octets));
const order = "<order><sum>100</sum></order>";
let authority: TestAuthority;
const key = async (surname: string) => authority.issue({ surname, firstName: "Б", iin: "123456789011", role: "person" });

beforeAll(async () => {
  authority = await createTestAuthority({ algorithm: "rsa", now, random });
  const validity = { thisUpdate: new Date(now.getTime() - 1e6), nextUpdate: new Date(now.getTime() + 1e9) };
  const trust = {
    anchors: [toBase64(authority.root.certificate.bytes)],
    intermediates: [toBase64(authority.issuing.certificate.bytes)],
    crls: (await authority.crls([], validity)).map(toBase64),
  };
  // Our own edge, which sends the trusted authorities.
  vi.stubGlobal("fetch", async () => Response.json(trust));
});
afterAll(() => vi.unstubAllGlobals());

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
async function found(...files: readonly File[]) {
  const check = await checkFile(files);
  return check.ok ? [check.value.name, check.value.verdict, ...check.value.signers.map(({ name }) => name)] : check.reason;
}

test("XML that two have signed is shown with each of them", async () => {
  const xml = await signXml(await signXml(order, await key("ПЕРВЫЙ")), await key("ВТОРОЙ"));
  expect(await found(file("order.xml", xml))).toEqual(["order.xml", "good", "ПЕРВЫЙ Б", "ВТОРОЙ Б"]);
  expect(await found(file("order.xml", `\uFEFF${xml}`))).toEqual(["order.xml", "good", "ПЕРВЫЙ Б", "ВТОРОЙ Б"]);
});

test("XML beside the document that it was before agrees with it, in either order, and with no other", async () => {
  const xml = file("signed.xml", await signXml(order, await key("ПЕРВЫЙ")));
  expect(await found(xml, file("order.xml", order))).toEqual(["signed.xml", "good", "ПЕРВЫЙ Б"]);
  expect(await found(file("order.xml", order), xml)).toEqual(["signed.xml", "good", "ПЕРВЫЙ Б"]);
  expect(await found(file("other.xml", "<other/>"), xml)).toEqual(["signed.xml", "bad", "ПЕРВЫЙ Б"]);
});

test("XML that another file signs is the document, signed itself or not", async () => {
  for (const xml of [order, await signXml(order, await key("ПЕРВЫЙ"))]) {
    const content = new Uint8Array(new TextEncoder().encode(xml));
    const cms = await signCms({ content, signers: [await key("ВТОРОЙ")], attached: false, signingTime: now });
    const files = [file("order.xml", xml), file("order.xml.cms", cms)] as const;
    expect(await found(...files)).toEqual(["order.xml.cms", "good", "ВТОРОЙ Б"]);
    expect(await found(...files.toReversed())).toEqual(["order.xml.cms", "good", "ВТОРОЙ Б"]);
  }
});

test("a detached signature is reported to lack its document, and is not once the document is given", async () => {
  const content = new Uint8Array(new TextEncoder().encode("a contract"));
  const cms = file("contract.cms", await signCms({ content, signers: [await key("ПЕРВЫЙ")], attached: false, signingTime: now }));
  const of = async (...files: readonly File[]) => {
    const check = await checkFile(files);
    return check.ok && [check.value.verdict, check.value.contentMissing];
  };
  expect(await of(cms)).toEqual(["unknown", true]);
  expect(await of(cms, file("contract.pdf", content))).toEqual(["good", false]);
  expect(await of(cms, file("other.pdf", "another"))).toEqual(["bad", false]);
});

test("two signatures of which neither signs the other are said to be so, and their documents are not called changed", async () => {
  const signed = async (text: string, attached: boolean) =>
    signCms({ content: new Uint8Array(new TextEncoder().encode(text)), signers: [await key("ПЕРВЫЙ")], attached, signingTime: now });
  const [one, other, attached] = [await signed("one", false), await signed("other", false), await signed("third", true)];
  expect(await found(file("one.cms", one), file("other.cms", other))).toBe("twoSignatures");
  expect(await found(file("one.cms", one), file("third.cms", attached))).toBe("twoSignatures");
  const countersigned = await signCms({ content: new Uint8Array(one), signers: [await key("ВТОРОЙ")], attached: false, signingTime: now });
  expect(await found(file("one.cms", one), file("one.cms.cms", countersigned))).toEqual(["one.cms.cms", "good", "ВТОРОЙ Б"]);
});

test.each([order, "text", "", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'])("%j is not signed", async (text) => {
  expect(await found(file("a.xml", text))).toBe("notSigned");
});
test("XML of more than eight megabytes is too large", async () => {
  expect(await found(file("a.xml", `<a>${"x".repeat(9 * 1024 * 1024)}</a>`))).toBe("tooLarge");
});
