import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sameBytes } from "../bytes.ts";
import { signCms } from "../authority/sign-cms.ts";
import type { Identity } from "../authority/issue-certificate.ts";
import { createTestAuthority, type TestAuthority } from "../authority/test-authority.ts";
import { writeOcspResponse, type OcspStatus } from "../authority/write-revocations.ts";
import { holder, hour, later, now, random, text, trustIn } from "../testing/world.ts";
import { verifyCms } from "../verify-cms.ts";
import type { RevocationSources } from "../revocation/evidence.ts";
import { revocationOverHttp } from "./revocation-over-http.ts";

type Answer = (request: Uint8Array, url: string) => Promise<Uint8Array | number | { readonly to: string }> | Uint8Array | number;

let server: Server;
let origin: string;
let answer: Answer;
let urls: string[];
let clock: number;
let authority: TestAuthority;
let stranger: TestAuthority;
let person: Identity;
let other: Identity;
let cms: Uint8Array;
const fresh = { thisUpdate: later(-1), nextUpdate: later(24) };

/** A responder on the line, whose answers a test gives. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      urls.push(`${request.method} ${request.url}`);
      void Promise.resolve(answer(new Uint8Array(Buffer.concat(parts)), request.url ?? "")).then((reply) => {
        if (typeof reply === "number") return response.writeHead(reply).end();
        if ("to" in reply) return response.writeHead(302, { location: reply.to }).end();
        return response.writeHead(200).end(reply);
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made = { algorithm: "ecdsa", now, random } as const;
  authority = await createTestAuthority({ ...made, ocspUrl: `${origin}/ocsp`, crlUrl: `${origin}/crl` });
  stranger = await createTestAuthority(made);
  [person, other] = [await authority.issue(holder), await authority.issue(holder)];
  cms = await signCms({ content: text("x"), signers: [person], attached: true, signingTime: now });
  return () => server.close();
});
beforeEach(() => {
  urls = [];
  clock = later(1).getTime();
  answer = right("good");
});
afterEach(() => server.closeAllConnections());

const right =
  (status: OcspStatus, validity = fresh): Answer =>
  (request, url) =>
    url === "/ocsp"
      ? authority.answer(request, (serial) => (sameBytes(serial, person.certificate.serial) ? status : "good"), validity)
      : 404;
const revoked = () => ({ serial: person.certificate.serial, since: later(-2) });
const line = (hosts = [new URL(origin).host]) =>
  revocationOverHttp({ urls: [], hosts, fetch: (...args) => fetch(...args), now: () => clock });
const crls = async (all: Parameters<TestAuthority["crls"]>[0] = []) => authority.crls(all, fresh);

async function verified(ask = line().ask, revocation: RevocationSources = {}, document = cms) {
  const read = await verifyCms(document, { trust: trustIn(authority), at: new Date(clock), ask, revocation });
  if (!read.ok) throw new Error(read.error.code);
  const [signer] = read.value.signers;
  return {
    said: [signer?.revocation, ...(signer?.reasons ?? []).filter((reason) => reason.includes("revo"))],
    evidence: read.value.evidence,
  };
}

describe("a responder that a certificate names", () => {
  it("is asked, and its answer is kept as evidence", async () => {
    const { said: verdict, evidence } = await verified();
    expect(verdict).toEqual(["good"]);
    expect([evidence.ocsp.length, evidence.crls.length]).toEqual([2, 0]);
    expect(urls).toEqual(["POST /ocsp", "POST /ocsp"]);
  });
  it("reports a revocation that no list has yet", async () => {
    answer = right(revoked());
    expect((await verified(line().ask, { crls: await crls() })).said).toEqual(["bad", "revoked"]);
  });
  it("does not clear a certificate that is on a list", async () => {
    expect((await verified(line().ask, { crls: await crls([revoked()]) })).said).toEqual(["bad", "revoked"]);
  });
  it("is asked once about a certificate for all callers, and again when its answer has expired", async () => {
    const { ask } = line();
    await Promise.all([verified(ask), verified(ask), verified(ask)]);
    expect(urls).toHaveLength(2);
    clock += 59_000;
    await verified(ask);
    expect(urls).toHaveLength(2);
    clock += 2_000;
    answer = right(revoked());
    expect((await verified(ask)).said).toEqual(["bad", "revoked"]);
    expect(urls).toHaveLength(4);
  });
  it("is not asked for a signer who shows a certificate without its key", async () => {
    const forged = cms.map((octet, index) => (index === cms.length - 3 ? octet ^ 1 : octet));
    await verified(line().ask, {}, forged);
    expect(urls).toEqual([]);
  });
  it("is not asked when its authority is not trusted", async () => {
    const foreign = await createTestAuthority({ algorithm: "ecdsa", now, random, ocspUrl: `${origin}/ocsp` });
    const who = await foreign.issue(holder);
    await verified(line().ask, {}, await signCms({ content: text("x"), signers: [who], attached: true, signingTime: now }));
    expect(urls).toEqual([]);
  });
  it("is not asked when its host is not allowed, and neither is its list", async () => {
    expect((await verified(line(["ocsp.example"]).ask)).said).toEqual([
      "unknown",
      "revocation-not-checked",
      "issuer-revocation-not-checked",
    ]);
    expect(urls).toEqual([]);
  });
});

/** Replies that are not answers; the certificate's list, or the lists at hand, decide in that case. */
const nothings: readonly (readonly [string, Answer])[] = [
  ["is not there", () => 503],
  ["answers nonsense", () => text("no response")],
  ["answers nothing", () => new Uint8Array()],
  ["answers more than anybody wants", () => new Uint8Array(70_000)],
  ["refuses", () => Uint8Array.of(0x30, 3, 0x0a, 1, 6)],
  ["leads elsewhere", async () => ({ to: `${origin}/elsewhere` })],
  ["answers of another certificate", async () => authority.ocsp(other, "good", fresh)],
  ["answers by an old answer", async () => authority.ocsp(person, "good", { thisUpdate: later(-48), nextUpdate: later(-24) })],
  ["answers by an answer of tomorrow", async () => authority.ocsp(person, "good", { thisUpdate: later(20), nextUpdate: later(24) })],
  ["says a revocation by an old answer", async () => authority.ocsp(person, revoked(), { thisUpdate: later(-48), nextUpdate: later(-24) })],
  [
    "answers by a stranger",
    async () => {
      const { certificate } = person;
      return writeOcspResponse({
        certificate,
        issuer: authority.issuing.certificate,
        status: "good",
        responder: stranger.issuing,
        ...fresh,
      });
    },
  ],
  [
    "says back another's number",
    async () => {
      const { certificate } = person;
      const { issuing } = authority;
      return writeOcspResponse({
        certificate,
        issuer: issuing.certificate,
        status: "good",
        responder: issuing,
        nonce: random(16),
        ...fresh,
      });
    },
  ],
];

