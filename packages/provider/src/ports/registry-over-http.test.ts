import { expect, it } from "vitest";
import { registryOverHttp } from "./registry-over-http.ts";

const answering = (status: number, body: unknown) => {
  const asked: { url: string; headers: Headers }[] = [];
  const registry = registryOverHttp({
    url: "https://register.example/entities/",
    token: "t",
    fetch: async (url, init) => {
      asked.push({ url, headers: new Headers(init?.headers) });
      return Response.json(body, { status });
    },
  });
  return { registry, asked };
};
const entity = { bin: "150340012344", name: "ТОО", oked: "41201", headcount: 3, registered: "2015-03-01" };

it("asks by the number with its token and keeps what was agreed alone", async () => {
  const { registry, asked } = answering(200, { ...entity, secret: "x" });
  expect(await registry.juridical("150340012344")).toEqual(entity);
  expect(asked[0]?.url).toBe("https://register.example/entities/150340012344");
  expect(asked[0]?.headers.get("authorization")).toBe("Bearer t");
});
it("knows no entity where the register says so", async () => {
  expect(await answering(404, {}).registry.juridical("150340012344")).toBeUndefined();
});
it.each([
  [500, {}],
  [200, { bin: 1 }],
])("fails on %i %o", async (status, body) => {
  await expect(answering(status, body).registry.juridical("150340012344")).rejects.toThrow();
});
