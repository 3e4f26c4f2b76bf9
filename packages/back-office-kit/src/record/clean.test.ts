import { expect, it } from "vitest";
import { clean } from "./clean.ts";

const nobody = { people: new Map<string, string>(), published: new Set<string>() };

it("does not take an id for a phone when its digits look like one", () => {
  expect(clean("workItem", { data: { id: "84123456-7890-4123-8123-456789012345" } }, nobody).ok).toBe(true);
});
it("a phone in words, also after a new line, and an IIN keep a reply out of the record", () => {
  expect(clean("workItem", { data: { note: "Позвонить:\n87011234567" } }, nobody)).toEqual({
    ok: false,
    why: "it holds a phone or an address of somebody",
  });
  expect(clean("workItem", { data: { note: "ИИН 880314300118" } }, nobody).ok).toBe(false);
});
it("leaves out of a record what a customer has written to the staff", () => {
  const facts = [
    { fact: "name", value: "Илья Волков" },
    { fact: "phone", value: "+7 (700) 555-44-01" },
  ];
  const cleaned = clean("workItem", { data: { facts } }, nobody);
  expect(cleaned.ok && JSON.stringify(cleaned.value)).not.toMatch(/Волков|555/);
});
