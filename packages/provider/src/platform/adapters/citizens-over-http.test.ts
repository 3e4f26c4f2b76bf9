import { expect, it } from "vitest";
import { citizensOverHttp } from "./citizens-over-http.ts";

const who = { iin: "950719301232", phone: "77005554433" };
const answering = (status: number, body: unknown) => {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const citizens = citizensOverHttp({
    url: "https://base.example/owner",
    token: "t",
    fetch: async (url, init) => {
      requests.push({ url, init });
      return Response.json(body, { status });
    },
  });
  return { citizens, asked: requests };
};

it("asks with its token, puts no personal data in the address, and keeps only the agreed fields", async () => {
  const { citizens, asked: requests } = answering(200, { owner: "person", birthDate: "1995-07-19", sex: "male", secret: "x" });
  expect(await citizens.ask(who)).toEqual({ owner: "person", birthDate: "1995-07-19", sex: "male" });
  expect(requests.map(({ url, init }) => [url, init?.method, new Headers(init?.headers).get("authorization"), init?.body])).toEqual([
    ["https://base.example/owner", "POST", "Bearer t", JSON.stringify(who)],
  ]);
});
it.each(["person", "another", "unknown"])("returns %s from the base", async (owner) => {
  expect(await answering(200, { owner }).citizens.ask(who)).toEqual({ owner });
});
it.each([
  [500, {}],
  [404, {}],
  [200, { owner: "perhaps" }],
  [200, { owner: true }],
  [200, {}],
  [200, { owner: "person", birthDate: "19.07.1995" }],
  [200, { owner: "person", birthDate: "1995-02-29" }],
  [200, { owner: "person", birthDate: 19950719 }],
  [200, { owner: "person", sex: ["male"] }],
])("fails on %i %o: nothing is made up", async (status, body) => {
  await expect(answering(status, body).citizens.ask(who)).rejects.toThrow();
});
it("fails when the connection fails", async () => {
  const down = citizensOverHttp({ url: "https://base.example", token: undefined, fetch: () => Promise.reject(new TypeError("no line")) });
  await expect(down.ask(who)).rejects.toThrow("no line");
});
