import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { createFakeApplication, settled } from "../testing/fake-application.ts";
import { createNcaLayerClient } from "./client.ts";
import { ncaLayerSentence } from "./failure.ts";
import { keyFilters } from "./key-filters.ts";
import { signingPresets } from "./presets.ts";
import { storages } from "./storages.ts";

const request = {
  format: "cms",
  data: ["YQ=="],
  parameters: signingPresets.detached,
  signer: keyFilters.signing.person,
  language: "ru",
} as const;

async function connected() {
  const application = createFakeApplication();
  const client = createNcaLayerClient({ ports: application.ports });
  expect(await client.connect()).toEqual({ ok: true, value: "1.4" });
  return { application, client };
}

it("constants and presets are those of the reference client", () => {
  const { NCALayerClient: reference } = createRequire(import.meta.url)("ncalayer-js-client") as { NCALayerClient: Record<string, unknown> };
  expect([signingPresets.detached, signingPresets.detachedWithoutTimestamp, signingPresets.detachedHash, signingPresets.attached]).toEqual([
    reference["basicsCMSParamsDetached"],
    reference["basicsCMSParamsDetachedNoTSP"],
    reference["basicsCMSParamsDetachedHash"],
    reference["basicsCMSParamsAttached"],
  ]);
  const ofReference = ["KAZTOKEN", "IDCard", "EToken72k", "EToken5110", "JaCarta", "AKey", "PKCS12", "JKS"].flatMap(
    (name) => reference[`basicsStorage${name}`],
  );
  expect(Object.values(storages)).toEqual(ofReference);
  const filters = (use: string, names: readonly string[]) => names.map((name) => reference[`basicsSigner${use}${name}`]);
  expect(Object.values(keyFilters.signing)).toEqual(filters("Sign", ["Any", "Person", "Org", "Head", "Trusted", "Employee"]));
  expect(Object.values(keyFilters.authentication)).toEqual(filters("Auth", ["Any", "Person", "Org", "Head", "Right", "Employee"]));
  expect(keyFilters.any).toEqual(reference["basicsSignerAny"]);
});

it("S46 the loopback is the only address, by TLS except in the sandbox", async () => {
  const { application } = await connected();
  expect(application.addresses).toEqual(["wss://127.0.0.1:13579/"]);
  const sandbox = createFakeApplication();
  await createNcaLayerClient({ ports: sandbox.ports, sandbox: true }).connect();
  expect(sandbox.addresses).toEqual(["ws://127.0.0.1:13579/"]);
});

it("goes through its states", async () => {
  const { application, client } = await connected();
  expect(client.state()).toBe("connected");
  const signing = client.sign(request);
  await settled();
  expect(client.state()).toBe("request sent");
  application.say({ status: true, body: { result: ["CMS"] } });
  expect(await signing).toEqual({ ok: true, value: ["CMS"] });
  expect(client.state()).toBe("connected");
  client.close();
  expect(client.state()).toBe("not connected");
});

it("sends what the application expects of both modules", async () => {
  const { application, client } = await connected();
  const acts: (() => Promise<unknown>)[] = [
    () => client.sign(request),
    () => client.sign({ ...request, data: ["YQ==", "Yg=="], storages: [storages.pkcs12], language: "kk", logo: "bG9nbw==" }),
    () => client.getActiveTokens(),
    () => client.getKeyInfo(storages.idCard),
    () => client.createCAdESFromBase64(storages.pkcs12, "SIGNATURE", "YQ==", true),
    () => client.createCAdESFromBase64Hash(storages.pkcs12, "SIGNATURE", "YQ=="),
    () => client.createCMSSignatureFromBase64(storages.pkcs12, "AUTHENTICATION", "YQ==", false),
    () => client.signXml(storages.pkcs12, "SIGNATURE", "<a/>"),
    () => client.signXmls(storages.pkcs12, "SIGNATURE", ["<a/>"]),
    () => client.changeLocale("kk"),
  ];
  for (const act of acts) {
    const acting = act();
    await settled();
    application.say({ code: "200", responseObject: "x" });
    await acting;
  }
  expect(application.received.map(({ module, method, args }) => [module.slice("kz.gov.pki.knca.".length), method, args])).toEqual([
    [
      "basics",
      "sign",
      {
        allowedStorages: null,
        format: "cms",
        data: "YQ==",
        signingParams: signingPresets.detached,
        signerParams: keyFilters.signing.person,
        locale: "ru",
      },
    ],
    [
      "basics",
      "sign",
      {
        allowedStorages: ["PKCS12"],
        format: "cms",
        data: ["YQ==", "Yg=="],
        signingParams: signingPresets.detached,
        signerParams: keyFilters.signing.person,
        locale: "kk",
        logo: "bG9nbw==",
      },
    ],
    ["commonUtils", "getActiveTokens", []],
    ["commonUtils", "getKeyInfo", ["AKKZIDCardStore"]],
    ["commonUtils", "createCAdESFromBase64", ["PKCS12", "SIGNATURE", "YQ==", true]],
    ["commonUtils", "createCAdESFromBase64Hash", ["PKCS12", "SIGNATURE", "YQ=="]],
    ["commonUtils", "createCMSSignatureFromBase64", ["PKCS12", "AUTHENTICATION", "YQ==", false]],
    ["commonUtils", "signXml", ["PKCS12", "SIGNATURE", "<a/>", "", ""]],
    ["commonUtils", "signXmls", ["PKCS12", "SIGNATURE", ["<a/>"], "", ""]],
    ["commonUtils", "changeLocale", ["kz"]],
  ]);
});

