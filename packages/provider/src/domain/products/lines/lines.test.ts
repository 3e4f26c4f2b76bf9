import { priceCallOf } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { locales } from "@shanyraq/i18n";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../../testing/back-office.ts";
import { everyLine, filledForm, type Filled } from "../../../testing/filled-form.ts";
import type { Element } from "../fields/field.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

const ask = async (inputs: object, lang = "ru") => {
  const { status, body } = await office.post("/getCalc", inputs, undefined, { lang });
  return { status, ...(body as { success: boolean; error?: string; limit?: { field: string; value: string } }), body };
};

/** Puts a value where a path such as "persons[0].birthDate" leads. */
function put(inputs: Filled, path: string, value: unknown): Filled {
  const [, name = "", index, inner] = /^(\w+)(?:\[(\d+)\]\.(\w+))?$/.exec(path) ?? [];
  if (inner === undefined) return { ...inputs, [name]: value };
  const rows = inputs[name] as readonly Filled[];
  return { ...inputs, [name]: rows.map((row, at) => (at === Number(index) ? { ...row, [inner]: value } : row)) };
}

/** Every element of a form with the path of its value; for rows, those of the first one too, with their `list`. */
const paths = (elements: readonly Element[], list?: Element): { path: string; element: Element; list: Element | undefined }[] =>
  elements.flatMap((element) => [
    { path: (list ? `${list.name}[0].` : "") + element.name, element, list },
    ...paths(element.elements ?? [], element),
  ]);
const rowOf = ({ elements = [] }: Element): Filled => Object.fromEntries(elements.map(({ name, value }) => [name, value]));
/** The form with what an element asks first: some are asked only beside another's value, and some lists begin empty. */
function asking(inputs: Filled, element: Element): Filled {
  const { name, format, when } = element;
  const given = when ? { ...inputs, [when.name]: when.values[0] } : inputs;
  return format === "rows" && !(Array.isArray(given[name]) && given[name].length > 0) ? { ...given, [name]: [rowOf(element)] } : given;
}

const wrong = ["NaN", "-1", "1e308", "9".repeat(40), null, {}, [[]]];

describe.each(everyLine)("%s", (slug, line) => {
  const form = filledForm(line);

  it("has a price for the form as it opens, in every language, with the schedule that its row promises", async () => {
    const texts = new Set<string>();
    for (const lang of locales) {
      const { status, success, body } = await ask(form, lang);
      expect([status, success]).toEqual([200, true]);
      await expect(schemas.getCalc.output.validate(body, { strict: true })).resolves.toBeTruthy();
      const { columns, rows } = body["ScheduleBlock"] as { columns: object; rows: object[] };
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(columns));
      texts.add(JSON.stringify(columns));
    }
    expect(texts.size).toBe(locales.length);
  });

  it("describes its form with the limits that it applies", async () => {
    const { body } = await office.ask("GET", `/getProductForm/${slug}`);
    expect(body).toMatchObject({ product: slug });
    for (const { element } of paths(body["elements"] as Element[])) {
      const { selectValues, min, max } = element.limit;
      expect(element.label.length).toBeGreaterThan(1);
      expect(selectValues?.length).toBe(element.description.selectDescriptions?.length);
      if (element.format === "number") expect(Number(min)).toBeLessThanOrEqual(Number(max));
    }
  });

  it.each(
    paths(line.elements("ru"))
      .filter(({ element }) => element.format !== "text")
      // An empty list is what some forms begin with: nothing is wrong with it.
      .map(({ path, element, list }) => [path, element, list] as const),
  )("refuses invalid values of %s in words, and the nearest values lead to a price", async (path, element, list) => {
    const filled = list ? asking(form, list) : form;
    for (const value of element.limit.min === "0" && element.format === "rows" ? [[[]]] : wrong) {
      let inputs = put(asking(filled, element), path, value);
      let { status, success, error, limit } = await ask(inputs);
      expect([status, success, typeof error], JSON.stringify(value)).toEqual([200, false, "string"]);
      expect(error).toMatch(/\.$/);
      if (limit) expect(limit.field.startsWith(path)).toBe(true);
      for (let steps = 0; limit && steps < 3; steps += 1) {
        inputs = put(inputs, limit.field, limit.value);
        ({ status, success, error, limit } = await ask(inputs));
      }
      if (limit === undefined && element.format === "number") expect([success, error]).toEqual([true, undefined]);
    }
  });

  it("opens from its link with its own form and the price of the day", async () => {
    const { body } = await office.post("/setCalcHashData", form);
    const hash = String(body["hash"]);
    for (const reply of [
      await office.ask("GET", `/getCalc/data?hash=${hash}`),
      await office.post("/getCalcDataByGuid", { GUID: hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-").toUpperCase() }),
    ])
      expect(reply.body).toMatchObject({
        success: true,
        data: form,
        savedOn: "2026-11-21",
        result: { success: true, item: { product: slug } },
      });
    const ofSenim = await office.ask("GET", `/getSenim/data?hash=${hash}`);
    expect([ofSenim.status, ofSenim.body["success"], typeof ofSenim.body["error"]]).toEqual(
      priceCallOf(slug) === "getSenimCalc" ? [200, true, "undefined"] : [200, false, "string"],
    );
  });

  it("answers any input in words", async () => {
    const fields = Object.fromEntries(
      line.elements("ru").map(({ name, value }) => [name, fc.oneof(fc.constant(form[name] ?? value), fc.jsonValue({ maxDepth: 3 }))]),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record({ startDate: fc.oneof(fc.constant("2026-11-25"), fc.jsonValue()), ...fields }, { requiredKeys: [] }),
        async (given) => {
          const { status, success, error } = await ask({ ...given, product: slug });
          // 400 is what cannot be stored at all: half a pair of surrogates, or the NUL character.
          expect([200, 400]).toContain(status);
          if (status === 200 && !success) expect(error).toMatch(/\.$/);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it("a figure of a year that is not announced is reported as missing, and never guessed", async () => {
  office.clock.now = Date.parse("2026-12-20T06:00:00Z");
  for (const [slug, line] of everyLine) {
    const { status, success, error } = await ask({ ...filledForm(line), startDate: "2027-01-05" });
    expect(status).toBe(200);
    if (["pension-annuity", "employer-osns", "migrant-vms"].includes(slug))
      expect([success, error]).toEqual([false, expect.stringContaining("2027")]);
    else expect(success).toBe(true);
  }
  office.clock.now = Date.parse("2026-11-21T06:00:00Z");
});
