import { describe, expect, it } from "vitest";
import { expiredCookie, sealedIn, sessionCookie } from "./session.ts";

describe("the sealed session of a Cookie header", () => {
  it.each([
    ["alone", "__Host-sid=abc", "abc"],
    ["among others", "a=1; __Host-sid=abc; i18n_redirected=kk", "abc"],
    ["without spaces", "a=1;__Host-sid=abc;b=2", "abc"],
    ["with a sign of equality in it", "__Host-sid=a=b", "a=b"],
    ["none at all", null, undefined],
    ["an empty header", "", undefined],
    ["an empty value", "__Host-sid=", undefined],
    ["a name that only ends so", "x__Host-sid=abc", undefined],
    ["another case", "__host-sid=abc", undefined],
    ["two of that name", "__Host-sid=planted; __Host-sid=abc", undefined],
    ["twice the same", "__Host-sid=abc; __Host-sid=abc", undefined],
  ])("%s", (_, header, sealed) => {
    expect(sealedIn(header)).toBe(sealed);
  });
});

it("the cookie is the host's own, unseen by scripts and by other sites", () => {
  for (const cookie of [sessionCookie("abc", 60), expiredCookie]) {
    expect(cookie).toMatch(/^__Host-sid=/);
    for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Strict"]) expect(cookie.split("; ")).toContain(attribute);
    expect(cookie).not.toMatch(/domain/i);
  }
});
