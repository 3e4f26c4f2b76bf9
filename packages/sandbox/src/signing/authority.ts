import {
  createTrustList,
  toBase64,
  toHex,
  verifyCms,
  type AskRevocation,
  type RevocationSources,
  type SignatureEvidence,
  type SignerVerdict,
  type TrustList,
} from "@shanyraq/signing";
import {
  createSigningKey,
  createTestAuthority,
  issueCertificate,
  signCms,
  signXml,
  type Identity,
  type KeyAlgorithm,
  type OcspStatus,
  type Revocation,
  type TestAuthority,
} from "@shanyraq/signing/authority";
import { revocationOverHttp, type Trust } from "@shanyraq/signing/trust";
import type { SandboxDatabase } from "../tables.ts";
import type { KeyWish } from "./key-list.ts";

const DAY_MS = 86_400_000;
/** How long a responder's answer holds: asking again a little later shows a revocation. */
const ANSWER_MS = 1_000;
const YEAR_MS = 365 * DAY_MS;
/** Its lists of revoked keys outlast whatever is signed in the sandbox: the clock may go ahead by a whole policy. */
const LISTS_HOLD_YEARS = 120;
const AUTHENTICATION = "1.3.6.1.5.5.7.3.2";
const OF_PERSON = "1.2.398.3.3.4.1.1";

const random = (octets: number) => crypto.getRandomValues(new Uint8Array(octets));

/** A key with its certificate, and with what the sandbox knows of its owner. */
export interface SandboxKey extends KeyWish {
  readonly identity: Identity;
}

export interface SignWish {
  readonly content: Uint8Array | { readonly digest: Uint8Array };
  readonly attached?: boolean;
  readonly timestamped?: boolean;
  readonly at?: Date;
}

/** A certification centre that is trusted nowhere but in this sandbox, with the keys that it issued. */
export interface SandboxAuthority {
  /** Those that people hold, on a token or in a file. */
  readonly keys: () => readonly SandboxKey[];
  /** The insurer's own, which no phone and no application offers. */
  readonly insurerKey: () => SandboxKey;
  readonly sign: (key: SandboxKey, wish: SignWish) => Promise<Uint8Array>;
  /** XML with a signature within it, as the application makes it. */
  readonly signXml: (key: SandboxKey, xml: string) => Promise<string>;
  /** Revokes a key from now on: its responder says so at once, the lists that are out know nothing of it. False: there is no such key. */
  readonly revoke: (keyId: string) => boolean;
  /** Answers a question that was posted to its responder (RFC 6960). */
  readonly answer: (request: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
  /** Every centre that this sandbox ever had: what was signed before a restart is still verified after it. */
  readonly trust: () => Promise<TrustList>;
  readonly revocation: Trust["revocation"];
  readonly ask: AskRevocation;
  /** Writes its own certificates down again, where the tables were emptied. */
  readonly keep: () => Promise<void>;
  readonly verdictOf: (
    cms: Uint8Array,
    content: Uint8Array,
    at: Date,
  ) => Promise<{ readonly signer: SignerVerdict; readonly evidence: SignatureEvidence }>;
}

async function authenticationKey(
  authority: TestAuthority,
  { surname, firstName, iin, algorithm }: KeyWish,
  now: number,
  ocspUrl: string,
): Promise<Identity> {
  return issueCertificate({
    subject: { commonName: `${surname} ${firstName}`, surname, serialNumber: `IIN${iin}`, country: "KZ" },
    key: await createSigningKey(algorithm, random),
    issuer: authority.issuing,
    serial: random(20).map((octet, index) => (index === 0 ? (octet & 0x3f) | 0x40 : octet)),
    notBefore: new Date(now - YEAR_MS / 2),
    notAfter: new Date(now + YEAR_MS / 2),
    extendedKeyUsage: { oids: [AUTHENTICATION, OF_PERSON] },
    ocspUrl,
  });
}

async function issue(authority: TestAuthority, wish: KeyWish, now: number, ocspUrl: string): Promise<SandboxKey> {
  const { state, use, patronymic, ...holder } = wish;
  const expired = state === "expired" ? { notBefore: new Date(now - YEAR_MS), notAfter: new Date(now - DAY_MS) } : undefined;
  const identity =
    use === "authentication"
      ? await authenticationKey(authority, wish, now, ocspUrl)
      : await authority.issue({ ...holder, ...(patronymic && { patronymic }) }, expired);
  return { ...wish, identity };
}

const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, "base64"));

