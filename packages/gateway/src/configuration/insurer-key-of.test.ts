import { brand } from "@shanyraq/brand";
import { toBase64, type Role } from "@shanyraq/signing";
import { createTestAuthority, type TestAuthority } from "@shanyraq/signing/authority";
import { beforeAll, describe, expect, it } from "vitest";
import { configure } from "./configuration.ts";

const NOW = new Date("2026-11-27T06:00:00.000Z");
const pem = (bytes: Uint8Array) => `-----BEGIN CERTIFICATE-----\n${toBase64(bytes)}\n-----END CERTIFICATE-----\n`;
let authority: TestAuthority;
beforeAll(async () => {
  const random = (octets: number) => crypto.getRandomValues(new Uint8Array(octets));
  authority = await createTestAuthority({ algorithm: "gost-512", now: NOW, random });
});

async function certificateOf(more: { readonly bin?: string; readonly role?: Role } = {}): Promise<string> {
  const holder = { surname: "АХМЕТОВ", firstName: "АРМАН", patronymic: "СЕРІКҰЛЫ", iin: "700101300015", bin: brand.company.bin };
  const { certificate } = await authority.issue({ ...holder, role: "head", ...more });
  return pem(certificate.bytes);
}
const matching = (fault: RegExp) => expect.stringMatching(fault) as string;
const anchors = () => pem(authority.root.certificate.bytes);
const configured = (INSURER_CERTIFICATE: string | undefined, more: Readonly<Record<string, string | undefined>> = {}) =>
  configure({
    INSURER_KEY_URL: "https://key.internal/sign",
    INSURER_KEY_TOKEN: "token",
    TRUST_ANCHORS: anchors(),
    INSURER_CERTIFICATE,
    ...more,
  });

describe("the insurer's key", () => {
  it("is read from its certificate: who signs, for whom and until when", async () => {
    expect(configured(await certificateOf())).toMatchObject({
      ok: true,
      value: {
        insurerKey: {
          url: "https://key.internal/sign",
          token: "token",
          certificate: {
            signatory: { name: "АХМЕТОВ АРМАН СЕРІКҰЛЫ", iin: "700101300015", bin: brand.company.bin },
            role: "head",
            validTo: "2027-05-28T18:00:00.000Z",
          },
        },
      },
    });
  });
  it("may be left out, and then no request is sent to the insurer", () => {
    const nothing = configure({});
    expect(nothing.ok && nothing.value).not.toHaveProperty("insurerKey");
  });
  it.each([
    ["of another organisation", { bin: "990240001239" }, /^INSURER_CERTIFICATE: it is of the organisation 990240001239/],
    ["of an employee", { role: "employee" }, /^INSURER_CERTIFICATE: its owner has no right to sign/],
    ["of the organisation without a capacity", { role: "organisation" }, /^INSURER_CERTIFICATE: its owner has no right to sign/],
  ] as const)("with a certificate %s is refused, and says what to do", async (_, more, fault) => {
    expect(configured(await certificateOf(more))).toEqual({ ok: false, faults: [expect.stringMatching(fault)] });
  });
  it("with a certificate that names no organisation is refused", async () => {
    const { certificate } = await authority.issue({ surname: "АХМЕТОВ", firstName: "АРМАН", iin: "700101300015", role: "person" });
    expect(configured(pem(certificate.bytes))).toMatchObject({
      ok: false,
      faults: [/^INSURER_CERTIFICATE:/, /both or neither/].map(matching),
    });
  });
  it.each([
    ["its certificate", { INSURER_CERTIFICATE: undefined }, /both or neither/],
    ["its service", { INSURER_KEY_URL: undefined }, /both or neither/],
    ["authorities to believe", { TRUST_ANCHORS: undefined }, /^INSURER_KEY_URL needs TRUST_ANCHORS/],
  ] as const)("without %s is refused", async (_, more, fault) => {
    expect(configured(await certificateOf(), more)).toEqual({ ok: false, faults: [expect.stringMatching(fault)] });
  });
});
