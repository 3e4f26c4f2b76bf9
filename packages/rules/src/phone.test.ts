import { describe, expect, it } from "vitest";
import { hidePhone, maskPhone, phoneDigits } from "./phone.ts";

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

  it("is set out in eighteen characters and read back", () => {
    expect(maskPhone("77012345678")).toBe("+7 (701) 234-56-78");
    expect(maskPhone("77012345678")).toHaveLength(18);
    expect(phoneDigits(maskPhone("77012345678"))).toBe("77012345678");
  });

  it("is set out as far as it has been typed", () => {
    const typed = ["", "7", "7701", "77012", "7701234567", "770123456789"].map(maskPhone);
    expect(typed).toEqual(["", "+7", "+7 (701", "+7 (701) 2", "+7 (701) 234-56-7", "+7 (701) 234-56-78"]);
  });

  it("shows only its last two digits when hidden", () => {
    expect(hidePhone("77012345678")).toBe("+7 7** *** **78");
    expect(hidePhone("12345")).toBe("+7 *** *** ****");
  });
});
