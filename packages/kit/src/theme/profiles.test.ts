import { expect, test } from "vitest";
import { profileNames, profileOf, settingsOf } from "./profiles.ts";
import { initialSettings } from "./settings.ts";

test.each(profileNames)("%s is a set of its own, and none any more once something of it is changed", (profile) => {
  expect(profileOf(settingsOf(profile))).toBe(profile);
  expect(profileOf({ ...settingsOf(profile), size: "400" })).toBeUndefined();
});
test("where everything begins is no set", () => expect(profileOf(initialSettings)).toBeUndefined());
