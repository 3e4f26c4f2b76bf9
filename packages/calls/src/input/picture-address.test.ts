import { describe, expect, it } from "vitest";
import { cutsOf, pictureAt, pictureNamed, picturePath, pictureSet } from "./picture-address.ts";

const picture = { hash: "0123456789abcdef", width: 1200, height: 800 };

describe("the address of a picture", () => {
  it("leads to the cut it was made of", () => {
    const cut = { ...picture, cut: 960, format: "avif" } as const;
    expect(picturePath(cut)).toBe("/api/documents/pictures/0123456789abcdef-1200x800-960.avif");
    expect(pictureAt(picturePath(cut))).toEqual(cut);
  });
  it("names each cut in one way alone, and no cut that is not made", () => {
    for (const name of [
      "0123456789abcdef-1200x800-961.avif",
      "0123456789abcdef-1200x800-1600.avif",
      "0123456789abcdef-01200x800-960.avif",
      "0123456789abcdef-1200x800-960.png",
      "0123456789ABCDEF-1200x800-960.avif",
      "../0123456789abcdef-1200x800-960.avif",
    ])
      expect(pictureNamed(name), name).toBeUndefined();
    expect(pictureAt("/elsewhere/0123456789abcdef-1200x800-960.avif")).toBeUndefined();
  });
});
it("a picture is cut to what is smaller than itself, and to itself", () => {
  expect(cutsOf({ width: 300 })).toEqual([300]);
  expect(cutsOf({ width: 480 })).toEqual([480]);
  expect(cutsOf({ width: 1200 })).toEqual([480, 960, 1200]);
  expect(cutsOf({ width: 6000 })).toEqual([480, 960, 1600]);
});
it("from the address of one cut a browser is offered all of them", () => {
  expect(pictureSet(picturePath({ ...picture, width: 600, cut: 480, format: "webp" }), "avif")).toBe(
    "/api/documents/pictures/0123456789abcdef-600x800-480.avif 480w, /api/documents/pictures/0123456789abcdef-600x800-600.avif 600w",
  );
  expect(pictureSet("/icon.svg", "avif")).toBeUndefined();
});