it.each([
  ["a signature", "CMS", ["CMS"]],
  ["an array even for one", ["CMS"], ["CMS"]],
  ["an object that holds them", { signatures: ["CMS"], certificate: "C" }, ["CMS"]],
])("%s is the answer to signing", async (_, result, signatures) => {
  const { application, client } = await connected();
  const signing = client.sign(request);
  await settled();
  application.say({ status: true, body: { result } });
  expect(await signing).toEqual({ ok: true, value: signatures });
});

it.each([
  ["cancelled in basics", { status: true, body: {} }, "cancelled", "cancelled by user"],
  ["cancelled in commonUtils", { code: "500", message: "action.canceled" }, "cancelled", "cancelled by user"],
  [
    "refused by basics",
    { status: false, code: "SIGNING_FAILURE", message: "no", details: "at all" },
    "failed",
    "SIGNING_FAILURE: no (at all)",
  ],
  ["refused by commonUtils without a message", { code: "500" }, "failed", "500"],
  ["an unknown module", { success: false, errorCode: "MODULE_NOT_FOUND" }, "failed", "MODULE_NOT_FOUND"],
  ["bad JSON", { success: false, code: "COMMON_JSON_WRAPPING_EXCEPTION" }, "failed", "COMMON_JSON_WRAPPING_EXCEPTION"],
  ["a success without a body", { status: true }, "bad-reply", "Ошибка взаимодействия с NCALayer."],
  ["a result that is no signature", { status: true, body: { result: 7 } }, "bad-reply", "Ошибка взаимодействия с NCALayer."],
  ["two signatures for one document", { status: true, body: { result: ["A", "B"] } }, "bad-reply", "Ошибка взаимодействия с NCALayer."],
])("%s is a failure with its code and text", async (_, reply, code, message) => {
  const { application, client } = await connected();
  const signing = client.sign(request);
  await settled();
  application.say(reply);
  expect(await signing).toMatchObject({ ok: false, error: { code, message, cancelledByUser: code === "cancelled" } });
  expect(client.state()).toBe("connected");
});

it("S46 frames of every other kind are ignored while a request waits", async () => {
  const { application, client } = await connected();
  const signing = client.sign(request);
  await settled();
  for (const junk of [
    "--heartbeat--",
    "<html>",
    "",
    "null",
    "[]",
    "7",
    "{",
    { uuid: "of another", status: true, body: { result: "NOT MINE" } },
    { result: { version: "1.4" } },
    {},
  ])
    application.say(junk);
  application.say({ status: true, body: { result: "MINE" }, uuid: "request-1" });
  expect(await signing).toEqual({ ok: true, value: ["MINE"] });
});

it("S46 a request is settled once, whatever comes after", async () => {
  const { application, client } = await connected();
  const answers: unknown[] = [];
  const signing = client.sign(request).then((answer) => answers.push(answer));
  await settled();
  application.say({ status: true, body: { result: "FIRST" } });
  application.say({ status: true, body: { result: "SECOND" } });
  application.fail();
  application.hangUp();
  await signing;
  await settled();
  expect(answers).toEqual([{ ok: true, value: ["FIRST"] }]);
});

