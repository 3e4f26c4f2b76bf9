import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate, openDatabase, preparedMemory, seededPeople, type Database } from "@shanyraq/provider";
import { fromBase64, verifyCms } from "@shanyraq/signing";
import { createNcaLayerClient, keyFilters, signingPresets, storages, type NcaLayerPorts } from "@shanyraq/signing/ncalayer";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { prepareTables } from "../tables.ts";
import { createSandboxAuthority, type SandboxAuthority } from "./authority.ts";
import { keyList } from "./key-list.ts";
import { listenApplication, type ListeningApplication } from "./listen-application.ts";
import { createVirtualApplication, type VirtualApplication } from "./virtual-application.ts";

interface Reference {
  connect: () => Promise<string>;
  basicsSignCMS: (storages: unknown, data: unknown, parameters: unknown, signer: unknown) => Promise<string | string[]>;
  getActiveTokens: () => Promise<string[]>;
  getKeyInfo: (storage: string) => Promise<Record<string, string>>;
  createCAdESFromBase64: (storage: string, data: string, keyType: string, attach: boolean) => Promise<string>;
  createCAdESFromBase64Hash: (storage: string, hash: string, keyType: string) => Promise<string>;
  createCMSSignatureFromBase64: (storage: string, data: string, keyType: string, attach: boolean) => Promise<string>;
  changeLocale: (locale: string) => Promise<unknown>;
}
type Constructor = (new (url: string, allowHttp: boolean) => Reference) & Readonly<Record<string, unknown>>;
const { NCALayerClient } = createRequire(import.meta.url)("ncalayer-js-client") as { NCALayerClient: Constructor };

let database: Database;
let authority: SandboxAuthority;
let application: VirtualApplication;
let listening: ListeningApplication;
const OCSP = "http://127.0.0.1:9/sandbox/ocsp";
const person = seededPeople.find(({ shows }) => shows === "everyStatus");
const text = new TextEncoder().encode("договор");
const data = Buffer.from(text).toString("base64");

beforeAll(async () => {
  database = await openDatabase({ memory: true, ...(await preparedMemory()) });
  await migrate(database);
  authority = await createSandboxAuthority(await prepareTables(database), Date.now, keyList(seededPeople), OCSP);
  application = createVirtualApplication(authority);
  const found = await listenApplication(application, { port: 0 });
  if (!found) throw new Error("a free port is free");
  listening = found;
});
afterEach(() => application.setMode("ask"));
afterAll(async () => {
  await listening.close();
  await database.close();
});

const reference = async () => {
  const client = new NCALayerClient(`ws://127.0.0.1:${listening.port}`, false);
  expect(await client.connect()).toBe("1.4");
  return client;
};
/** A person before the application's window, who takes the first request that comes. */
const chooses = async (key: string | undefined) => {
  const [one] = await expect
    .poll(() => application.pending())
    .toHaveLength(1)
    .then(() => application.pending());
  application.choose(one?.id ?? "", key);
  return one;
};
const verdictOf = async (cms: string, content?: Uint8Array) => {
  const verified = await verifyCms(fromBase64(cms) ?? new Uint8Array(), {
    trust: await authority.trust(),
    revocation: await authority.revocation(),
    at: new Date(),
    ...(content && { content }),
  });
  if (!verified.ok) throw new Error(verified.error.code);
  return verified.value;
};

describe("the reference client, unchanged,", () => {
  it.each(["basicsCMSParamsDetached", "basicsCMSParamsDetachedNoTSP", "basicsCMSParamsAttached"])("signs by %s", async (preset) => {
    const client = await reference();
    const signing = client.basicsSignCMS(
      NCALayerClient["basicsStorageAll"],
      data,
      NCALayerClient[preset],
      NCALayerClient["basicsSignerSignPerson"],
    );
    await chooses("person");
    const cms = [await signing].flat()[0] ?? "";
    const { verdict, signers } = await verdictOf(cms, preset.endsWith("Attached") ? undefined : text);
    expect(verdict).toBe("good");
    expect(signers).toMatchObject([{ subject: { iin: person?.iin } }]);
    expect(signers[0]?.provedTime === undefined).toBe(preset.endsWith("NoTSP"));
  });
  it("gets a cancel as if the person had cancelled", async () => {
    const client = await reference();
    const signing = client.basicsSignCMS(
      NCALayerClient["basicsStorageAll"],
      data,
      NCALayerClient["basicsCMSParamsDetached"],
      NCALayerClient["basicsSignerSignAny"],
    );
    const refused = expect(signing).rejects.toMatchObject({ canceledByUser: true });
    await chooses(undefined);
    await refused;
  });
  it("gets the message of the application about a failure", async () => {
    application.setMode("failure");
    const client = await reference();
    await expect(
      client.basicsSignCMS(
        NCALayerClient["basicsStorageAll"],
        data,
        NCALayerClient["basicsCMSParamsDetached"],
        NCALayerClient["basicsSignerSignAny"],
      ),
    ).rejects.toThrow("SIGNING_FAILURE");
  });
  it("speaks the older module too", async () => {
    const client = await reference();
    expect(await client.getActiveTokens()).toEqual(["AKKZIDCardStore", "AKKaztokenStore"]);
    const asking = client.getKeyInfo("AKKZIDCardStore");
    expect((await chooses("person-gost"))?.documents).toBe(0);
    const info = await asking;
    expect(info).toMatchObject({ alias: "person-gost", subjectCn: "Сәрсенов Айдар" });
    expect(info["certNotAfter"]).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/);
    const attached = client.createCAdESFromBase64("AKKZIDCardStore", data, "SIGNATURE", true);
    expect((await chooses("person-gost"))?.keys.map(({ id }) => id)).toEqual(["person-gost"]);
    expect((await verdictOf(await attached)).verdict).toBe("good");
    const stamped = client.createCMSSignatureFromBase64("PKCS12", data, "AUTHENTICATION", false);
    expect((await chooses("person-auth"))?.keys.map(({ id }) => id)).toEqual(["person-auth"]);
    expect((await verdictOf(await stamped, text)).signers[0]?.provedTime).toBeTruthy();
    const hash = Buffer.from(await crypto.subtle.digest("SHA-256", text)).toString("base64");
    const ofHash = client.createCAdESFromBase64Hash("PKCS12", hash, "SIGNATURE");
    await chooses("person");
    expect((await verdictOf(await ofHash, text)).verdict).toBe("good");
  });
});

