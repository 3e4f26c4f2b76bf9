import { describe, expect, it } from "vitest";
import { callNames } from "./rows.ts";
import { openApi } from "./openapi.ts";
import { listedOnly, validateInput } from "./validate.ts";

describe("an input held against its row", () => {
  it("drops what the row does not list", async () => {
    expect(await validateInput("login", { iin: "900101300017", password: "secret", role: "manager" })).toMatchObject({
      value: expect.not.objectContaining({ role: "manager" }),
    });
  });
  it("names every wrong field by the id of its message", async () => {
    expect(await validateInput("codeCheck", { code: "12a4" })).toEqual({
      ok: false,
      errors: { requestID: "error.required", code: "error.code" },
    });
  });
  it.each([[null], [[]], ["text"], [7], [{ requestID: {} }], [{ requestID: [] }]])("refuses %j without an exception", async (input) => {
    expect(await validateInput("pay", input)).toMatchObject({ ok: false });
  });
  it.each([[[null]], [["text"]], [[[]]], [7], [{}]])("refuses %j in place of people without an exception", async (beneficiaries) => {
    expect(await validateInput("worksheet", { beneficiaries })).toMatchObject({ ok: false });
  });
  it("refuses beneficiaries whose shares do not add up to 100", async () => {
    const person = { name: "Айгүл", relation: "child", birthDate: "2015-05-05" };
    const result = await validateInput("worksheet", {
      answers: {
        beneficiaries: {
          list: [
            { ...person, share: 40 },
            { ...person, share: 50 },
          ],
        },
      },
    });
    expect(result).toMatchObject({ ok: false, errors: { "answers.beneficiaries.list": "error.shares" } });
  });
});

it("an answer leaves with its listed fields alone", () => {
  expect(listedOnly("login", { status: "ok", Authorization: { token: "t", secret: 1 }, hash: "x" })).toEqual({
    status: "ok",
    Authorization: { token: "t" },
  });
});

it("the OpenAPI document describes each of the calls once", () => {
  const document = openApi("Shanyraq", "1") as { paths: Record<string, Record<string, { operationId: string }>> };
  const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(callNames.length);
});
