import { createRequire } from "node:module";
import { migrate, openDatabase, preparedMemory, seededPeople, type Database } from "@shanyraq/provider";
import { verifyDocument } from "@shanyraq/signing";
import { createNcaLayerClient, keyFilters, storages } from "@shanyraq/signing/ncalayer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { prepareTables } from "../tables.ts";
import { createSandboxAuthority, type SandboxAuthority } from "./authority.ts";
import { keyList } from "./key-list.ts";
import { listenApplication, type ListeningApplication } from "./listen-application.ts";
import { createVirtualApplication, type VirtualApplication } from "./virtual-application.ts";

interface Reference {
  connect: () => Promise<string>;
  basicsSignXML: (storages: unknown, data: unknown, parameters: unknown, signer: unknown) => Promise<string[]>;
  signXml: (storage: string, xml: unknown, keyType?: string, tbsXPath?: string) => Promise<string>;
  signXmls: (storage: string, xmls: unknown, keyType?: string) => Promise<string[]>;
  getKeyInfo: (storage: unknown) => Promise<Record<string, string>>;
}
type Constructor = (new (url: string, allowHttp: boolean) => Reference) & Readonly<Record<string, unknown>>;
const require = createRequire(import.meta.url);
const { NCALayerClient } = require("ncalayer-js-client") as { NCALayerClient: Constructor };
/** What the real application answered when the authors of the client asked it. */
const recorded = require("ncalayer-js-client/test/test-data.json") as readonly { readonly request: string; readonly response: string }[];
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .map(([name, part]) => [name, shapeOf(part)] as const)
          .toSorted(),
      )
    : typeof value;
};

let database: Database;
let authority: SandboxAuthority;
let application: VirtualApplication;
let listening: ListeningApplication;
let client: Reference;
const xml = "<contract><number>A-1</number></contract>";

beforeAll(async () => {
  database = await openDatabase({ memory: true, ...(await preparedMemory()) });
  await migrate(database);
  authority = await createSandboxAuthority(await prepareTables(database), Date.now, keyList(seededPeople), "http://127.0.0.1:9/ocsp");
  application = createVirtualApplication(authority);
  const found = await listenApplication(application, { port: 0 });
  if (!found) throw new Error("a free port is free");
  listening = found;
  client = new NCALayerClient(`ws://127.0.0.1:${listening.port}`, false);
  await client.connect();
});
afterAll(async () => {
  await listening.close();
  await database.close();
});

/** A person before the application's window. */
const chooses = async (key: string | undefined) => {
  await expect.poll(() => application.pending()).toHaveLength(1);
  const [one] = application.pending();
  application.choose(one?.id ?? "", key);
  return one;
};
async function verdictOf(signed: string | undefined) {
  const verified = await verifyDocument(new TextEncoder().encode(signed), {
    trust: await authority.trust(),
    revocation: await authority.revocation(),
    at: new Date(),
  });
  return verified.ok
    ? { verdict: verified.value.verdict, who: verified.value.signers.map(({ subject }) => subject?.surname) }
    : verified.error;
}
const surnameOf = (id: string) => authority.keys().find((key) => key.id === id)?.surname;
/** The frame itself, past any client. */
async function reply(request: object): Promise<unknown> {
  const socket = new WebSocket(`ws://127.0.0.1:${listening.port}`);
  const frames: string[] = [];
  socket.on("message", (frame) => frames.push(String(frame)));
  await expect.poll(() => frames).toHaveLength(1);
  socket.send(JSON.stringify(request));
  await expect.poll(() => frames, { timeout: 5_000 }).toHaveLength(2);
  socket.close();
  return JSON.parse(frames[1] ?? "");
}
const COMMON = "kz.gov.pki.knca.commonUtils";

