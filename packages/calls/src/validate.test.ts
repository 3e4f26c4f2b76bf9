import { describe, expect, it } from "vitest";
import type { AnyObjectSchema, ISchema } from "yup";
import { callNames } from "./rows.ts";
import { openApi } from "./openapi.ts";
import { schemas } from "./schemas.ts";
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

describe("values are kept in one form, however they were typed", () => {
  it("the number of a policy, of a person and of a document, whichever way each was written", async () => {
    const { value } = (await validateInput("polis", { number: "№ сн 2026—48210593", iin: "880314 300 118" })) as { value: unknown };
    expect(value).toMatchObject({ number: "SH-2026-48210593", iin: "880314300118" });
    expect(await validateInput("login", { id_number: "n 123-4567", password: "secret" })).toMatchObject({
      value: { id_number: "N1234567" },
    });
  });
  it("names and texts without what is not seen, a password as it is", async () => {
    const typed = { name: "Ива\u202Eнов\nИван", phone: "+7 701 234 56 78", topic: "question", channel: "phone" };
    const written = { ...typed, text: "Один\r\nдва\u200B и ещё\u0000 три" };
    expect(await validateInput("feedback", written)).toMatchObject({ value: { name: "Иванов Иван", text: "Один\nдва и ещё три" } });
    expect(await validateInput("login", { iin: "880314300118", password: "se\u200Bcret\n" })).toMatchObject({
      value: { password: "se\u200Bcret\n" },
    });
  });
  it.each(["12345", "Иванов 2", "\u200B\u200B\u200B", "——"])("refuses %j as a person's name", async (name) => {
    const rest = { phone: "+7 701 234 56 78", topic: "question", channel: "phone", text: "Когда следующий взнос?" };
    expect(await validateInput("feedback", { ...rest, name })).toMatchObject({ ok: false, errors: { name: expect.any(String) as string } });
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

/** A right shape to its last field, and in each of those what no page sends. */
function filled(schema: ISchema<unknown>, value: unknown): unknown {
  const { fields, innerType } = schema as Partial<AnyObjectSchema> & { readonly innerType?: ISchema<unknown> };
  if (fields) return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filled(field as ISchema<unknown>, value)]));
  return innerType ? [filled(innerType, value)] : value;
}

describe("no input makes the schema of a call fall over", () => {
  it.each<readonly [what: string, value: unknown]>([
    ["an object", {}],
    ["an object that has a text's name", { trim: "trim", length: 1 }],
    ["a list", [[]]],
    ["a number", 1e21],
    ["a truth", true],
    ["nothing", null],
  ])("where %s stands for every field", async (_, value) => {
    const fallen: string[] = [];
    for (const name of callNames)
      await validateInput(name, filled(schemas[name].input, value)).catch((error: unknown) => fallen.push(`${name}: ${String(error)}`));
    expect(fallen).toEqual([]);
  });
});
