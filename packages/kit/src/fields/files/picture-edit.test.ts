import { expect, it } from "vitest";
import { editedSize, isUnedited, turn, unedited, type PictureEdit } from "./picture-edit.ts";

const scan = { width: 400, height: 300 };

it("a picture that is turned four times is as it was, and so are its cut edges", () => {
  const cut: PictureEdit = { turns: 0, crop: { top: 0.1, right: 0.2, bottom: 0, left: 0.05 } };
  const quarters = [1, 2, 3, 4].reduce<PictureEdit>((edit) => turn(edit, "right"), cut);
  expect(quarters).toEqual(cut);
  expect(turn(turn(cut, "right"), "left")).toEqual(cut);
});
it("an edge that was cut stays cut when the picture turns: the top is the right edge then", () => {
  const { turns, crop } = turn({ turns: 0, crop: { ...unedited.crop, top: 0.25 } }, "right");
  expect([turns, crop.right, crop.top]).toEqual([1, 0.25, 0]);
});
it("a quarter turn changes its sides, a cut takes its share of each", () => {
  expect(editedSize(scan, unedited)).toEqual(scan);
  expect(editedSize(scan, turn(unedited, "right"))).toEqual({ width: 300, height: 400 });
  expect(editedSize(scan, { turns: 0, crop: { top: 0.1, right: 0.25, bottom: 0.1, left: 0.25 } })).toEqual({ width: 200, height: 240 });
  expect(editedSize(scan, { turns: 0, crop: { top: 0.5, right: 0.5, bottom: 0.5, left: 0.5 } })).toEqual({ width: 1, height: 1 });
});
it("a picture to which nothing was done is sent as it is", () => {
  expect([isUnedited(unedited), isUnedited(turn(unedited, "left"))]).toEqual([true, false]);
});
