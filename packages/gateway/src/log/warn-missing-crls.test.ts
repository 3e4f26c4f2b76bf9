import { configuredTrust } from "@shanyraq/signing/trust";
import { createTestAuthority } from "@shanyraq/signing/authority";
import { toBase64 } from "@shanyraq/signing";
import { beforeAll, expect, it } from "vitest";
import type { LogLine } from "./log.ts";
import { warnMissingCrls } from "./warn-missing-crls.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const random = (octets: number) => crypto.getRandomValues(new Uint8Array(octets));
const validity = { thisUpdate: new Date(now - 3_600_000), nextUpdate: new Date(now + 3_600_000) };
let authority: Awaited<ReturnType<typeof createTestAuthority>>;
let lists: readonly Uint8Array<ArrayBuffer>[];
beforeAll(async () => {
  authority = await createTestAuthority({ algorithm: "ecdsa", now: new Date(now), random, title: "NCA" });
  lists = await authority.crls([], validity);
});

async function logged(urls: string, at = now): Promise<readonly LogLine[]> {
  const pem = [authority.root, authority.issuing]
    .map(({ certificate }) => `-----BEGIN CERTIFICATE-----\n${toBase64(certificate.bytes)}\n-----END CERTIFICATE-----`)
    .join("\n");
  const trust = configuredTrust(
    { TRUST_ANCHORS: pem, CRL_URLS: urls },
    { fetch: async (url) => new Response(lists[Number(url.at(-1))] ?? null), now: () => at },
  );
  const lines: LogLine[] = [];
  await warnMissingCrls(
    trust,
    (line) => void lines.push(line),
    () => at,
  );
  return lines;
}

it("logs nothing when every authority has its list", async () => {
  expect(await logged("https://ca.example/0,https://ca.example/1")).toEqual([]);
});
it("an authority without a list is named: the issuing one's alone lets nobody sign", async () => {
  expect(await logged("https://ca.example/0")).toMatchObject([
    { level: "warn", event: "revocationsUnknown", authority: "CN=NCA ROOT, C=KZ", remedy: expect.stringMatching(/^CRL_URLS/) as string },
  ]);
});
it("a list that is over, or no list, is as none", async () => {
  const names = (lines: readonly LogLine[]) => lines.map((line) => ("authority" in line ? line.authority : ""));
  expect(names(await logged("https://ca.example/0,https://ca.example/1", now + 48 * 3_600_000))).toEqual([
    "CN=NCA ROOT, C=KZ",
    "CN=NCA, C=KZ",
  ]);
  expect(names(await logged("https://ca.example/9,https://ca.example/0"))).toEqual(["CN=NCA ROOT, C=KZ"]);
});
it("does not request the list of an expired authority, which only serves old signatures", async () => {
  expect(await logged("", now + 20 * 365 * 24 * 3_600_000)).toEqual([]);
});
