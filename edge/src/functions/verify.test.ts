import { readFileSync } from "node:fs";
import path from "node:path";
import { createRoom } from "@shanyraq/limits";
import { createTestAuthority, signCms, signXml, type TestAuthority } from "@shanyraq/signing/authority";
import { createTrustList, toBase64 } from "@shanyraq/signing";
import { beforeAll, describe, expect, it } from "vitest";
import type { EdgeOptions } from "../edge-options.ts";
import { createQuotas, strictAllowances } from "../guard/quotas.ts";
import { configuredTrust, type Trust } from "@shanyraq/signing/trust";
import { verifyFunction } from "./verify.ts";

const fixtures = path.resolve(import.meta.dirname, "../../../packages/signing/fixtures");
const read = (name: string) => readFileSync(path.join(fixtures, name));
const nothing = { fetch: async () => new Response(null, { status: 404 }), now: () => 0 };

const ask = async (body: unknown, signatures: Trust | undefined, init: RequestInit = {}) => {
  const options = { log: () => {}, ...(signatures && { signatures }) } as unknown as EdgeOptions;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request("https://life.example/api/verify", {
    method: "POST",
    headers: { "content-type": "application/json" },
    ...(init.method !== "GET" && { body: text }),
    ...init,
  });
  const reply = await verifyFunction(options)(request);
  return { ...reply, verdict: JSON.parse(String(reply.body)) as Record<string, unknown> };
};
const test = configuredTrust({ TRUST: "test" }, nothing);

describe("a document of the national test system", () => {
  const cms = read("individual_attached.der").toString("base64");
  it("is verified where the configuration trusts that system, with its signer named", async () => {
    const { status, verdict: body } = await ask({ cms, at: "2024-01-01" }, test);
    expect(status).toBe(200);
    expect(body).toMatchObject({ signers: [{ iin: "123456789011", signature: "good", trust: "good", revocation: "unknown" }] });
    expect(body["contentHash"]).toMatch(/^[0-9a-f]{64}$/);
  });
  it("is signed right and not trusted where it does not", async () => {
    const { verdict: body } = await ask({ cms }, configuredTrust({}, nothing));
    expect(body).toMatchObject({ verdict: "bad", signers: [{ signature: "good", trust: "bad" }] });
  });
  it("with another content is not good", async () => {
    const { verdict: body } = await ask({ cms, data: btoa("something else") }, test);
    expect(body).toMatchObject({ verdict: "bad", reasons: ["content-differs"] });
  });
});

describe("with lists of revoked certificates", () => {
  const now = new Date();
  const random = (octets: number) => crypto.getRandomValues(new Uint8Array(octets));
  let signed: string;
  let signatures: Trust;
  let revokes = false;
  beforeAll(async () => {
    const authority = await createTestAuthority({ algorithm: "rsa", now, random });
    const who = await authority.issue({ surname: "А", firstName: "Б", iin: "123456789011", role: "person" });
    signed = toBase64(await signCms({ content: random(5), signers: [who], attached: true, signingTime: now }));
    const pem = [authority.root, authority.issuing]
      .map(({ certificate: { bytes } }) => `-----BEGIN CERTIFICATE-----\n${toBase64(bytes)}\n-----END CERTIFICATE-----`)
      .join("\n");
    const validity = { thisUpdate: new Date(now.getTime() - 1e6), nextUpdate: new Date(now.getTime() + 1e9) };
    const lists = async () =>
      authority.crls(revokes ? [{ serial: who.certificate.serial, since: new Date(now.getTime() - 1e6) }] : [], validity);
    let clock = 0;
    signatures = configuredTrust(
      { TRUST_ANCHORS: pem, CRL_URLS: "https://ca.example/0, https://ca.example/1" },
      {
        fetch: async (url) => new Response((await lists())[Number(url.at(-1))] ?? null),
        // Every question finds the lists grown old.
        now: () => (clock += 3_600_000),
      },
    );
  });
  it("a signature is good in all four answers", async () => {
    expect((await ask({ cms: signed }, signatures)).verdict).toMatchObject({ verdict: "good" });
  });
  it("a revoked certificate is found", async () => {
    revokes = true;
    expect((await ask({ cms: signed }, signatures)).verdict).toMatchObject({
      verdict: "bad",
      signers: [{ revocation: "bad", reasons: ["timestamp-missing", "revoked"] }],
    });
  });
});

