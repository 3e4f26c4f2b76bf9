import { expect, it } from "vitest";
import { identityDocumentsOverHttp } from "./identity-documents-over-http.ts";

const document = { iin: "950719301232", number: "012345678" };
const answering = (status: number, body: unknown) => {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const register = identityDocumentsOverHttp({
    url: "https://documents.example/standing",
    token: "t",
    fetch: async (url, init) => {
      requests.push({ url, init });
      return Response.json(body, { status });
    },
  });
  return { register, asked: requests };
};

it("asks with its token, and names neither the person nor the document in an address", async () => {
  const { register, asked: requests } = answering(200, { standing: "valid", secret: "x" });
  expect(await register.standingOf(document)).toBe("valid");
  expect(requests.map(({ url, init }) => [url, init?.method, new Headers(init?.headers).get("authorization"), init?.body])).toEqual([
    ["https://documents.example/standing", "POST", "Bearer t", JSON.stringify(document)],
  ]);
});
it.each(["expired", "lost", "unknown"])("returns %s from the register", async (standing) => {
  expect(await answering(200, { standing }).register.standingOf(document)).toBe(standing);
});
it.each([
  [500, {}],
  [404, {}],
  [200, {}],
  [200, { standing: "perhaps" }],
  [200, { standing: true }],
])("fails on %i %o: nothing is made up", async (status, body) => {
  await expect(answering(status, body).register.standingOf(document)).rejects.toThrow();
});
