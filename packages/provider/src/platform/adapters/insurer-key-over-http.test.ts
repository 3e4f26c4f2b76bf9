import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insurersSignatory } from "../../testing/signing/insurer-key.ts";
import { openSigningOffice, type SigningOffice } from "../../testing/signing/signed-purchase.ts";
import { InsurerKeyError, insurerKeyOverHttp } from "./insurer-key-over-http.ts";

let opened: SigningOffice;
let GUID: string;
const requests: Request[] = [];
beforeAll(async () => {
  opened = await openSigningOffice("ecdsa");
  opened.key.state.broken = true;
  ({ GUID } = await opened.buy());
});
afterAll(() => opened.close());

const service = (status: number, body: object) => {
  const fetched = async (url: string, init?: RequestInit) => {
    requests.push(new Request(url, init));
    return Response.json(body, { status });
  };
  return insurerKeyOverHttp(
    { url: "https://key.example/sign", token: "secret", fetch: fetched },
    insurersSignatory,
    opened.office.database,
  );
};

it("sends each unsigned paper with its number, and returns what the service signed", async () => {
  requests.length = 0;
  const signed = await service(200, { cms: "MAA=" }).signPapers(GUID);
  expect(signed.map(({ cms }) => cms)).toEqual(["MAA=", "MAA="]);
  const [first] = requests;
  expect([first?.url, first?.headers.get("authorization")]).toEqual(["https://key.example/sign", "Bearer secret"]);
  expect(await first?.json()).toEqual({
    reference: signed[0]?.documentId,
    request: GUID,
    name: expect.stringMatching(/^Договор страхования/) as string,
    data: Buffer.from(await opened.bytesOf(GUID, "contract")).toString("base64"),
  });
});
it("does not call the service for an unknown request", async () => {
  requests.length = 0;
  expect(await service(200, { cms: "MAA=" }).signPapers(randomUUID())).toEqual([]);
  expect(requests).toEqual([]);
});
it.each([
  ["is out", 503, {}],
  ["refuses", 403, {}],
  ["answers something else", 200, { signature: "MAA=" }],
] as const)("fails when the service %s", async (_, status, body) => {
  await expect(service(status, body).signPapers(GUID)).rejects.toBeInstanceOf(InsurerKeyError);
});
