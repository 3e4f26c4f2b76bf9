import { expect, it } from "vitest";
import { createEgovQrClient, launchLinks, qrText, type DocumentsToSign, type QrOperation } from "./client.ts";

const initUrl = "https://sign.example/api/egovQr";
const opened = {
  expireAt: "2026-11-21T12:05:00Z",
  qrCode: "cG5n",
  dataURL: "https://sign.example/api/egovQr/1",
  signURL: "https://sign.example/api/egovQr/1/sign",
  eGovMobileLaunchLink: "https://m.egov.kz/mobileSign/?link=x",
};
const documents: DocumentsToSign = {
  signMethod: "CMS_WITH_DATA",
  documentsToSign: [
    { id: 1, nameRu: "Договор", nameKz: "Шарт", nameEn: "Contract", meta: [], document: { file: { mime: "@file/pdf", data: "JVBE" } } },
  ],
};
const signed = { documentsToSign: [{ id: 1, document: { file: { mime: "", data: "Q01T" } } }] };

type Reply = { readonly status?: number; readonly body?: unknown } | "broken";

/** A service that gives these replies in turn, over a clock that each pause moves. */
function serviceOf(...replies: readonly Reply[]) {
  const requests: { address: string; method: string; body: unknown }[] = [];
  let now = new Date("2026-11-21T12:00:00Z").getTime();
  const client = createEgovQrClient({
    initUrl,
    ports: {
      now: () => new Date(now),
      pause: async (milliseconds) => {
        now += milliseconds;
      },
      fetch: async (address, init) => {
        requests.push({ address, method: init.method ?? "", body: init.body });
        init.signal?.throwIfAborted();
        const reply = replies[Math.min(requests.length, replies.length) - 1] ?? "broken";
        if (reply === "broken") throw new TypeError("failed to fetch");
        const { status = 200, body = "" } = reply;
        const text = typeof body === "string" ? body : JSON.stringify(body);
        return new Response(status === 204 ? null : text, { status });
      },
    },
  });
  return { client, asked: requests };
}

const operation: QrOperation = {
  qrCode: "cG5n",
  expiresAt: new Date(opened.expireAt),
  links: launchLinks(opened.dataURL),
  dataUrl: opened.dataURL,
  signUrl: opened.signURL,
};

it("opens a code with its picture, its expiry and the links of both applications", async () => {
  const { client, asked: requests } = serviceOf({ body: opened });
  expect(await client.init("Договор")).toEqual({
    ok: true,
    value: {
      ...operation,
      links: {
        person: "https://m.egov.kz/mobileSign/?link=x",
        business: "https://m.egov.kz/businessSign/?link=https%3A%2F%2Fsign.example%2Fapi%2FegovQr%2F1",
      },
    },
  });
  expect(requests).toEqual([{ address: initUrl, method: "POST", body: '{"description":"Договор"}' }]);
});

it.each([
  ["no JSON", "<html>"],
  ["no end", { ...opened, expireAt: undefined }],
  ["an address that is none", { ...opened, signURL: "sign" }],
  ["an address elsewhere", { ...opened, dataURL: "https://evil.example/1" }],
])("with %s is a bad reply", async (_, body) => {
  expect(await serviceOf({ body }).client.init("Договор")).toMatchObject({ ok: false, error: { code: "bad-reply" } });
});

it("a link that is not https is never passed on", async () => {
  const { client } = serviceOf({ body: { ...opened, eGovMobileLaunchLink: "javascript:alert(1)" } });
  expect(await client.init("Договор")).toMatchObject({ ok: true, value: { links: { person: expect.stringMatching(/^https:/) } } });
});

it("passes the documents on and waits until the phone has scanned, over polls that end without an answer", async () => {
  const { client, asked: requests } = serviceOf({ status: 504 }, "broken", { status: 204 }, { body: {} });
  expect(await client.setData(operation, documents)).toEqual({ ok: true, value: undefined });
  expect(requests).toHaveLength(4);
  expect(JSON.parse(String(requests[3]?.body))).toEqual(documents);
});

it("waits for the signatures and returns each by its document", async () => {
  const { client, asked: requests } = serviceOf({ body: { status: "SCANNED" } }, { body: signed });
  expect(await client.getData(operation)).toEqual({ ok: true, value: [{ id: "1", signed: "Q01T" }] });
  expect(requests.at(-1)).toMatchObject({ address: opened.signURL, method: "GET" });
});

it.each([
  ["a refusal on the phone", { body: { status: "CANCELED" } }, "cancelled"],
  ["a service that refuses", { status: 403 }, "unavailable"],
  ["a complaint with a status of success", { body: { message: "Процедура не найдена" } }, "unavailable"],
  ["no documents", { body: { documentsToSign: [] } }, "bad-reply"],
  ["a document without its signature", { body: { documentsToSign: [{ id: 1 }] } }, "bad-reply"],
  ["something else", { body: [] }, "bad-reply"],
] as const)("%s ends the waiting", async (_, reply, code) => {
  expect(await serviceOf(reply).client.getData(operation)).toMatchObject({ ok: false, error: { code } });
});

it("a code that is not scanned expires", async () => {
  const { client, asked: requests } = serviceOf({ status: 504 });
  expect(await client.setData(operation, documents)).toEqual({ ok: false, error: { code: "expired" } });
  expect(requests).toHaveLength(300);
});

it("a caller who gives up gets an answer at once", async () => {
  expect(await serviceOf({ body: opened }).client.init("Договор", AbortSignal.abort())).toMatchObject({
    ok: false,
    error: { code: "aborted" },
  });
  expect(await serviceOf({ body: signed }).client.getData(operation, AbortSignal.abort())).toMatchObject({
    ok: false,
    error: { code: "aborted" },
  });
});

it("links follow their templates, and the code's text its scheme", () => {
  const templates = { person: "https://p.example/?a={url}", business: "https://b.example/{url}" };
  expect(launchLinks("https://x.example/$&?a=1", templates)).toEqual({
    person: "https://p.example/?a=https%3A%2F%2Fx.example%2F%24%26%3Fa%3D1",
    business: "https://b.example/https%3A%2F%2Fx.example%2F%24%26%3Fa%3D1",
  });
  expect(qrText("https://x.example")).toBe("mobileSign:https://x.example");
});
