// @vitest-environment jsdom
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ChoicesField } from "@shanyraq/kit/fields/ChoicesField.tsx";
import { find, press } from "@shanyraq/kit/testing/stage.tsx";
import { stageIn, transcript } from "@shanyraq/kit/testing/spoken.ts";
import {
  changeAt,
  elementAt,
  initialCalculation,
  isApplicable,
  mayBeTaken,
  type Elements,
  type FormElement,
  type RowValues,
} from "./elements.ts";
import { ElementField } from "./ElementField.tsx";
import { pricesBeside } from "./prices-beside.ts";
import { RowsField } from "./RowsField.tsx";

const persons: FormElement = {
  name: "persons",
  format: "rows",
  label: "Застрахованные",
  value: "",
  description: {},
  limit: { min: "1", max: "2" },
  elements: [{ name: "name", format: "text", label: "Имя", value: "", description: {}, limit: {} }],
};
const elements: Elements = [
  { name: "term", format: "number", label: "Срок", value: "10", description: {}, limit: {} },
  { name: "riders", format: "choices", label: "Риски", value: "trauma,hospital", description: {}, limit: {} },
  persons,
  { name: "premium", format: "number", label: "Взнос", value: "5", description: {}, limit: {}, when: { name: "by", values: ["premium"] } },
];

test("a form begins with what the server suggests: texts, several values, one row", () => {
  expect(initialCalculation("senim", elements)).toEqual({
    product: "senim",
    term: "10",
    riders: ["trauma", "hospital"],
    persons: [{ name: "" }],
    premium: "5",
  });
});

test("a list that may be empty begins empty, and any other with one row", () => {
  const [, , rows] = elements as [FormElement, FormElement, FormElement, FormElement];
  const initial = [rows, { ...rows, limit: { min: "0", max: "2" } }].map((one) => initialCalculation("employer-osns", [one]));
  expect(initial).toEqual([
    { product: "employer-osns", persons: [{ name: "" }] },
    { product: "employer-osns", persons: [] },
  ]);
});

test("an element is asked only where another has the value it waits for", () => {
  const [, , , premium] = elements as [FormElement, FormElement, FormElement, FormElement];
  expect([isApplicable(premium, { by: "premium" }), isApplicable(premium, { by: "sumAssured" }), isApplicable(premium, {})]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isApplicable(persons, {})).toBe(true);
});

test("the nearest allowed value goes into its element, or into its row of a list", () => {
  const values = { term: "99", persons: [{ name: "Erik" }, { name: "Anna", birthDate: "1930-01-01" }] };
  expect(changeAt(values, "term", "20")).toEqual({ term: "20" });
  expect(changeAt(values, "persons[1].birthDate", "1957-01-01")).toEqual({
    persons: [{ name: "Erik" }, { name: "Anna", birthDate: "1957-01-01" }],
  });
  expect([elementAt("term"), elementAt("persons[1].birthDate")]).toEqual(["term", "persons"]);
});

test("nobody is offered another birth date to make a policy fit", () => {
  const offered = ["term", "birthDate", "persons[1].birthDate"].map((field) => mayBeTaken({ field, value: "1957-01-01" }));
  expect([...offered, mayBeTaken({ field: "term", value: "" })]).toEqual([true, false, false, false]);
});

test("prices stand beside frequencies as they are, beside riders as what they add", () => {
  expect(pricesBeside(undefined, String)).toEqual({});
  const quote = {
    frequencies: [{ frequency: "monthly", instalment: "10.00", available: true }],
    riders: [{ rider: "trauma", name: "Травмы", instalment: "3.00", chosen: false }],
  } as unknown as Parameters<typeof pricesBeside>[0];
  expect(pricesBeside(quote, (amount) => `${amount} ₸`)).toMatchObject({
    frequency: { monthly: "10.00 ₸" },
    riders: { trauma: "+3.00 ₸" },
  });
});

const choices = [
  { value: "a", label: "Первое", detail: "+1 ₸" },
  { value: "b", label: "Второе" },
];
const Several = ({ onValue }: { readonly onValue: (value: readonly string[]) => void }) => {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <ChoicesField
      label="Риски"
      value={value}
      choices={choices}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
};

test("several answers keep the order of the list, whichever was pressed first", () => {
  const onValue = vi.fn<(value: readonly string[]) => void>();
  const place = stageIn("ru", <Several onValue={onValue} />);
  press(find(place, "input[value=b]"));
  press(find(place, "input[value=a]"));
  press(find(place, "input[value=b]"));
  expect(onValue.mock.calls).toEqual([[["b"]], [["a", "b"]], [["a"]]]);
});

test("a screen reader says the question, each answer with its price, and whether it is chosen", async () => {
  stageIn("ru", <ChoicesField label="Риски" value={["a"]} choices={choices} onChange={() => {}} />);
  const phrases = await transcript();
  expect(phrases.filter((phrase) => phrase.startsWith("checkbox") || phrase.startsWith("group"))).toEqual([
    "group, Риски",
    "checkbox, Первое +1 ₸, checked",
    "checkbox, Второе, not checked",
  ]);
});

const List = () => {
  const [value, setValue] = useState<readonly RowValues[]>([{ name: "Erik" }]);
  return (
    <RowsField
      element={persons}
      value={value}
      onChange={setValue}
      draw={(element, held, change) => <ElementField element={element} value={held} onChange={change} />}
    />
  );
};
const button = (words: string) => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === words);
  if (!found) throw new Error(`no button ${words}`);
  return found;
};
const names = () => [...document.querySelectorAll<HTMLInputElement>("input")].map(({ value }) => value);

test("a row is added empty and taken away whole, the others keep what they hold, and the focus stays in the list", () => {
  stageIn("ru", <List />);
  expect(document.body.textContent).not.toContain("Убрать");
  press(button("Добавить"));
  expect(names()).toEqual(["Erik", ""]);
  expect(document.querySelector("[role=status]")?.textContent).toBe("В списке 2 строки");
  expect(button("Добавить").getAttribute("aria-disabled")).toBe("true");
  press(button("Убрать №\u00A01"));
  expect(names()).toEqual([""]);
  expect(document.activeElement).toBe(button("Добавить"));
});
