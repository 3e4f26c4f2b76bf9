import { IncomingMessage } from "node:http";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSessions, noCaptcha } from "@shanyraq/edge";
import { storeInMemory } from "@shanyraq/limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGateway } from "./create-gateway.ts";
import { NodeRequest, RawHeaders } from "./node-request.ts";
import { servedSite } from "./served-site.ts";
import { readStaticFiles, type StaticFiles } from "./static-files.ts";

const edge = {
  providerUrl: "http://back.office",
  // No editor has published a page of such a name.
  upstream: async () => Response.json({ status: "error", message: "There is no such thing." }, { status: 404 }),
  sessions: createSessions(
    [{ kid: "one", secret: new Uint8Array(32) }],
    storeInMemory(() => 0),
    () => 0,
  ),
  captcha: noCaptcha,
  addressOf: () => undefined,
  log: () => {},
};

let folder: string;
let files: StaticFiles;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-gateway-"));
  mkdirSync(path.join(folder, "out"));
  writeFileSync(path.join(folder, "out/404.html"), "missing");
  writeFileSync(path.join(folder, "csp.json"), "{}");
  files = await readStaticFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a gateway answers to a GET of this address. */
async function answered(address: string, describesCalls: boolean): Promise<{ readonly status: number; readonly text: string }> {
  const incoming = new IncomingMessage(new Socket());
  incoming.method = "GET";
  const gateway = createGateway({ edge, site: servedSite(files), describesCalls, readiness: () => undefined });
  const { status, body } = await gateway(new NodeRequest(incoming, new URL(address, "http://localhost"), new RawHeaders([])));
  return { status, text: body === null ? "" : Buffer.from(body).toString() };
}

it.each([
  ["/openapi.json", "/worksheet", "/api/captcha"],
  ["/openapi-edge.json", "/api/captcha", "/worksheet"],
])("%s describes the calls of its own side alone", async (address, own, other) => {
  const { status, text } = await answered(address, true);
  const { openapi, paths } = JSON.parse(text) as { readonly openapi: string; readonly paths: object };
  expect([status, openapi]).toEqual([200, "3.1.0"]);
  expect(paths).toHaveProperty([own]);
  expect(paths).not.toHaveProperty([other]);
});

it.each(["/openapi.json", "/openapi-edge.json"])(
  "%s is a page that does not exist where calls are described to nobody",
  async (address) => {
    expect(await answered(address, false)).toEqual({ status: 404, text: "missing" });
  },
);
