import { expect, test } from "vitest";
import { profileNames, profileOf, settingsOf } from "./profiles.ts";
import { initialSettings } from "./settings.ts";

test.each(profileNames)("%s is a profile of its own, and not any more once one of its settings is changed", (profile) => {
  expect(profileOf(settingsOf(profile))).toBe(profile);
  expect(profileOf({ ...settingsOf(profile), size: "400" })).toBeUndefined();
});
test("the initial settings are not a profile", () => expect(profileOf(initialSettings)).toBeUndefined());
