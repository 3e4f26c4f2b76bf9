/** Identifier octets of the types that are met in CMS and X.509. */
export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  objectIdentifier: 0x06,
  enumerated: 0x0a,
  utf8String: 0x0c,
  printableString: 0x13,
  teletexString: 0x14,
  ia5String: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  bmpString: 0x1e,
  sequence: 0x30,
  set: 0x31,
} as const;

/** The octet of a context tag with parts, `[0]`. */
export const contextTag = (number: number): number => 0xa0 + number;
/** The octet of a context tag without parts, `[0] IMPLICIT`. */
export const plainContextTag = (number: number): number => 0x80 + number;