it("requests are sent one at a time, in their order, each with its own answer", async () => {
  const { application, client } = await connected();
  const both = Promise.all([client.sign({ ...request, data: ["QQ=="] }), client.sign({ ...request, data: ["Qg=="] })]);
  await settled();
  expect(application.received).toHaveLength(1);
  application.say({ status: true, body: { result: "SIGNATURE OF A" } });
  await settled();
  expect(application.received).toHaveLength(2);
  application.say({ status: true, body: { result: "SIGNATURE OF B" } });
  expect(await both).toEqual([
    { ok: true, value: ["SIGNATURE OF A"] },
    { ok: true, value: ["SIGNATURE OF B"] },
  ]);
});

it("a request without an answer ends, and its late answer does not count for the next one", async () => {
  const { application, client } = await connected();
  const first = client.sign(request, { timeLimit: 1000 });
  await settled();
  application.pass(1000);
  expect(await first).toMatchObject({ ok: false, error: { code: "timeout" } });
  const second = client.sign(request);
  await settled();
  expect(application.addresses).toHaveLength(2);
  application.say({ status: true, body: { result: "SECOND" } });
  expect(await second).toEqual({ ok: true, value: ["SECOND"] });
});

it("a caller who gives up gets an answer at once: while the request is pending, or before it was sent", async () => {
  const { application, client } = await connected();
  const [out, waiting] = [new AbortController(), new AbortController()];
  const first = client.sign(request, { signal: out.signal });
  const second = client.sign(request, { signal: waiting.signal });
  await settled();
  waiting.abort();
  expect(await second).toMatchObject({ ok: false, error: { code: "aborted" } });
  out.abort();
  expect(await first).toMatchObject({ ok: false, error: { code: "aborted" } });
  await settled();
  expect(application.received).toHaveLength(1);
  expect(await client.sign(request, { signal: AbortSignal.abort() })).toMatchObject({ ok: false, error: { code: "aborted" } });
});

it("a broken connection ends the request, and is opened again for the next", async () => {
  const { application, client } = await connected();
  const first = client.sign(request);
  await settled();
  application.hangUp();
  expect(await first).toMatchObject({ ok: false, error: { code: "closed", message: "NCALayer закрыл соединение." } });
  const second = client.getActiveTokens();
  await settled();
  application.say({ code: "200", responseObject: ["PKCS12"] });
  expect(await second).toEqual({ ok: true, value: ["PKCS12"] });
  expect(application.addresses).toHaveLength(2);
});

it("uses exactly the specified words about connecting", async () => {
  const { application, client } = await connected();
  expect(await client.connect()).toMatchObject({ ok: false, error: { code: "already-connected", message: "Подключение уже выполнено." } });
  client.close();
  expect(await client.getActiveTokens()).toMatchObject({
    ok: false,
    error: { code: "not-connected", message: "Подключение к NCALayer не установлено." },
  });
  expect(application.received).toEqual([]);
  const mute = createFakeApplication({ greets: false });
  const other = createNcaLayerClient({ ports: mute.ports });
  const versionless = other.connect();
  mute.say("--heartbeat--");
  mute.say({ result: {} });
  expect(await versionless).toMatchObject({ ok: false, error: { code: "bad-version", message: "Ошибка взаимодействия с NCALayer." } });
  const refused = other.connect();
  mute.fail();
  expect(await refused).toMatchObject({
    ok: false,
    error: { code: "socket", message: expect.stringContaining("установите его c портала НУЦ РК (https://ncl.pki.gov.kz/)") },
  });
  const silent = other.connect({ timeLimit: 10 });
  mute.pass(10);
  expect(await silent).toMatchObject({ ok: false, error: { code: "timeout" } });
  expect(other.state()).toBe("not connected");
});

it("has a sentence for every failure in three languages, and the specified one for a cancel", async () => {
  const { application, client } = await connected();
  const signing = client.sign(request);
  await settled();
  application.say({ status: true, body: {} });
  const answer = await signing;
  if (answer.ok) throw new Error("It was cancelled.");
  expect((["ru", "kk", "en"] as const).map((language) => ncaLayerSentence(answer.error, language))).toEqual([
    "Действие отменено пользователем.",
    "Әрекетті пайдаланушы тоқтатты.",
    "The action was cancelled by the user.",
  ]);
});

it.each([
  ["denied", "permission-refused"],
  ["prompt", "permission-not-given"],
  ["granted", "not-running"],
  [undefined, "not-running"],
] as const)("with a permission that is %s the diagnosis is %s", async (permission, diagnosis) => {
  const { ports } = createFakeApplication(permission ? { permission } : {});
  expect(await createNcaLayerClient({ ports }).diagnose()).toBe(diagnosis);
});
