import { describe, expect, it } from "vitest";
import { emulatedServices, openServices, services, servicesOf, type ServiceName } from "./services.ts";

const names = Object.keys(services) as readonly ServiceName[];

describe.each(names)("the service %s", (name) => {
  const { variable } = services[name];
  const given = { [`${variable}_URL`]: "https://service.example/asked", [`${variable}_TOKEN`]: "shown" };

  it("is where its address says, shows its token, and configures no other", () => {
    expect(servicesOf(given)).toEqual({ [name]: { url: "https://service.example/asked", token: "shown" } });
  });
  it("fills the port of its name and no other", () => {
    const ports = openServices(servicesOf(given), () => Promise.reject(new Error("nothing is asked by opening it")));
    expect(Object.keys(ports)).toEqual([name]);
  });
});

it("a token without an address configures nothing", () => {
  expect(servicesOf({ FUND_TOKEN: "shown" })).toEqual({});
});

it("the sandbox emulates a service below its own address, without a token", () => {
  const places = Object.entries(emulatedServices("http://127.0.0.1:1/sandbox"));
  expect(places.length).toBeGreaterThan(3);
  for (const [, place] of places)
    expect(place).toEqual({ url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1\/sandbox\/[a-z/]+$/) as string, token: undefined });
});
