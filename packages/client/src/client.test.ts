import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { callNames, calls, type CallName } from "@shanyraq/calls";
import { createClient, type CallFailure, type ClientOptions } from "./index.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const bodyOf = async (request: IncomingMessage) => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
};

async function serve(listener: RequestListener, more: Pick<ClientOptions, "captcha" | "timeoutMs"> = {}) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const failures: CallFailure[] = [];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made = createClient({
    side: "browser",
    url: (path) => origin + path,
    locale: () => "kk",
    token: () => "request-token",
    fetch,
    newKey: () => "key-0123456789abcdef",
    report: (failure) => failures.push(failure),
    // Longer than a busy machine needs.
    timeoutMs: 240_000,
    ...more,
  });
  return { ...made, failures };
}

const refuse: RequestListener = (_, response) => {
  response.writeHead(500, { "content-type": "application/json", "x-request-id": "r1" }).end('{"status":"error","message":"жоқ"}');
};

describe("the failure of a call", () => {
  const expected = {
    nothing: undefined,
    emptyObject: {},
    successFalse: { success: false },
    serviceError: { serviceError: true },
    errorBody: { status: "error", message: "жоқ" },
  } as const;

  it.each(callNames)("%s keeps its policy and is reported", async (name) => {
    const { client, failures } = await serve(refuse);
    const call = client[name] as (input: object) => Promise<unknown>;
    const { onFailure } = calls[name];
    const reply = call({ slug: "a", id: "1" });
    if (onFailure === "rethrow") await expect(reply).rejects.toThrow(/^(?:Ошибка при выполнении запроса \w+|Ошибка при проверке данных)$/);
    else expect(await reply).toEqual(expected[onFailure]);
    expect(failures).toEqual([{ kind: "refused", call: name, status: 500, body: expected.errorBody, requestId: "r1" }]);
  });
});

it("every request carries the language, accepts JSON and brings the request token", async () => {
  const seen: IncomingMessage[] = [];
  const { client } = await serve((request, response) => {
    seen.push(request);
    response.writeHead(200, { "content-type": "application/json" }).end("[]");
  });
  await client.menus();
  expect(seen[0]?.url).toBe("/menus/");
  expect(seen[0]?.headers).toMatchObject({ lang: "kk", accept: "application/json", authorization: "Bearer request-token" });
});

it("path parameters go into the address, the rest into the query or the body", async () => {
  const seen: string[] = [];
  const { client } = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      seen.push(`${request.method} ${request.url} ${body} ${String(request.headers["idempotency-key"])}`);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await client.newsBySlug({ slug: "a b" });
  await client.news({ page: 2 });
  await client.pay({ requestID: "7" });
  await client.employeeStatus({ IIN: "900101300017" });
  expect(seen).toEqual([
    "GET /news/slug/a%20b  undefined",
    "GET /news?page=2  undefined",
    'POST /pay {"requestID":"7"} key-0123456789abcdef',
    'POST /employee/status {"IIN":"900101300017"} undefined',
  ]);
});

it("a refused captcha token is replaced once", async () => {
  let requestCount = 0;
  const bodies: string[] = [];
  const { client } = await serve(
    (request, response) => {
      void bodyOf(request).then((body) => {
        bodies.push(body);
        response.writeHead(bodies.length === 1 ? 428 : 200, { "content-type": "application/json" }).end('{"status":"ok"}');
      });
    },
    { captcha: async () => `token-${++requestCount}` },
  );
  expect(await client.login({ iin: "900101300017", password: "x" })).toEqual({ status: "ok" });
  expect(bodies.map((body) => (JSON.parse(body) as { captcha: string }).captcha)).toEqual(["token-1", "token-2"]);
});

it("distinguishes a silent server, a broken connection and a withdrawn call", async () => {
  const listener: RequestListener = (request) => {
    if (request.url === "/socials/") request.socket.destroy();
  };
  const impatient = await serve(listener, { timeoutMs: 50 });
  const patient = await serve(listener);
  const kind = async ({ attempt }: typeof patient, name: CallName, signal?: AbortSignal) => {
    const outcome = await attempt(name, {} as never, signal ? { signal } : {});
    return outcome.ok ? "ok" : outcome.failure.kind;
  };
  expect(await kind(impatient, "menus")).toBe("timeout");
  expect(await kind(patient, "socials")).toBe("network");
  expect(await kind(patient, "menus", AbortSignal.abort())).toBe("aborted");
  expect([impatient, patient].flatMap(({ failures }) => failures.map((failure) => failure.kind))).toEqual(["timeout", "network"]);
});

it.each([
  ["checkSign", "Ошибка при проверке данных"],
  ["getDecryption", "Ошибка при проверке данных"],
  ["cmsDataInfo", "Ошибка при проверке данных"],
  ["egovQrInit", "Ошибка при выполнении запроса egovQrInit"],
] as const)("a failure of %s is thrown by the sentence of the catalogue", async (name, sentence) => {
  const { client } = await serve(refuse);
  await expect((client[name] as (input: object) => Promise<unknown>)({})).rejects.toThrow(sentence);
});