const ports = (url: string, more: object = {}): NcaLayerPorts => ({
  open: (_, { message, error, close }) => {
    const socket = new WebSocket(url, more);
    socket.on("message", (frame) => message(String(frame)));
    socket.on("error", error);
    socket.on("close", close);
    return { send: (frame) => socket.send(frame), close: () => socket.close() };
  },
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  uuid: () => crypto.randomUUID(),
  permission: async () => undefined,
});
const own = (url = `ws://127.0.0.1:${listening.port}`, more = {}) => createNcaLayerClient({ ports: ports(url, more) });
const request = {
  format: "cms",
  data: [data],
  parameters: signingPresets.detached,
  signer: keyFilters.signing.anyone,
  language: "kk",
} as const;

describe("our own client", () => {
  it("chooses among the keys that the request lets in", async () => {
    const client = own();
    await client.connect();
    const signing = client.sign({ ...request, data: [data, data], signer: { ...keyFilters.signing.head }, storages: [storages.kaztoken] });
    expect((await chooses("head"))?.keys.map(({ id }) => id)).toEqual(["head"]);
    const signed = await signing;
    expect(signed.ok && signed.value).toHaveLength(2);
    for (const cms of signed.ok ? signed.value : []) expect((await verdictOf(cms, text)).signers[0]?.subject?.role).toBe("head");
    client.close();
  });
  it.each([
    ["junk", undefined],
    ["closing", "closed"],
    ["failure", "failed"],
  ] as const)("reports an application in the mode %s", async (mode, code) => {
    const client = own();
    await client.connect();
    application.setMode(mode);
    const signing = client.sign(request);
    if (code === undefined) await chooses("person");
    const signed = await signing;
    expect(signed.ok ? undefined : signed.error.code).toBe(code);
    client.close();
  });
  it.each([
    ["oldVersion", "bad-version"],
    ["gone", "socket"],
  ] as const)("does not connect to one that is %s", async (mode, code) => {
    application.setMode(mode);
    expect(await own().connect()).toMatchObject({ ok: false, error: { code } });
  });
  it("gives up on one that says nothing", async () => {
    const client = own();
    await client.connect();
    application.setMode("silent");
    expect(await client.sign(request, { timeLimit: 50 })).toMatchObject({ ok: false, error: { code: "timeout" } });
  });
  it("a request goes when its page goes", async () => {
    const client = own();
    await client.connect();
    const signing = client.sign(request);
    await expect.poll(() => application.pending()).toHaveLength(1);
    client.close();
    await signing;
    await expect.poll(() => application.pending()).toHaveLength(0);
  });
  it("speaks by TLS", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sandbox-tls-"));
    const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-subj",
        "/CN=127.0.0.1",
        "-addext",
        "subjectAltName=IP:127.0.0.1",
        "-days",
        "2",
        "-keyout",
        key,
        "-out",
        cert,
      ],
      { stdio: "ignore" },
    );
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const over = await listenApplication(application, { server });
    const client = own(`wss://127.0.0.1:${over?.port}`, { ca: readFileSync(cert) });
    expect(await client.connect()).toEqual({ ok: true, value: "1.4" });
    client.close();
    await over?.close();
    server.close();
    rmSync(folder, { recursive: true });
  });
});

describe("the authority of a sandbox", () => {
  it("has keys that are refused, each for its own reason", async () => {
    const found: Record<string, unknown> = {};
    for (const key of authority.keys().filter(({ id }) => ["revoked", "expired", "person-gost"].includes(id))) {
      const cms = await authority.sign(key, { content: text, timestamped: key.state !== "expired" });
      const { signers } = await verdictOf(Buffer.from(cms).toString("base64"), text);
      found[key.id] = [signers[0]?.signature, signers[0]?.trust, signers[0]?.time, signers[0]?.revocation];
    }
    expect(found).toEqual({
      revoked: ["good", "good", "good", "bad"],
      expired: ["good", "good", "bad", "good"],
      "person-gost": ["good", "good", "good", "good"],
    });
  });
  it("verifies after a restart what was signed before it", async () => {
    const key = authority.keys()[0];
    if (!key) throw new Error("there is a first key");
    const cms = await authority.sign(key, { content: text });
    const later = await createSandboxAuthority(await prepareTables(database), Date.now, keyList(seededPeople), OCSP);
    expect((await later.verdictOf(cms, text, new Date())).signer).toMatchObject({
      signature: "good",
      trust: "good",
      time: "good",
      revocation: "good",
    });
  });
  it("the port of a running application is left to it", async () => {
    expect(await listenApplication(application, { port: listening.port })).toBeUndefined();
  });
});
