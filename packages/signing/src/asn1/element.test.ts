import { expect, it } from "vitest";
import { fromHex, type Bytes } from "../bytes.ts";
import { childrenOf, readElement, reading, type Reading } from "./element.ts";
import { attempt } from "./malformed.ts";
import { readInteger, readOctets, readOid, readTime } from "./values.ts";
import { der, integer, oid, sequence, setOf, time } from "./write.ts";

const read = (hex: string | Bytes, limits: Reading = reading("der")) =>
  attempt(() => {
    const walk = (element: ReturnType<typeof readElement>): number =>
      (element.tag & 0x20) === 0 ? 1 : childrenOf(element).reduce((sum, child) => sum + walk(child), 1);
    return walk(readElement(typeof hex === "string" ? fromHex(hex) : hex, limits));
  });

it.each([
  ["nothing", ""],
  ["a tag alone", "30"],
  ["a length beyond the end", "3003020101ff"],
  ["a child longer than its parent", "3003020501"],
  ["a length of five octets", "308500000000010500"],
  ["a length that is not minimal", "308103020101"],
  ["a length with a leading zero", "30820003020101"],
  ["an indefinite length in DER", "30800000"],
  ["a tag of many octets", "1f8101020101"],
  ["trailing bytes", "050000"],
  ["an end of contents where nothing was open", "30020000"],
])("%s is malformed", (_, hex) => {
  expect(read(hex)).toMatchObject({ ok: false, error: { code: "malformed" } });
});

it("BER is read where it is allowed: indefinite lengths, long lengths, strings in parts", () => {
  const ber = () => reading("ber");
  expect(read("30800201010201020000", ber())).toEqual({ ok: true, value: 3 });
  expect(read("308103020101", ber())).toEqual({ ok: true, value: 2 });
  expect(readOctets(readElement(fromHex("24800401ab0402cdef0000"), ber()))).toEqual(fromHex("abcdef"));
  expect(read("3080020101", ber()).ok).toBe(false);
  expect(read("0480010000", ber()).ok).toBe(false);
});

it("reading stops at the thirty-third of a hundred thousand levels, of definite or indefinite length", () => {
  const indefinite = new Uint8Array(200_000).map((_, index) => (index % 2 === 0 ? 0x30 : 0x80));
  expect(read(indefinite, reading("ber"))).toMatchObject({ ok: false, error: { detail: "too deep" } });
  let definite: Bytes = sequence();
  for (let level = 0; level < 200; level++) definite = sequence(definite);
  expect(read(definite)).toMatchObject({ ok: false, error: { detail: "too deep" } });
});

it("reading stops after the allowed number of a million elements", () => {
  const many = der(
    0x30,
    new Uint8Array(2_000_000).map((_, index) => (index % 2 === 0 ? 0x05 : 0)),
  );
  const limits = reading("der", 50_000);
  expect(read(many, limits)).toMatchObject({ ok: false, error: { detail: "too many elements" } });
  expect(limits.elementsLeft).toBe(-1);
});

it("what is written can be read again", () => {
  for (const dotted of ["1.2.398.3.10.1.1.2.3.2", "2.5.4.3", "2.16.840.1.101.3.4.2.1", "0.9.2342.19200300.100.1.25"])
    expect(readOid(readElement(oid(dotted), reading("der")))).toBe(dotted);
  for (const moment of ["2026-11-21T12:00:00.000Z", "2049-12-31T23:59:59.000Z", "2050-01-01T00:00:00.000Z"])
    expect(readTime(readElement(time(new Date(moment)), reading("der"))).toISOString()).toBe(moment);
  expect(readInteger(readElement(integer(Uint8Array.of(0, 0x80)), reading("der")))).toEqual(Uint8Array.of(0, 0x80));
  expect(setOf(integer(2), integer(1), oid("2.5.4.3"))).toEqual(setOf(oid("2.5.4.3"), integer(1), integer(2)));
});

it.each([
  ["an object identifier that ends in the middle", "06022a86", readOid],
  ["an object identifier with a needless octet", "06032a8001", readOid],
  ["a number with a needless octet", "02020001", readInteger],
  ["a number of no octets", "0200", readInteger],
  ["a month that is none", "170d3236313330313132303030305a", readTime],
  ["a time without its zone", "170c323631313231313230303030", readTime],
])("%s is malformed", (_, hex, reader) => {
  expect(attempt(() => reader(readElement(fromHex(hex), reading("der"))))).toMatchObject({ ok: false });
});
