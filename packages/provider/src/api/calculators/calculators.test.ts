import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { calculation, instalment } from "../../testing/purchase.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());
const senim = (changes: object = {}, lang = "ru") => office.post("/getSenimCalc", { ...calculation, ...changes }, undefined, { lang });

describe("a calculation", () => {
  it("prices the sum, every frequency of it and the years", async () => {
    const { body } = await senim();
    expect(body).toMatchObject({ success: true, item: { instalment, instalments: 120, guaranteed: "5000000.00", age: 31 } });
    const { frequencies } = body["item"] as { frequencies: { frequency: string; available: boolean }[] };
    expect(frequencies.map(({ frequency }) => frequency)).toEqual(["single", "annual", "semiannual", "quarterly", "monthly"]);
    expect((body["ScheduleBlock"] as { rows: unknown[] }).rows).toHaveLength(10);
  });
  it("finds the sum that an instalment buys", async () => {
    const { body } = await senim({ by: "premium", premium: String(Number(instalment)), sumAssured: undefined });
    expect(Number((body["item"] as { sumAssured: string }).sumAssured)).toBeCloseTo(5_000_000, -3);
  });
  it("names the columns in the language of the caller", async () => {
    const { body } = await senim({}, "kk");
    expect((body["ScheduleBlock"] as { columns: object }).columns).toMatchObject({ surrender: "Сатып алу сомасы, ₸" });
  });
  it.each([
    [{ sumAssured: "NaN" }, "sumAssured", "500000"],
    [{ sumAssured: "1e308" }, "sumAssured", "10000000000"],
    [{ sumAssured: "-5" }, "sumAssured", "500000"],
    [{ sumAssured: "499999" }, "sumAssured", "500000"],
    [{ term: "25" }, "term", "20"],
    [{ birthDate: "2009-01-01" }, "birthDate", "2008-11-21"],
    [{ birthDate: "1930-01-01" }, "birthDate", "1959-11-22"],
    [{ birthDate: "1962-01-01" }, "term", "5"],
    [{ startDate: "2020-01-01" }, "startDate", "2026-11-21"],
    [{ by: "premium", premium: "9000" }, "premium", "10000"],
  ])("%o is refused in words with the nearest value", async (changes, field, value) => {
    const { status, body } = await senim(changes);
    expect([status, body["success"], body["limit"]]).toEqual([200, false, { field, value }]);
    expect(body["error"]).toMatch(/\.$/);
  });
  it.each([{ product: "nothing" }, { sex: "x" }, { frequency: "weekly" }, { by: {} }, { sumAssured: [] }, { term: null }])(
    "%o is refused in words",
    async (changes) => {
      const { status, body } = await senim(changes);
      expect([status, body["success"], typeof body["error"]]).toEqual([200, false, "string"]);
    },
  );
  it("of the smallest instalment gives the sum that costs it", async () => {
    const { body } = await senim({ sumAssured: "600000" });
    const { value } = body["limit"] as { value: string };
    expect((await senim({ sumAssured: value })).body).toMatchObject({ success: true, item: { instalment: "10000.00" } });
  });
  it.each([
    ["/getSenimCalc", "term-life"],
    ["/getCalcVms", "senim"],
  ])("%s prices its own line and no other", async (call, product) => {
    const { status, body } = await office.post(call, { ...calculation, product });
    expect([status, body["success"], typeof body["error"]]).toEqual([200, false, "string"]);
  });
});

describe("a saved calculation", () => {
  it("is found by its hash with the price of the day", async () => {
    const { body } = await office.post("/setCalcHashData", { ...calculation, startDate: "2026-11-25" });
    office.clock.now += 10 * 86_400_000;
    const saved = await office.ask("GET", `/getSenim/data?hash=${String(body["hash"])}`);
    expect(saved.body).toMatchObject({
      success: true,
      savedOn: "2026-11-21",
      data: { sumAssured: "5000000" },
      result: { success: true, item: { startDate: "2026-12-01", calculatedOn: "2026-12-01" } },
    });
    office.clock.now -= 10 * 86_400_000;
  });
  it("is not found by another hash", async () => {
    expect((await office.ask("GET", "/getCalc/data?hash=nothing")).status).toBe(404);
  });
});

describe("a calculator's form", () => {
  it("has the limits of the tariff", async () => {
    const { body } = await office.ask("GET", "/getProductForm/term-life");
    const elements = body["elements"] as { name: string; limit: object }[];
    expect(elements.find(({ name }) => name === "term")?.limit).toMatchObject({ min: "1", max: "20" });
    expect(elements.map(({ name }) => name)).toEqual(["sex", "birthDate", "term", "frequency", "sumAssured", "riders"]);
  });
  it.each([
    ["senim", "getSenimCalc"],
    ["migrant-vms", "getCalcVms"],
    ["education", "getCalc"],
  ])("of %s names %s, the call that prices it", async (slug, call) => {
    const { body } = await office.ask("GET", `/getProductForm/${slug}`);
    expect(body["call"]).toBe(call);
  });
  it("is found by the product's id too, and missing for an unknown one", async () => {
    expect((await office.ask("GET", "/getProductForm/1")).body["product"]).toBe("senim");
    expect((await office.ask("GET", "/getProductForm/nothing")).status).toBe(404);
  });
});
