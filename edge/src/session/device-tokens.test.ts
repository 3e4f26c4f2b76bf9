import { describe, expect, it } from "vitest";
import { cookiesOf, deviceTokensOf, withoutDevice } from "./device-tokens.ts";

const ID = "a".repeat(43);
const request = (cookie?: string, more: Readonly<Record<string, string>> = {}) => ({
  method: "POST",
  url: "https://life.example/api/provider/register",
  headers: new Headers({ ...(cookie !== undefined && { cookie }), ...more }),
  body: null,
});
const ofFlow = { flow: true, device: false };
const ofLogin = { flow: false, device: true };
const ofOthers = { flow: false, device: false };

describe("a flow", () => {
  it("begins with its first call under a name of 256 bits that nobody is given twice", () => {
    const names = Array.from({ length: 50 }, () => deviceTokensOf(request(), ofFlow).headers["x-flow-id"] ?? "");
    for (const name of names) expect(name).toMatch(/^[\w-]{43}$/);
    expect(new Set(names).size).toBe(50);
  });
  it("continues under the name in the browser's cookie", () => {
    expect(deviceTokensOf(request(`__Host-flow=${ID}`), ofFlow).headers).toEqual({ "x-flow-id": ID });
  });
  it.each([
    ["a header of the visitor's own", request(undefined, { "x-flow-id": ID })],
    ["two cookies of that name", request(`__Host-flow=${ID}; __Host-flow=${ID}`)],
    ["a cookie that is no such name", request("__Host-flow=short")],
  ])("is not taken over by %s", (_, posted) => {
    const name = deviceTokensOf(posted, ofFlow).headers["x-flow-id"];
    expect(name).not.toBe(ID);
    expect(name).toMatch(/^[\w-]{43}$/);
  });
  it("is not sent with calls that are not part of one", () => {
    expect(deviceTokensOf(request(`__Host-flow=${ID}; __Host-device=a.b`), ofOthers)).toEqual({ flow: undefined, headers: {} });
  });
  it("lives half an hour after each of its calls, and ends with the token it led to", () => {
    const flow = deviceTokensOf(request(`__Host-flow=${ID}`), ofFlow);
    expect(cookiesOf(flow, {})).toEqual([`__Host-flow=${ID}; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Strict`]);
    expect(cookiesOf(flow, { Authorization: { token: "prv_a" } })).toEqual([
      "__Host-flow=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict",
    ]);
  });
});

describe("a known device", () => {
  it("is sent with a login and with every call of a flow", () => {
    const cookie = "__Host-device=tag.nonce.1.mac~tag2.nonce.1.mac";
    expect(deviceTokensOf(request(cookie), ofLogin).headers).toEqual({ "x-device": "tag.nonce.1.mac~tag2.nonce.1.mac" });
    expect(deviceTokensOf(request(cookie), ofFlow).headers["x-device"]).toBe("tag.nonce.1.mac~tag2.nonce.1.mac");
  });
  it("is kept for a year in a cookie, and never shown to a page", () => {
    const answer = { status: "ok", Authorization: { token: "prv_a", device: "t.n.1.m" } };
    expect(cookiesOf(deviceTokensOf(request(), ofLogin), answer)).toEqual([
      "__Host-device=t.n.1.m; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Strict",
    ]);
    expect(withoutDevice(answer)).toEqual({ status: "ok", Authorization: { token: "prv_a" } });
  });
  it.each(["a; Domain=example.com", "a\r\nx: y", "", 7])("does not keep a value that could break out of a cookie: %j", (device) => {
    expect(cookiesOf(deviceTokensOf(request(), ofLogin), { Authorization: { device } })).toEqual([]);
  });
  it("a header of the visitor's own does not make one", () => {
    expect(deviceTokensOf(request(undefined, { "x-device": "t.n.1.m" }), ofLogin).headers).toEqual({});
  });
});
