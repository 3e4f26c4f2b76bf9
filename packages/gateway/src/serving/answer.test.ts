import { describe, expect, it } from "vitest";
import { ofReply, ofResponse } from "./answer.ts";
import { apiHeaders, secured } from "./security-headers.ts";

const named = (headers: readonly string[], name: string) => headers.filter((_, at) => at % 2 === 1 && headers[at - 1] === name);

describe("an answer on the line", () => {
  it.each([
    [{ status: 200, headers: { a: "1" }, body: "қаз" }, ["6"]],
    [{ status: 405, headers: {}, body: null }, ["0"]],
    [{ status: 204, headers: {}, body: null }, []],
  ])("states the length in bytes of %j: %j", (reply, length) => {
    expect(named(ofReply(reply).headers, "content-length")).toEqual(length);
  });
  it("keeps several cookies several", async () => {
    const cookies = ["a=1; Path=/", "b=2; Path=/"];
    expect(named(ofReply({ status: 200, headers: {}, cookies, body: "" }).headers, "set-cookie")).toEqual(cookies);
    const response = new Response("", { headers: cookies.map((one): [string, string] => ["set-cookie", one]) });
    expect(named((await ofResponse(response)).headers, "set-cookie")).toEqual(cookies);
  });
  it("has each protective header once, and ours where a part sets its own", async () => {
    const loose = new Response("x", { headers: { "content-security-policy": "default-src *", "x-own": "1" } });
    const { headers } = secured(await ofResponse(loose), apiHeaders);
    expect(named(headers, "content-security-policy")).toEqual([expect.stringContaining("default-src 'none'")]);
    expect(named(headers, "x-own")).toEqual(["1"]);
  });
});