describe.each(nothings)("a responder that %s", (_, given) => {
  it("is ignored: lists decide, and without them nothing is known", async () => {
    answer = async (request, url) => (url === "/ocsp" ? given(request, url) : 404);
    expect((await verified()).said).toEqual(["unknown", "revocation-not-checked", "issuer-revocation-not-checked"]);
    expect((await verified(line().ask, { crls: await crls() })).said).toEqual(["good"]);
    expect((await verified(line().ask, { crls: await crls([revoked()]) })).said).toEqual(["bad", "revoked"]);
    expect(urls).not.toContain("GET /elsewhere");
    expect(urls).not.toContain("POST /elsewhere");
  });
});

it("an answer without the nonce of the request is accepted while it is fresh", async () => {
  answer = async () => authority.ocsp(person, "good", fresh);
  expect((await verified(line().ask, { crls: await crls() })).evidence.ocsp).toHaveLength(1);
});

it("distinguishes a responder that does not know the certificate from one that says nothing", async () => {
  answer = right("unknown");
  expect((await verified()).said).toEqual(["unknown", "revocation-unknown"]);
  expect((await verified(line().ask, { crls: await crls() })).said).toEqual(["good"]);
});

it("a list that the certificate names is fetched when the responder gives no answer", async () => {
  const lists = await crls();
  answer = (_, url) => (url === "/crl" ? (lists[0] ?? 404) : 503);
  // The issuing authority names the same address here, where only the list of its own certificates is.
  expect((await verified()).said).toEqual(["unknown", "issuer-revocation-not-checked"]);
  expect((await verified(line().ask, { crls: lists.slice(1) })).evidence.crls).toHaveLength(2);
});

it("a silent responder is waited for once and not long, and asked again after half a minute", async () => {
  const silent = Promise.withResolvers<number>();
  answer = () => silent.promise;
  const { ask } = line();
  const lists = { crls: await crls() };
  // It has not answered when the lists decide; about each of the two certificates it was asked once.
  expect((await verified(ask, lists)).said).toEqual(["good"]);
  expect(urls.filter((one) => one.startsWith("POST"))).toHaveLength(2);
  const before = urls.length;
  const again = await signCms({ content: text("y"), signers: [other], attached: true, signingTime: now });
  expect((await verified(ask, lists, again)).said).toEqual(["good"]);
  expect(urls.slice(before).filter((one) => one.startsWith("POST"))).toEqual([]);
  silent.resolve(503);
  answer = right(revoked());
  clock += hour / 60;
  expect((await verified(ask, lists)).said).toEqual(["bad", "revoked"]);
});
