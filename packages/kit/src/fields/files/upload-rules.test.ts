import { describe, expect, it } from "vitest";
import { acceptOf, sortFiles, type UploadLimits } from "./upload-rules.ts";

const limits: UploadLimits = { kinds: ["pdf", "jpg"], maxBytes: 10, maxFiles: 2 };
const file = (name: string, type: string, bytes = 5) => new File(["x".repeat(bytes)], name, { type });
const sorted = (files: readonly File[], attached = 0) => {
  const { accepted, refused } = sortFiles(files, limits, attached);
  return { accepted: accepted.map(({ name }) => name), refused: refused.map(({ file: { name }, why }) => `${name} ${why}`) };
};

describe("chosen files", () => {
  it("fit by their type, or by their ending where the system gives no type", () => {
    expect(sorted([file("a.pdf", "application/pdf"), file("B.JPEG", "")])).toEqual({ accepted: ["a.pdf", "B.JPEG"], refused: [] });
  });
  it.each(["application/octet-stream", "binary/octet-stream", "application/x-download", "image/pjpeg"])(
    "fit by their ending, or without one, where the browser calls them %s",
    (type) => {
      expect(sorted([file("a.PDF", type), file("скан", type)])).toEqual({ accepted: ["a.PDF", "скан"], refused: [] });
      expect(sorted([file("b.exe", type)]).refused).toEqual(["b.exe wrongType"]);
    },
  );
  it("do not fit when they are of another type, whatever their ending", () => {
    expect(sorted([file("a.pdf", "text/html"), file("b.exe", "")]).refused).toEqual(["a.pdf wrongType", "b.exe wrongType"]);
  });
  it("do not fit when they are empty or too large", () => {
    expect(sorted([file("a.pdf", "application/pdf", 0), file("b.pdf", "application/pdf", 11)]).refused).toEqual([
      "a.pdf empty",
      "b.pdf tooLarge",
    ]);
  });
  it("fit up to the most that may be attached, with those that are there already", () => {
    const three = ["a.pdf", "b.pdf", "c.pdf"].map((name) => file(name, "application/pdf"));
    expect(sorted(three, 1)).toEqual({ accepted: ["a.pdf"], refused: ["b.pdf tooMany", "c.pdf tooMany"] });
  });
  it("are offered by type and by ending", () => {
    expect(acceptOf(["jpg"])).toBe("image/jpeg,.jpg,.jpeg");
  });
});