describe("the reference client, unchanged,", () => {
  it.each(["person", "person-gost", "head"])("has XML signed by the key of %s", async (key) => {
    const signing = client.basicsSignXML(null, xml, NCALayerClient["basicsXMLParams"], NCALayerClient["basicsSignerSignAny"]);
    expect((await chooses(key))?.documents).toBe(1);
    const signed = await signing;
    expect(signed).toHaveLength(1);
    expect(await verdictOf(signed[0])).toEqual({ verdict: "good", who: [surnameOf(key)] });
  });
  it("has several documents signed by one choice, each for itself", async () => {
    const signing = client.basicsSignXML(null, [xml, "<b/>"], {}, NCALayerClient["basicsSignerAny"]);
    expect((await chooses("person"))?.documents).toBe(2);
    const signed = await signing;
    for (const one of signed) expect(await verdictOf(one)).toMatchObject({ verdict: "good" });
    expect(signed.map((one) => one.includes("<contract>"))).toEqual([true, false]);
  });
  it("has XML signed by the older module, one or several, by the kind of key that it names", async () => {
    const one = client.signXml("PKCS12", xml, "AUTHENTICATION");
    expect((await chooses("person-auth"))?.keys.map(({ id }) => id)).toEqual(["person-auth"]);
    // It is signed, and does not count as a signature of a document: the key is for signing in.
    expect(await verdictOf(await one)).toEqual({ verdict: "bad", who: [surnameOf("person-auth")] });
    const several = client.signXmls("AKKZIDCardStore", [xml, "<b/>"]);
    await chooses("person-gost");
    const signed = await several;
    expect(signed).toHaveLength(2);
    for (const text of signed) expect(await verdictOf(text)).toMatchObject({ verdict: "good" });
  });
  it("has a document signed by two, one after the other", async () => {
    const first = client.signXml("PKCS12", xml);
    await chooses("person");
    const second = client.signXml("AKKaztokenStore", await first);
    await chooses("head");
    expect(await verdictOf(await second)).toEqual({ verdict: "good", who: [surnameOf("person"), surnameOf("head")] });
  });
  it("gets the cancel in the words of each module", async () => {
    const basics = expect(client.basicsSignXML(null, xml, {}, NCALayerClient["basicsSignerAny"])).rejects.toMatchObject({
      canceledByUser: true,
    });
    await chooses(undefined);
    await basics;
    const older = expect(client.signXml("PKCS12", xml)).rejects.toThrow("500: action.canceled");
    await chooses(undefined);
    await older;
    const info = expect(client.getKeyInfo("PKCS12")).rejects.toThrow("500: action.canceled");
    await chooses(undefined);
    await info;
  });
  it("gets the key that its person chose, with everything that the real application returns", async () => {
    const asking = client.getKeyInfo("PKCS12");
    await chooses("head");
    await expect(asking).rejects.toThrow("action.canceled");
    const again = client.getKeyInfo("AKKaztokenStore");
    await chooses("head");
    const info = await again;
    expect(Object.keys(info).toSorted()).toEqual(
      [
        "algorithm",
        "alias",
        "authorityKeyIdentifier",
        "certNotAfter",
        "certNotBefore",
        "issuerCn",
        "issuerDn",
        "keyId",
        "pem",
        "serialNumber",
        "subjectCn",
        "subjectDn",
      ].toSorted(),
    );
    const until = authority.keys().find(({ id }) => id === "head")?.identity.certificate.notAfter ?? new Date(0);
    const inAlmaty = new Intl.DateTimeFormat("ru", { dateStyle: "short", timeStyle: "medium", timeZone: "Asia/Almaty" }).formatToParts(
      until,
    );
    const part = (type: string) => inAlmaty.find((one) => one.type === type)?.value ?? "";
    expect(info["certNotAfter"]).toBe(
      `${part("day")}.${part("month")}.${until.getUTCFullYear()} ${part("hour")}:${part("minute")}:${part("second")}`,
    );
  });
  it.each([
    ["signXml", ["PKCS12", 555]],
    ["signXmls", ["PKCS12", xml]],
    ["getKeyInfo", [null]],
    ["getKeyInfo", [1]],
  ] as const satisfies readonly (readonly [keyof Reference, readonly unknown[]])[])(
    "is refused %s of other arguments in the words of the real one, and nobody is asked (%#)",
    async (method, args) => {
      const call = client[method] as (...given: readonly unknown[]) => Promise<unknown>;
      await expect(call.apply(client, [...args])).rejects.toThrow(
        `500: java.lang.IllegalArgumentException: argument type mismatch. Method: ${method}`,
      );
      expect(application.pending()).toEqual([]);
    },
  );
  it.each(["<this>is not a valid XML", "", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'])(
    "is refused %j, and nobody is asked",
    async (broken) => {
      await expect(client.signXml("PKCS12", broken)).rejects.toThrow("500: org.xml.sax.SAXParseException; ");
      await expect(client.basicsSignXML(null, [xml, broken], {}, NCALayerClient["basicsSignerAny"])).rejects.toThrow("SAXParseException");
      expect(application.pending()).toEqual([]);
    },
  );
  it("is refused a part by its path: whole documents are signed here", async () => {
    await expect(client.signXml("PKCS12", xml, "SIGNATURE", "//number")).rejects.toThrow("by XPath");
  });
});

it.each(recorded.filter(({ request, response }) => /"signXmls?"|"format":"xml"/.test(request) && response.includes("<?xml")))(
  "the frame has the shape of the one that the real application sent (%#)",
  async ({ request, response }) => {
    const parsed = JSON.parse(request) as { module: string; args: unknown[] };
    const answering = reply(parsed);
    await expect.poll(() => application.pending()).toHaveLength(1);
    const [one] = application.pending();
    application.choose(one?.id ?? "", one?.keys[0]?.id);
    // When no key of that storage is of that kind, the person can only cancel.
    const answered = (await answering) as object;
    if (one?.keys.length === 0)
      expect(answered).toEqual(parsed.module === COMMON ? { code: "500", message: "action.canceled" } : { status: true, body: {} });
    else expect(shapeOf(answered)).toEqual(shapeOf(JSON.parse(response)));
  },
);

it("our own client has XML signed too", async () => {
  const own = createNcaLayerClient({
    ports: {
      open: (_, { message, error, close }) => {
        const socket = new WebSocket(`ws://127.0.0.1:${listening.port}`);
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
    },
  });
  await own.connect();
  const signing = own.sign({ format: "xml", data: [xml], parameters: {}, signer: keyFilters.signing.anyone, language: "kk" });
  await chooses("person-gost");
  const signed = await signing;
  expect(await verdictOf(signed.ok ? signed.value[0] : undefined)).toMatchObject({ verdict: "good" });
  const older = own.signXml(storages.kaztoken, "SIGNATURE", xml);
  await chooses("employee");
  const one = await older;
  expect(await verdictOf(one.ok ? one.value : undefined)).toEqual({ verdict: "good", who: [surnameOf("employee")] });
  own.close();
});