/** Makes the centre again with every start: its secret keys are never written down, its certificates are. */
export async function createSandboxAuthority(
  tables: SandboxDatabase,
  clock: () => number,
  wishes: readonly KeyWish[],
  ocspUrl: string,
): Promise<SandboxAuthority> {
  const made = clock();
  const centre = async (algorithm: KeyAlgorithm) =>
    createTestAuthority({
      algorithm,
      now: new Date(made),
      random,
      title: `SANDBOX ${algorithm.toUpperCase()} ${toBase64(random(3))}`,
      ocspUrl,
    });
  const [rsa, gost] = await Promise.all([centre("rsa"), centre("gost-512")]);
  const of = ({ algorithm }: KeyWish) => (algorithm === "rsa" ? rsa : gost);
  let keys: readonly SandboxKey[] = await Promise.all(wishes.map(async (wish) => issue(of(wish), wish, made, ocspUrl)));
  const validity = { thisUpdate: new Date(made - DAY_MS), nextUpdate: new Date(made + LISTS_HOLD_YEARS * YEAR_MS) };
  const since = new Map(keys.filter(({ state }) => state === "revoked").map(({ id }) => [id, new Date(made - 30 * DAY_MS)]));
  function revocationOf({ id, identity }: SandboxKey): Revocation | undefined {
    const from = since.get(id);
    return from && { serial: identity.certificate.serial, since: from };
  }
  const rows = await Promise.all(
    [rsa, gost].map(async (authority) => {
      const revoked = keys.filter((key) => of(key) === authority).flatMap((key) => revocationOf(key) ?? []);
      const lists = await authority.crls(revoked, validity);
      return {
        root: toBase64(authority.root.certificate.bytes),
        issuing: toBase64(authority.issuing.certificate.bytes),
        lists: lists.map(toBase64).join(","),
        made_at: new Date(made).toISOString(),
      };
    }),
  );
  const keep = async () => {
    await tables
      .insertInto("sandbox_authority")
      .values(rows)
      .onConflict((conflict) => conflict.column("root").doNothing())
      .execute();
  };
  await keep();

  let known: { readonly count: number; readonly list: TrustList; readonly sources: RevocationSources } | undefined;
  async function all() {
    const every = await tables.selectFrom("sandbox_authority").selectAll().orderBy("made_at").execute();
    // Another process of the same sandbox has a centre of its own.
    if (known?.count === every.length) return known;
    const list = createTrustList({
      anchors: every.map(({ root }) => fromBase64(root)),
      intermediates: every.map(({ issuing }) => fromBase64(issuing)),
    });
    if (!list.ok) throw new Error("certificates that were written by this sandbox can be read");
    known = { count: every.length, list: list.value, sources: { crls: every.flatMap(({ lists }) => lists.split(",").map(fromBase64)) } };
    return known;
  }

  const sign = async (key: SandboxKey, { content, attached = false, timestamped = true, at = new Date(clock()) }: SignWish) =>
    signCms({
      content: content instanceof Uint8Array ? content : { digests: { [key.identity.key.digest]: content.digest } },
      signers: [key.identity],
      attached,
      signingTime: at,
      ...(timestamped && { timestamp: of(key).timestamp(at) }),
    });

  function statusOf(serial: Uint8Array): OcspStatus {
    const same = (certificate: { readonly serial: Uint8Array }) => toHex(certificate.serial) === toHex(serial);
    const key = keys.find(({ identity }) => same(identity.certificate));
    if (key) return revocationOf(key) ?? "good";
    return [rsa, gost].some(({ issuing }) => same(issuing.certificate)) ? "good" : "unknown";
  }
  async function answer(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const [now, soon] = [new Date(clock()), new Date(clock() + ANSWER_MS)];
    const answered = async (authority: TestAuthority) => authority.answer(request, statusOf, { thisUpdate: now, nextUpdate: soon });
    const [one, other] = await Promise.all([answered(rsa), answered(gost)]);
    // Either centre refuses to answer for the other: a refusal is a few octets.
    return one.length > other.length ? one : other;
  }
  const { ask } = revocationOverHttp({
    urls: [],
    hosts: [new URL(ocspUrl).host],
    fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
    now: clock,
  });

  return {
    keys: () => keys.filter(({ storage }) => storage !== "vault"),
    insurerKey: () => {
      const key = keys.find(({ storage }) => storage === "vault");
      if (!key) throw new Error("the sandbox has a key of the insurer");
      return key;
    },
    sign,
    signXml: async ({ identity }, xml) => signXml(xml, identity),
    revoke: (keyId) => {
      if (!keys.some(({ id }) => id === keyId)) return false;
      if (!since.has(keyId)) since.set(keyId, new Date(clock()));
      keys = keys.map((key) => (key.id === keyId ? { ...key, state: "revoked" } : key));
      return true;
    },
    answer,
    ask,
    keep,
    trust: async () => (await all()).list,
    revocation: async () => (await all()).sources,
    verdictOf: async (cms, content, at) => {
      const { list, sources } = await all();
      const verified = await verifyCms(cms, { trust: list, revocation: sources, at, content });
      const [signer] = verified.ok ? verified.value.signers : [];
      if (!verified.ok || !signer) throw new Error("what this sandbox signed can be verified");
      return { signer, evidence: verified.value.evidence };
    },
  };
}
