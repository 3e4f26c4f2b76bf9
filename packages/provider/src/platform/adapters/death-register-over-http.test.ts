import { expect, it } from "vitest";
import { deathRegisterOverHttp } from "./death-register-over-http.ts";

const death = { iin: "950719301232", day: "2026-11-20" };
const answering = (status: number, body: unknown) => {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const register = deathRegisterOverHttp({
    url: "https://deaths.example/record",
    token: "t",
    fetch: async (url, init) => {
      requests.push({ url, init });
      return Response.json(body, { status });
    },
  });
  return { register, asked: requests };
};

it("asks with its token, and names neither the person nor the day in an address", async () => {
  const { register, asked: requests } = answering(200, { record: "recorded", secret: "x" });
  expect(await register.recordOf(death)).toBe("recorded");
  expect(requests.map(({ url, init }) => [url, init?.method, new Headers(init?.headers).get("authorization"), init?.body])).toEqual([
    ["https://deaths.example/record", "POST", "Bearer t", JSON.stringify(death)],
  ]);
});
it.each(["otherDay", "notRecorded"])("returns %s from the register", async (record) => {
  expect(await answering(200, { record }).register.recordOf(death)).toBe(record);
});
it.each([
  [500, {}],
  [404, {}],
  [200, {}],
  [200, { record: "perhaps" }],
  [200, { record: true }],
])("fails on %i %o: nothing is made up", async (status, body) => {
  await expect(answering(status, body).register.recordOf(death)).rejects.toThrow();
});
