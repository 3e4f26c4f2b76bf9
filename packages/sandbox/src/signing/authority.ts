import {
  createTrustList,
  toBase64,
  verifyCms,
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
  type Identity,
  type KeyAlgorithm,
  type TestAuthority,
} from "@shanyraq/signing/authority";
import type { SandboxDatabase } from "../tables.ts";
import type { KeyWish } from "./key-list.ts";

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
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
  readonly keys: readonly SandboxKey[];
  readonly sign: (key: SandboxKey, wish: SignWish) => Promise<Uint8Array>;
  /** Every centre that this sandbox ever had: what was signed before a restart is still verified after it. */
  readonly trust: () => Promise<TrustList>;
  readonly revocation: () => Promise<RevocationSources>;
  /** Writes its own certificates down again, where the tables were emptied. */
  readonly keep: () => Promise<void>;
  readonly judged: (
    cms: Uint8Array,
    content: Uint8Array,
    at: Date,
  ) => Promise<{ readonly signer: SignerVerdict; readonly evidence: SignatureEvidence }>;
}

async function authenticationKey(
  authority: TestAuthority,
  { surname, firstName, iin, algorithm }: KeyWish,
  now: number,
): Promise<Identity> {
  return issueCertificate({
    subject: { commonName: `${surname} ${firstName}`, surname, serialNumber: `IIN${iin}`, country: "KZ" },
    key: await createSigningKey(algorithm, random),
    issuer: authority.issuing,
    serial: random(20).map((octet, index) => (index === 0 ? (octet & 0x3f) | 0x40 : octet)),
    notBefore: new Date(now - YEAR_MS / 2),
    notAfter: new Date(now + YEAR_MS / 2),
    extendedKeyUsage: { oids: [AUTHENTICATION, OF_PERSON] },
  });
}

async function issue(authority: TestAuthority, wish: KeyWish, now: number): Promise<SandboxKey> {
  const { state, use, patronymic, ...holder } = wish;
  const expired = state === "expired" ? { notBefore: new Date(now - YEAR_MS), notAfter: new Date(now - DAY_MS) } : undefined;
  const identity =
    use === "authentication"
      ? await authenticationKey(authority, wish, now)
      : await authority.issue({ ...holder, ...(patronymic && { patronymic }) }, expired);
  return { ...wish, identity };
}

const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, "base64"));

/** Makes the centre anew with every start: its secret keys are never written down, its certificates are. */
export async function createSandboxAuthority(
  tables: SandboxDatabase,
  clock: () => number,
  wishes: readonly KeyWish[],
): Promise<SandboxAuthority> {
  const made = clock();
  const centre = async (algorithm: KeyAlgorithm) =>
    createTestAuthority({ algorithm, now: new Date(made), random, title: `SANDBOX ${algorithm.toUpperCase()} ${toBase64(random(3))}` });
  const [rsa, gost] = await Promise.all([centre("rsa"), centre("gost-512")]);
  const of = ({ algorithm }: KeyWish) => (algorithm === "rsa" ? rsa : gost);
  const keys = await Promise.all(wishes.map(async (wish) => issue(of(wish), wish, made)));
  const validity = { thisUpdate: new Date(made - DAY_MS), nextUpdate: new Date(made + 8 * YEAR_MS) };
  const rows = await Promise.all(
    [rsa, gost].map(async (authority) => {
      const revoked = keys.filter((key) => of(key) === authority && key.state === "revoked");
      const since = new Date(made - 30 * DAY_MS);
      const lists = await authority.crls(
        revoked.map(({ identity }) => ({ serial: identity.certificate.serial, since })),
        validity,
      );
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

  let known: { readonly count: number; readonly list: TrustList; readonly lists: readonly Uint8Array[] } | undefined;
  async function all() {
    const every = await tables.selectFrom("sandbox_authority").selectAll().orderBy("made_at").execute();
    // Another process of the same sandbox has a centre of its own.
    if (known?.count === every.length) return known;
    const list = createTrustList({
      anchors: every.map(({ root }) => fromBase64(root)),
      intermediates: every.map(({ issuing }) => fromBase64(issuing)),
    });
    if (!list.ok) throw new Error("certificates that were written by this sandbox can be read");
    known = { count: every.length, list: list.value, lists: every.flatMap(({ lists }) => lists.split(",").map(fromBase64)) };
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

  return {
    keys,
    sign,
    keep,
    trust: async () => (await all()).list,
    revocation: async () => ({ crls: (await all()).lists }),
    judged: async (cms, content, at) => {
      const { list, lists } = await all();
      const verified = await verifyCms(cms, { trust: list, revocation: { crls: lists }, at, content });
      const [signer] = verified.ok ? verified.value.signers : [];
      if (!verified.ok || !signer) throw new Error("what this sandbox signed can be verified");
      return { signer, evidence: verified.value.evidence };
    },
  };
}
