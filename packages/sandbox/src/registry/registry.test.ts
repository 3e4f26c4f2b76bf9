import { iinWithCheckDigit } from "@shanyraq/rules";
import { expect, it } from "vitest";
import { personWho, seededPeople } from "@shanyraq/provider";
import { inventedRegistry } from "./registry.ts";

const register = inventedRegistry(seededPeople);

const numbered = (first: string) => iinWithCheckDigit(first) ?? "";

it("describes every legal entity of the sandbox the same way twice, with the month that its number encodes", async () => {
  const bin = numbered("15034001234");
  const entity = await register.juridical(bin);
  expect(entity).toMatchObject({ bin, registered: "2015-03-01" });
  expect(entity?.oked).toMatch(/^\d{5}$/);
  expect(await register.juridical(bin)).toEqual(entity);
});
it("a person's number, and one with a wrong digit, is nobody's", async () => {
  expect(await register.juridical(numbered("88031430011"))).toBeUndefined();
  expect(await register.juridical("150340012341")).toBeUndefined();
});
it("a company of a seeded person has its name and its head, and any other the head of nobody here", async () => {
  const { organisation, iin } = personWho("legalEntity");
  const bin = organisation?.bin ?? "";
  expect(await register.juridical(bin)).toMatchObject({ name: organisation?.name, city: expect.stringMatching(/\S/) });
  expect(await register.people(bin)).toMatchObject({
    head: { name: "Тұрсынова Әсел Нұрланқызы", iin },
    owners: [{ share: 60 }, { share: 40 }],
  });
  const other = await register.people(numbered("15034001235"));
  expect(seededPeople.map((one) => one.iin)).not.toContain(other?.head?.iin);
});
