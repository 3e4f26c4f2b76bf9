import { ariaMessages } from "@shanyraq/kit/text/aria-messages.ts";
import { madeOfAria, spokenBy, withoutLanguage } from "@shanyraq/kit/testing/react-aria.ts";
import { describe, expect, it } from "vitest";

// The kit's own test holds its words against its own components; what is drawn here with react-aria itself says no others.
const ours = import.meta.dirname;

describe("the own words of react-aria", () => {
  it("are in the kit's table for every package of it that our components use", async () => {
    expect(madeOfAria(ours)).not.toEqual([]);
    expect(Object.keys(ariaMessages)).toEqual(expect.arrayContaining([...(await spokenBy(ours))]));
  });
  it("follow the language wherever react-aria is drawn", () => {
    expect(withoutLanguage(ours)).toEqual([]);
  });
});
