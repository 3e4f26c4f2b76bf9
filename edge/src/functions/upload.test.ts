import { storeInMemory } from "@shanyraq/limits";
import { beforeAll, expect, it } from "vitest";
import type { EdgeOptions } from "../edge-options.ts";
import { createQuotas, strictAllowances } from "../guard/quotas.ts";
import { createEdge } from "../routes.ts";
import { createSessions } from "../session/sessions.ts";

const SITE = "https://life.example";
const MIB = 1024 * 1024;
const store = storeInMemory(() => 0);
const sent: { readonly headers: Headers; readonly bytes: Uint8Array }[] = [];
const sessions = createSessions([{ kid: "one", secret: new Uint8Array(32).fill(7) }], store, () => 0);
const options: EdgeOptions = {
  providerUrl: "https://back.office",
  upstream: async (request) => {
    sent.push({ headers: request.headers, bytes: new Uint8Array(await request.arrayBuffer()) });
    return Response.json({ status: "ok", success: true, id: "a" });
  },
  sessions,
  captcha: { verify: async (token) => token === "solved" },
  siteOrigin: SITE,
  quotas: createQuotas({ ...strictAllowances, bytes: { most: 40 * MIB, windowSeconds: 60 } }, () => 0),
  addressOf: ({ headers }) => headers.get("x-test-address") ?? undefined,
  log: () => {},
};
const edge = createEdge(options);
let signedIn: Readonly<Record<string, string>>;
beforeAll(async () => {
  const { cookie, requestToken } = await sessions.begin("prv_a");
  signedIn = { cookie: cookie.split(";")[0] ?? "", authorization: `Bearer ${requestToken}` };
});

const challenge = "c".repeat(43);
async function send(headers: Readonly<Record<string, string>>, bytes = Uint8Array.of(1, 0, 255)) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (sink) => {
        read += 1;
        sink.enqueue(bytes);
        sink.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = {
    method: "POST",
    body,
    duplex: "half",
    headers: {
      "content-type": "application/octet-stream",
      lang: "ru",
      origin: SITE,
      "x-file-name": encodeURIComponent("снимок.png"),
      "x-upload-challenge": challenge,
      ...headers,
    },
  };
  const response = await edge(new Request(`${SITE}/api/upload`, init as RequestInit));
  return { status: response?.status, read };
}

it("passes a file on unchanged, with its name and its page's challenge, and without the session", async () => {
  expect(await send(signedIn)).toEqual({ status: 200, read: 1 });
  const { headers, bytes } = sent.at(-1) ?? { headers: new Headers(), bytes: new Uint8Array() };
  expect([...bytes]).toEqual([1, 0, 255]);
  expect(["content-type", "x-file-name", "x-upload-challenge", "x-captcha", "authorization"].map((name) => headers.get(name))).toEqual([
    "application/octet-stream",
    encodeURIComponent("снимок.png"),
    challenge,
    null,
    null,
  ]);
});
it("a stranger's is read only after their captcha was looked at", async () => {
  expect(await send({})).toEqual({ status: 428, read: 0 });
  expect(await send({ "x-captcha": "forged" })).toEqual({ status: 428, read: 0 });
  expect(await send({ "x-captcha": "solved" })).toEqual({ status: 200, read: 1 });
});
it("one that is refused by what it says is not read", async () => {
  expect(await send({ ...signedIn, "content-length": String(11 * MIB) })).toEqual({ status: 413, read: 0 });
  expect(await send({ ...signedIn, "content-type": "text/plain" })).toEqual({ status: 415, read: 0 });
  expect(await send({ ...signedIn, "x-upload-challenge": "short" })).toEqual({ status: 400, read: 0 });
  expect(await send({ ...signedIn, authorization: "", "x-captcha": "" })).toEqual({ status: 428, read: 0 });
});
it("a network that has used up its bytes is sent away before more of them are read, and another is not", async () => {
  const from = (address: string) => send({ ...signedIn, "x-test-address": address, "content-length": String(9 * MIB) });
  for (let times = 0; times < 4; times += 1) expect((await from("192.0.2.1")).status).toBe(200);
  expect(await from("192.0.2.1")).toEqual({ status: 429, read: 0 });
  expect((await from("192.0.2.2")).status).toBe(200);
});
it("gives one network its share of the room for uploads, and frees what it leaves", async () => {
  const from = () => send({ ...signedIn, "x-test-address": "198.51.100.1" });
  const together = await Promise.all(Array.from({ length: 8 }, from));
  expect(together.filter(({ status }) => status === 503)).toHaveLength(2);
  expect((await from()).status).toBe(200);
});
