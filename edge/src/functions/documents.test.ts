import { expect, it } from "vitest";
import type { EdgeOptions } from "../edge-options.ts";
import { respond } from "../reply.ts";
import { stateless } from "../testing/stateless.ts";
import { documentsFunction } from "./documents.ts";

const HASH = "0123456789abcdef0123456789abcdef";
const PDF = "%PDF-1.7 Сенім";
const requests: { readonly url: string; readonly lang: string | null }[] = [];
const answers: Readonly<Record<string, object>> = {
  "/getFileRule?productId=senim&type=rules": { name: "Правила", data: Buffer.from(PDF).toString("base64") },
  [`/getFileRule?productId=senim&type=offer&hash=${HASH}`]: { name: "Предложение", data: Buffer.from(PDF).toString("base64") },
  "/getFileRule?productId=senim&type=key&print=large": { name: "Главное", data: Buffer.from(PDF).toString("base64") },
  "/papers/2025-annual": { name: "Отчёт", url: "/reports", size: 12, date: "2026-03-01", data: Buffer.from(PDF).toString("base64") },
  "/pictures/0123456789abcdef-1200x800-960.avif": { data: Buffer.from("a picture").toString("base64") },
  // A back office that names its files and does not send them.
  "/getFileRule?productId=senim&type=key": { name: "Главное", url: "/rules" },
};
const options: EdgeOptions = {
  providerUrl: "https://back.office",
  upstream: async (request) => {
    requests.push({ url: request.url, lang: request.headers.get("lang") });
    const answer = answers[request.url.replace("https://back.office", "")];
    return Response.json(answer ?? { status: "error", message: "" }, { status: answer ? 200 : 404 });
  },
  ...stateless,
  log: () => {},
};
const documents = documentsFunction(options);
const ask = async (path: string, init: RequestInit = {}) => respond(await documents(new Request(`https://site.example${path}`, init)));

it("a document comes as a file, in the language of its address", async () => {
  const response = await ask("/api/documents/kk/senim/rules.pdf");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="senim-rules-kk.pdf"',
    "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
  });
  expect(response.headers.has("vary")).toBe(false);
  expect(await response.text()).toBe(PDF);
  expect(requests.at(-1)).toEqual({ url: "https://back.office/getFileRule?productId=senim&type=rules", lang: "kk" });
});
it("a document comes in large print by an address of its own", async () => {
  const response = await ask("/api/documents/ru/senim/key-large.pdf");
  expect([response.status, response.headers.get("content-disposition")]).toEqual([200, 'attachment; filename="senim-key-large-ru.pdf"']);
});
it("a report of the company comes by its own address", async () => {
  const response = await ask("/api/documents/en/papers/2025-annual.pdf");
  expect([response.status, response.headers.get("content-disposition")]).toEqual([200, 'attachment; filename="2025-annual-en.pdf"']);
  expect(requests.at(-1)?.lang).toBe("en");
});
it("serves a picture with its own type, cacheable without limit because another picture has another name", async () => {
  const response = await ask("/api/documents/pictures/0123456789abcdef-1200x800-960.avif");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(response.headers.has("content-disposition")).toBe(false);
  expect(await response.text()).toBe("a picture");
  const asks = requests.length;
  expect((await ask("/api/documents/pictures/0123456789abcdef-1200x800-961.avif")).status).toBe(404);
  expect(requests).toHaveLength(asks);
});
it("answers 304 to a browser that already has the document", async () => {
  const etag = (await ask("/api/documents/ru/senim/rules.pdf")).headers.get("etag") ?? "";
  const again = await ask("/api/documents/ru/senim/rules.pdf", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});
it("an offer is kept by nobody and found by no search engine", async () => {
  const { headers, status } = await ask(`/api/documents/ru/senim/offer-${HASH}.pdf`);
  expect([status, headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([200, "no-store", "noindex"]);
});
it("S38 a document is handed out to be saved, never shown as a page of ours", async () => {
  for (const path of ["rules", `offer-${HASH}`])
    expect((await ask(`/api/documents/en/senim/${path}.pdf`)).headers.get("content-disposition")).toMatch(
      /^attachment; filename="[a-z-]+\.pdf"$/,
    );
});
it.each(["/api/documents/ru/term-life/rules.pdf", "/api/documents/ru/senim/key.pdf"])("%s is not there", async (path) => {
  const response = await ask(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/json; charset=utf-8"]);
});
it.each([
  "/api/documents/ru/senim",
  "/api/documents/ru/senim/..%2fkey.pdf",
  "/api/documents/ru/senim/offer-1.pdf",
  "/api/documents/de/senim/key.pdf",
])("%s names nothing, and nobody is asked", async (path) => {
  const before = requests.length;
  expect((await ask(path)).status).toBe(404);
  expect(requests).toHaveLength(before);
});
it("is asked by GET and HEAD alone", async () => {
  expect((await ask("/api/documents/ru/senim/rules.pdf", { method: "HEAD" })).status).toBe(200);
  const refused = await ask("/api/documents/ru/senim/rules.pdf", { method: "POST" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
