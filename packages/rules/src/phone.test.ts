import { describe, expect, it } from "vitest";
import { maskPhone, phoneDigits, readPhone } from "./phone.ts";

describe("a telephone number", () => {
  it.each(["8 701 234-56-78", "+7 (701) 234-56-78", "7012345678", "77012345678", "8(701)2345678", "+7\u00a0701\u00a0234\u20135678"])(
    "is read from %j",
    (text) => {
      expect(phoneDigits(text)).toBe("77012345678");
    },
  );

  it.each(["", "+7", "701234567", "770123456789", "+8 701 234 56 78", "+7 495 123-45-67", "7o12345678", "+7 701 234 56 78 x"])(
    "is not read from %j",
    (text) => {
      expect(phoneDigits(text)).toBeUndefined();
    },
  );

  it.each([
    ["8 916 123-45-67", "foreign"],
    ["9161234567", "foreign"],
    ["+7 495 123-45-67", "foreign"],
    ["998 90 123 45 67", "foreign"],
    ["8 10 998 90 123 45 67", "foreign"],
    ["00 49 151 12345678", "foreign"],
    ["+7 727 250 00 00", "landline"],
    ["tel:+77012345678", "mobile"],
    ["8.701.234.56.78", "mobile"],
    ["\u202a+7 701 234 56 78\u202c", "mobile"],
    ["＋７ ７０１ ２３４ ５６ ７８", "mobile"],
    ["+7 799 123 45 67", "unknown"],
    ["+8 701 234 56 78", "unknown"],
  ])("%j is %s", (text, kind) => expect(readPhone(text).kind).toBe(kind));

  it("is set out in eighteen characters and read back", () => {
    expect(maskPhone("77012345678")).toBe("+7 (701) 234-56-78");
    expect(maskPhone("77012345678")).toHaveLength(18);
    expect(phoneDigits(maskPhone("77012345678"))).toBe("77012345678");
  });

  it("is set out as far as it has been typed", () => {
    const typed = ["", "7", "7701", "77012", "7701234567", "770123456789"].map(maskPhone);
    expect(typed).toEqual(["", "+7", "+7 (701", "+7 (701) 2", "+7 (701) 234-56-7", "+7 (701) 234-56-78"]);
  });
});
