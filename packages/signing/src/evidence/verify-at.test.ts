import { beforeAll, describe, expect, it } from "vitest";
import type { Identity } from "../authority/issue-certificate.ts";
import { signCms } from "../authority/sign-cms.ts";
import { writeCrl } from "../authority/write-revocations.ts";
import type { Bytes } from "../bytes.ts";
import { edit, flip } from "../testing/edit-der.ts";
import { createWorld, holder, hour, later, now, text, type World } from "../testing/world.ts";
import type { RevocationSources } from "../revocation/evidence.ts";
import { verifyCms, type VerifyOptions } from "../verify-cms.ts";
import { createTrustList, type TrustList } from "../x509/trust-list.ts";
import { verifyAt } from "./verify-at.ts";
import type { SignatureEvidence } from "./signature-evidence.ts";

const tenYears = new Date(now.getTime() + 10 * 365 * 24 * hour);
const content = text("a contract of life insurance");
const fresh = { thisUpdate: later(-1), nextUpdate: later(24) };

let world: World;
let person: Identity;
let stamped: Bytes;
let plain: Bytes;
/** What is left of a trust list after ten years: the root, and no issuing authority of that time. */
let rootAlone: TrustList;

beforeAll(async () => {
  world = await createWorld("ecdsa");
  person = await world.authority.issue(holder);
  const request = { content, signers: [person], attached: false, signingTime: now };
  plain = await signCms(request);
  stamped = await signCms({ ...request, timestamp: world.authority.timestamp(now) });
  const list = createTrustList({ anchors: [world.authority.root.certificate.bytes] });
  if (!list.ok) throw new Error(list.error.detail);
  rootAlone = list.value;
});

const rootCrl = () => writeCrl(world.authority.root, [], fresh);
const revokedSince = async (since: Date) => [
  await writeCrl(world.authority.issuing, [{ serial: person.certificate.serial, since }], fresh),
  await rootCrl(),
];
const evidenceOf = async (cms: Bytes, revocation: RevocationSources = world.revocation): Promise<SignatureEvidence> =>
  (await world.verify(cms, { content, revocation })).evidence;
async function reasonsFor(cms: Bytes, options: Omit<VerifyOptions, "content">) {
  const verified = await verifyCms(cms, { ...options, content });
  if (!verified.ok) throw new Error(verified.error.code);
  const [signer] = verified.value.signers;
  return [verified.value.verdict, ...(signer?.reasons ?? []).filter((reason) => reason !== "timestamp-missing")];
}
const today = (list: readonly Bytes[]) => ({ trust: world.trust, at: tenYears, revocation: { crls: list } });

describe("the basis of a verdict", () => {
  it("is the paths of signer and timestamp and the lists that were used, without lists that were only at hand", async () => {
    const stranger = await createWorld("ecdsa");
    const crls = [...(world.revocation.crls ?? []), ...(stranger.revocation.crls ?? [])];
    const kept = await evidenceOf(stamped, { crls });
    expect(kept.at).toBe(later(1).toISOString());
    expect(kept.crls).toEqual(world.revocation.crls);
    const { issuing, root } = world.authority;
    expect(kept.certificates).toEqual(expect.arrayContaining([person, issuing, root].map(({ certificate }) => certificate.bytes)));
    // The fourth is the certificate of the clock.
    expect(kept.certificates).toHaveLength(4);
  });
  it("is the responder's answer if that was used", async () => {
    const answer = await world.authority.ocsp(person, "good", fresh);
    const kept = await evidenceOf(stamped, { ocsp: [answer], crls: [await rootCrl()] });
    expect(kept.ocsp).toEqual([answer]);
    expect(kept.crls).toHaveLength(1);
  });
});

