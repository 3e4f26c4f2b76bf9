import { describe, expect, it } from "vitest";
import { choices, initialSettings, parseSettings, settingNames, sizeBeside, sizes } from "./settings.ts";

describe("the settings of the version for the visually impaired", () => {
  it("offer six schemes at least and text from 100 to 400 per cent", () => {
    expect(choices.scheme.length).toBeGreaterThanOrEqual(6);
    expect([sizes[0], sizes.at(-1)]).toEqual(["100", "400"]);
  });
  it("come back as they were kept", () => {
    const kept = { ...initialSettings, scheme: "yellowOnBlack", size: "400", images: "off" } as const;
    expect(parseSettings(JSON.stringify(kept))).toEqual(kept);
  });
  it.each([
    null,
    "",
    "{",
    "7",
    "null",
    "[]",
    '"x"',
    '{"size":"9000","scheme":"\\"><script>","__proto__":{"font":"x"}}',
    '{"constructor":1}',
  ])("begin again where %s was kept", (kept) => {
    expect(parseSettings(kept)).toEqual(initialSettings);
  });
  it("keep what is right of what is partly wrong", () => {
    expect(parseSettings('{"size":"200","font":7}')).toEqual({ ...initialSettings, size: "200" });
  });
  it("step through the sizes and stop at either end", () => {
    expect(sizeBeside("150", 1)).toBe("175");
    expect(sizeBeside("150", -1)).toBe("125");
    expect([sizeBeside("400", 1), sizeBeside("100", -1)]).toEqual(["400", "100"]);
  });
  it("can each be changed alone", () => {
    for (const name of settingNames)
      for (const value of choices[name])
        expect(parseSettings(JSON.stringify({ [name]: value }))).toEqual({ ...initialSettings, [name]: value });
  });
});
