import { expect, it } from "vitest";
import { comparedFacts } from "./compared-facts.ts";

const names = { term: "От", audience: "Кому" };
const senim = { audience: "Семья", from_price: "10000.00", facts: [{ term: "Срок", value: "3–20 лет" }] };
const term = { audience: "Семья", from_price: "", facts: [{ term: "Возраст", value: "18–64" }] };

it("every fact of any product is a row, and what one does not state is missing in its column", () => {
  expect(comparedFacts([senim, term], names, ({ from_price }) => `от ${from_price}`)).toEqual([
    { term: "Кому", values: ["Семья", "Семья"], differs: false },
    { term: "От", values: ["от 10000.00", undefined], differs: true },
    { term: "Срок", values: ["3–20 лет", undefined], differs: true },
    { term: "Возраст", values: [undefined, "18–64"], differs: true },
  ]);
});