describe("ten years later", () => {
  it("a signature is not good by today's lists alone: authorities remove expired certificates", async () => {
    const crls = await world.authority.crls([], { thisUpdate: new Date(tenYears.getTime() - hour), nextUpdate: tenYears });
    expect(await reasonsFor(stamped, today(crls))).toEqual(["unknown", "revocation-stale", "issuer-revocation-not-checked"]);
  });
  it("it is good at its time by the kept evidence, even if the issuing authority is no longer in any list", async () => {
    for (const cms of [stamped, plain]) expect(await reasonsFor(cms, verifyAt(await evidenceOf(cms), rootAlone))).toEqual(["good"]);
    const answered = { ocsp: [await world.authority.ocsp(person, "good", fresh)], crls: [await rootCrl()] };
    expect(await reasonsFor(stamped, verifyAt(await evidenceOf(stamped, answered), rootAlone))).toEqual(["good"]);
  });
  it("a stranger's evidence is good only if a timestamp proves the time", async () => {
    const byReader = async (cms: Bytes, revocation?: RevocationSources) =>
      reasonsFor(cms, { ...verifyAt(await evidenceOf(cms, revocation), rootAlone), at: tenYears });
    expect(await byReader(stamped)).toEqual(["good"]);
    const answered = { ocsp: [await world.authority.ocsp(person, "good", fresh)], crls: [await rootCrl()] };
    expect(await byReader(stamped, answered)).toEqual(["good"]);
    expect(await byReader(plain)).toEqual(expect.arrayContaining(["bad", "certificate-expired"]));
  });
  it("a reader with another root trusts nobody, whatever is in the evidence", async () => {
    const { trust } = await createWorld("ecdsa");
    expect(await reasonsFor(stamped, verifyAt(await evidenceOf(stamped), trust))).toEqual(
      expect.arrayContaining(["bad", "issuer-unknown", "revocation-not-checked"]),
    );
  });
});

describe("the revocation of a certificate", () => {
  it("after the signature leaves it good at its time", async () => {
    const kept = await evidenceOf(stamped);
    expect(await reasonsFor(stamped, verifyAt(kept, world.trust))).toEqual(["good"]);
    const { revocation, ...then } = verifyAt(kept, world.trust);
    const crls = [...(revocation?.crls ?? []), ...(await revokedSince(later(5)))];
    expect(await reasonsFor(stamped, { ...then, revocation: { crls } })).toEqual(["good", "revoked-later"]);
  });
  it("before the signature is found again", async () => {
    const kept = await evidenceOf(stamped, { crls: await revokedSince(later(-5)) });
    expect(await reasonsFor(stamped, verifyAt(kept, world.trust))).toEqual(["bad", "revoked"]);
  });
});

describe("evidence is worthless", () => {
  it("if it is of another certificate", async () => {
    const other = await createWorld("ecdsa");
    const foreign = await other.authority.issue(holder);
    const cms = await signCms({ content, signers: [foreign], attached: false, signingTime: now });
    const kept = (await other.verify(cms, { content })).evidence;
    expect(await reasonsFor(stamped, verifyAt(kept, world.trust))).toEqual([
      "unknown",
      "revocation-unauthenticated",
      "issuer-revocation-not-checked",
    ]);
  });
  it("if it was stale at its time", async () => {
    const kept = await evidenceOf(stamped);
    const stale = await world.authority.crls([], { thisUpdate: later(-48), nextUpdate: later(-24) });
    expect(await reasonsFor(stamped, verifyAt({ ...kept, crls: stale }, world.trust))).toEqual([
      "unknown",
      "revocation-stale",
      "issuer-revocation-not-checked",
    ]);
  });
  it("if it is of a time before the signature was made", async () => {
    const kept = { ...(await evidenceOf(stamped)), at: later(-1).toISOString() };
    expect((await reasonsFor(stamped, verifyAt(kept, world.trust))).slice(0, 2)).toEqual(["bad", "timestamp-in-future"]);
  });
  it("if it was changed, in a list or in a certificate", async () => {
    const kept = await evidenceOf(stamped);
    const lists = kept.crls.map((crl) => edit(crl as Bytes, [2], flip));
    expect((await reasonsFor(stamped, verifyAt({ ...kept, crls: lists }, world.trust)))[0]).toBe("unknown");
    const { issuing } = world.authority;
    const certificates = kept.certificates.map((one) =>
      String(one) === String(issuing.certificate.bytes) ? edit(one as Bytes, [2], flip) : one,
    );
    expect((await reasonsFor(stamped, verifyAt({ ...kept, certificates }, rootAlone)))[0]).toBe("bad");
  });
  it("if it is a thousand certificates that lead nowhere, and it costs no more than any document", async () => {
    const kept = await evidenceOf(stamped);
    const certificates = Array.from({ length: 1000 }, () => person.certificate.bytes);
    expect((await reasonsFor(stamped, verifyAt({ ...kept, certificates }, rootAlone)))[0]).toBe("bad");
  });
});
