import { expect, it } from "vitest";
import { fromHex, toHex } from "../bytes.ts";
import { kalkanVectors } from "../testing/fixture.ts";
import { createStreebog, streebog } from "./streebog.ts";

/** The messages M1 and M2 of GOST R 34.11-2012 (RFC 6986, 10), as octets in their order. */
const published = [
  {
    message: new TextEncoder().encode("012345678901234567890123456789012345678901234567890123456789012"),
    512: "1b54d01a4af5b9d5cc3d86d68d285462b19abc2475222f35c085122be4ba1ffa00ad30f8767b3a82384c6574f024c311e2a481332b08ef7f41797891c1646f48",
    256: "9d151eefd8590b89daa6ba6cb74af9275dd051026bb149a452fd84e5e57b5500",
  },
  {
    message: fromHex(
      "d1e520e2e5f2f0e82c20d1f2f0e8e1eee6e820e2edf3f6e82c20e2e5fef2fa20f120eceef0ff20f1f2f0e5ebe0ece820ede020f5f0e0e1f0fbff20efebfaeafb20c8e3eef0e5e2fb",
    ),
    512: "1e88e62226bfca6f9994f1f2d51569e0daf8475a3b0fe61a5300eee46d961376035fe83549ada2b8620fcd7c496ce5b33f0cb9dddc2b6460143b03dabac9fb28",
    256: "9dd2fe4e90409e5da87f53976d7405b0c0cac628fc669a741d50063c557e8f50",
  },
];

it.each(published)("gives the published digests", (example) => {
  expect(toHex(streebog(512, example.message))).toBe(example[512]);
  expect(toHex(streebog(256, example.message))).toBe(example[256]);
});

it("gives the digest that KalkanCrypt gave", () => {
  const { message, digest } = kalkanVectors();
  expect(streebog(512, message)).toEqual(digest);
});

it("is the same however the message is cut, at every length around the size of a block", () => {
  const message = Uint8Array.from({ length: 200 }, (_, index) => (index * 7) & 0xff);
  for (const length of [0, 1, 31, 32, 63, 64, 65, 127, 128, 129, 200]) {
    const whole = toHex(streebog(512, message.subarray(0, length)));
    for (const cut of [0, 1, 17, 63, 64, 65, 128].filter((at) => at <= length)) {
      const pieces = createStreebog(512).update(message.subarray(0, cut)).update(message.subarray(cut, length));
      expect(toHex(pieces.digest())).toBe(whole);
    }
  }
});

it("carries over when the sum of blocks overflows", () => {
  const ones = new Uint8Array(256).fill(0xff);
  const other = ones.slice();
  other[255] = 0xfe;
  expect(toHex(streebog(512, ones))).not.toBe(toHex(streebog(512, other)));
});
