import { expect, it } from "vitest";
import { registryOverHttp } from "./registry-over-http.ts";

const answering = (status: number, body: unknown) => {
  const requests: { url: string; headers: Headers }[] = [];
  const registry = registryOverHttp({
    url: "https://register.example/entities/",
    token: "t",
    fetch: async (url, init) => {
      requests.push({ url, headers: new Headers(init?.headers) });
      return Response.json(body, { status });
    },
  });
  return { registry, asked: requests };
};
const entity = {
  bin: "150340012344",
  name: "ТОО",
  oked: "41201",
  headcount: 3,
  registered: "2015-03-01",
  region: "almaty",
  city: "Алматы",
  address: "Абай даңғылы, 52",
};
const people = {
  head: { name: "Тұрсынова Әсел", iin: "831205400184" },
  owners: [{ name: "Тұрсынова Әсел", number: "831205400184", share: 60.5 }, { name: "ТОО «Үлгі»" }],
};

it("asks by the number with its token and keeps only the agreed fields", async () => {
  const { registry, asked: requests } = answering(200, { ...entity, secret: "x" });
  expect(await registry.juridical("150340012344")).toEqual(entity);
  expect(requests[0]?.url).toBe("https://register.example/entities/150340012344");
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer t");
});
it("returns nothing for an entity unknown to the register", async () => {
  expect(await answering(404, {}).registry.juridical("150340012344")).toBeUndefined();
});
it.each([
  [500, {}],
  [200, { bin: 1 }],
])("fails on %i %o", async (status, body) => {
  await expect(answering(status, body).registry.juridical("150340012344")).rejects.toThrow();
});
it("asks for the people of an entity separately, and returns them with or without a head", async () => {
  const { registry, asked: requests } = answering(200, { ...people, phone: "x" });
  expect(await registry.people("150340012344")).toEqual(people);
  expect(requests[0]?.url).toBe("https://register.example/entities/150340012344/people");
  expect(await answering(200, { owners: [] }).registry.people("150340012344")).toEqual({ owners: [] });
  expect(await answering(404, {}).registry.people("150340012344")).toBeUndefined();
});
it.each([
  [500, {}],
  [200, {}],
  [200, { owners: [{ name: "x", share: 101 }] }],
])("fails on people %i %o", async (status, body) => {
  await expect(answering(status, body).registry.people("150340012344")).rejects.toThrow();
});
