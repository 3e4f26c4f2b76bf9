import { callNames, calls } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { routes } from "@shanyraq/routes";
import { describe, expect, it } from "vitest";

/** By what somebody could be known, or let in. */
const PERSONAL =
  /^(iin|uin|id_?number|phone|phonenumber|phoneend|email|mail|name|surname|patronymic|birth_?date|sms|code|token|password|captcha|iban)$/i;
const names = callNames.filter((name) => calls[name].browserMethod === "GET");

describe("S19: nothing personal stands in an address", () => {
  it("is tried with every call that a browser makes by its address", () => expect(names.length).toBeGreaterThan(30));
  it.each(names)("%s takes nothing by which somebody could be known", (name) => {
    const { fields = {} } = schemas[name].input.describe() as { fields?: object };
    // The name of a picture, or of a file, is nobody's.
    const taken = Object.keys(fields).filter((field) => PERSONAL.test(field) && !(name === "picture" && field === "name"));
    expect(taken).toEqual([]);
  });
  it("nor does the address of a page", () => {
    const parts = JSON.stringify(routes).match(/\[\w+\]|\{\w+\}|:\w+/g) ?? [];
    for (const part of parts) expect(part.replace(/\W/g, "")).not.toMatch(PERSONAL);
  });
});
