import { iinWithCheckDigit } from "@shanyraq/rules";
import { expect, it } from "vitest";
import { inventedRegistry } from "./registry.ts";

const numbered = (first: string) => iinWithCheckDigit(first) ?? "";

it("every legal entity of the sandbox is told the same twice, with the month its number says", async () => {
  const bin = numbered("15034001234");
  const entity = await inventedRegistry.juridical(bin);
  expect(entity).toMatchObject({ bin, registered: "2015-03-01" });
  expect(entity?.oked).toMatch(/^\d{5}$/);
  expect(await inventedRegistry.juridical(bin)).toEqual(entity);
});
it("a person's number, and one with a wrong digit, is nobody's", async () => {
  expect(await inventedRegistry.juridical(numbered("88031430011"))).toBeUndefined();
  expect(await inventedRegistry.juridical("150340012341")).toBeUndefined();
});
