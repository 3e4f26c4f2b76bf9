import { areaNames } from "../../packages/calls/src/area-names.ts";
import type { Argument } from "./recipe.ts";

/** `clubMember` as a file is named: `club-member`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`).replace(/^-/, "");
/** `clubMember` as a type or a component is named. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const camelName: Argument = { name: "name", about: "its name, in camelCase", looks: /^[a-z][A-Za-z0-9]+$/, example: "clubMember" };

/** An area, of those that may have what is added. */
export const areaOf = (allowed: readonly string[] = areaNames): Argument => ({
  name: "area",
  about: `one of ${allowed.join(", ")}`,
  looks: new RegExp(`^(?:${allowed.join("|")})$`),
  example: allowed[0] ?? "",
});