describe("a document in XML", () => {
  const now = new Date();
  const random = (octets: number) => crypto.getRandomValues(new Uint8Array(octets));
  const order = "<order><sum>100</sum></order>";
  const signedBy = async (authority: TestAuthority, xml: string, surname: string) =>
    signXml(xml, await authority.issue({ surname, firstName: "Б", iin: "123456789011", role: "person" }));
  let trusted: TestAuthority;
  let foreign: TestAuthority;
  let signatures: Trust;
  beforeAll(async () => {
    const made = { now, random } as const;
    [trusted, foreign] = await Promise.all([
      createTestAuthority({ ...made, algorithm: "gost-512" }),
      createTestAuthority({ ...made, algorithm: "rsa" }),
    ]);
    const list = createTrustList({ anchors: [trusted.root.certificate.bytes], intermediates: [trusted.issuing.certificate.bytes] });
    if (!list.ok) throw new Error(list.error.detail);
    const validity = { thisUpdate: new Date(now.getTime() - 1e6), nextUpdate: new Date(now.getTime() + 1e9) };
    const crls = await trusted.crls([], validity);
    signatures = { trust: async () => list.value, revocation: async () => ({ crls }) };
  });
  it("is verified as a CMS is: by two signers, both good", async () => {
    const xml = await signedBy(trusted, await signedBy(trusted, order, "ПЕРВЫЙ"), "ВТОРОЙ");
    const { status, verdict: verified } = await ask({ xml }, signatures);
    expect([status, verified["verdict"], verified["contentHash"]]).toEqual([200, "good", expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(verified["signers"]).toMatchObject([{ subject: { surname: "ПЕРВЫЙ" } }, { subject: { surname: "ВТОРОЙ" } }]);
    expect((await ask({ xml, data: btoa(order) }, signatures)).verdict).toMatchObject({ verdict: "good" });
    expect((await ask({ xml, data: btoa("<other/>") }, signatures)).verdict).toMatchObject({
      verdict: "bad",
      reasons: ["content-differs"],
    });
  });
  it("is verified signer by signer when one is good and one is not", async () => {
    const xml = await signedBy(foreign, await signedBy(trusted, order, "СВОЙ"), "ЧУЖОЙ");
    expect((await ask({ xml }, signatures)).verdict).toMatchObject({
      verdict: "bad",
      signers: [
        { subject: { surname: "СВОЙ" }, signature: "good", trust: "good", time: "good", revocation: "good" },
        { subject: { surname: "ЧУЖОЙ" }, signature: "good", trust: "bad" },
      ],
    });
  });
  it.each([
    ["no signature", { xml: order }],
    ["a document type", { xml: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' }],
    ["no XML", { xml: "MAA=" }],
    ["nothing", { xml: "" }],
    ["a number", { xml: 5 }],
    ["both forms at once", { xml: order, cms: "MAA=" }],
    ["XML in the place of a CMS", { cms: btoa(order) }],
  ])("with %s is refused", async (_, body) => {
    expect((await ask(body, signatures)).status).toBe(400);
  });
  it("is refused above eight megabytes", async () => {
    expect((await ask({ xml: `<a>${"x".repeat(9 * 1024 * 1024)}</a>` }, signatures)).status).toBe(413);
  });
});

/** What a host gives that counts. */
const counting = { log: () => {}, signatures: test } as unknown as EdgeOptions;
const question = (headers: Readonly<Record<string, string>>) =>
  new Request("https://life.example/api/verify", {
    method: "POST",
    body: '{"cms":"MAA="}',
    headers: { "content-type": "application/json", ...headers },
  });

describe("refusals", () => {
  it.each([
    ["no CMS", { cms: "MAA=" }, 400],
    ["nothing", {}, 400],
    ["no JSON", "{", 400],
    ["no object", "[]", 400],
    ["no base64", { cms: "☃" }, 400],
    ["a moment that is none", { cms: "MAA=", at: "yesterday" }, 400],
    ["a number", { cms: 5 }, 400],
    ["more than fourteen megabytes", JSON.stringify({ cms: "A".repeat(14 * 1024 * 1024) }), 413],
  ])("%s: %#", async (_, body, status) => {
    expect((await ask(body, test)).status).toBe(status);
  });
  it("another method and another type", async () => {
    expect((await ask("", test, { method: "PUT" })).status).toBe(405);
    expect((await ask("{}", test, { headers: { "content-type": "text/plain" } })).status).toBe(415);
  });
  it("too many requests of one network, with the time to come again", async () => {
    const quotas = createQuotas({ ...strictAllowances, verifications: { most: 2, windowSeconds: 60 } }, () => 0);
    const verify = verifyFunction({ ...counting, quotas, addressOf: ({ headers }) => headers.get("x-comes-from") ?? undefined });
    const from = async (address: string) => {
      const { status, headers } = await verify(question({ "x-comes-from": address }));
      return [status, headers["retry-after"]];
    };
    expect([await from("192.0.2.7"), await from("192.0.2.7")].map(([status]) => status)).toEqual([400, 400]);
    expect(await from("192.0.2.7")).toEqual([429, "60"]);
    expect((await from("192.0.2.8"))[0]).toBe(400);
  });
  it("requests beyond the room for large bodies, with the time to come again", async () => {
    const quotas = { ...createQuotas(strictAllowances, () => 0), room: createRoom({ most: 1, mostEach: 1 }) };
    const { status, headers } = await verifyFunction({ ...counting, quotas, addressOf: () => "192.0.2.7" })(question({}));
    expect([status, headers["retry-after"]]).toEqual([503, "2"]);
  });
  it("everything, when no trusted authorities are configured", async () => {
    expect((await ask({ cms: "MAA=" }, undefined)).status).toBe(503);
  });
});

/** Milliseconds of the processor, not of the clock: the machine may be busy with other things. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

it("S42 hostile documents cost a bounded time", async () => {
  // Ten thousand sequences one inside another; a length that promises four gigabytes; an endless run of empty sets.
  const deep = Uint8Array.from({ length: 40_000 }, (_, index) => [0x30, 0x82, 0xff, 0xff][index % 4] ?? 0);
  const long = Uint8Array.of(0x30, 0x84, 0xff, 0xff, 0xff, 0xff, 0x06);
  const wide = new Uint8Array(9_000_000).fill(0x31).map((byte, index) => (index % 2 === 0 ? byte : 0));
  const from = cpuMs();
  for (const bytes of [deep, long, wide, read("individual_attached.der").subarray(0, -7)])
    expect((await ask({ cms: Buffer.from(bytes).toString("base64") }, test)).status).toBe(400);
  expect(cpuMs() - from).toBeLessThan(10_000);
});
it("returns the trusted authorities to a page that verifies files itself", async () => {
  const { status, verdict: body } = await ask("", test, { method: "GET" });
  expect(status).toBe(200);
  expect(body).toMatchObject({ anchors: [expect.any(String), expect.any(String)], intermediates: [expect.any(String)], crls: [] });
});

it("refuses a configuration whose hosts are malformed", () => {
  expect(() => configuredTrust({ REVOCATION_HOSTS: "http://ocsp.example/" }, nothing)).toThrow(/REVOCATION_HOSTS/);
});

it("a bundle that cannot be read configures nothing", () => {
  const bundle = "-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----";
  expect(() => configuredTrust({ TRUST_ANCHORS: bundle }, nothing)).toThrow(/TRUST_ANCHORS/);
});
