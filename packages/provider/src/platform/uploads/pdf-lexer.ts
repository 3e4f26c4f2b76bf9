/** What a token of a PDF is (ISO 32000-1, 7.2); comments and white space separate tokens and do not count as tokens. */
export type PdfToken = "word" | "name" | "string" | "open" | "close" | "end";

const WHITESPACE = 1;
const DELIMITER = 2;
const classes = new Uint8Array(256);
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) classes[byte] = WHITESPACE;
for (const sign of "()<>[]{}/%") classes[sign.charCodeAt(0)] = DELIMITER;

export const isWhitespace = (byte: number | undefined): boolean => byte !== undefined && classes[byte] === WHITESPACE;
export const isRegular = (byte: number | undefined): boolean => byte !== undefined && classes[byte] === 0;

const CR = 0x0d;
const LF = 0x0a;
const PERCENT = 0x25;
const SLASH = 0x2f;
const LESS = 0x3c;
const MORE = 0x3e;
const BACKSLASH = 0x5c;
const OPEN_TEXT = 0x28;
const CLOSE_TEXT = 0x29;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Reads a PDF token by token. It never steps back, so each byte is read once; it can read any bytes. */
export class PdfLexer {
  readonly bytes: Buffer;
  /** Where the last token begins, and where it ends. */
  start = 0;
  at: number;
  private readonly limit: number;

  constructor(bytes: Buffer, from = 0, limit = bytes.length) {
    this.bytes = bytes;
    this.at = from;
    this.limit = limit;
  }

  get text(): string {
    return this.bytes.toString("latin1", this.start, this.at);
  }

  next(): PdfToken {
    const { bytes, limit } = this;
    while (this.at < limit) {
      const byte = bytes[this.at] ?? 0;
      if (byte === PERCENT) while (this.at < limit && bytes[this.at] !== CR && bytes[this.at] !== LF) this.at += 1;
      else if (classes[byte] === WHITESPACE) this.at += 1;
      else return this.token(byte);
    }
    this.start = this.at;
    return "end";
  }

  private token(first: number): PdfToken {
    this.start = this.at;
    this.at += 1;
    if (first === OPEN_TEXT) return this.literal();
    if (first === OPEN_LIST || first === OPEN_BRACE) return "open";
    if (first === CLOSE_LIST || first === CLOSE_BRACE) return "close";
    const doubled = this.at < this.limit && this.bytes[this.at] === first;
    if (first === LESS && doubled) return this.pair("open");
    if (first === MORE && doubled) return this.pair("close");
    if (first === LESS) return this.hexadecimal();
    if (first === SLASH || classes[first] === 0) while (this.at < this.limit && classes[this.bytes[this.at] ?? 0] === 0) this.at += 1;
    return first === SLASH ? "name" : "word";
  }

  private pair(kind: "open" | "close"): PdfToken {
    this.at += 1;
    return kind;
  }

  /** Parentheses within a string are paired, or follow a backslash (7.3.4.2). A string that is never closed takes everything that follows. */
  private literal(): PdfToken {
    let depth = 1;
    while (this.at < this.limit && depth > 0) {
      const byte = this.bytes[this.at];
      if (byte === BACKSLASH) this.at += 1;
      else if (byte === OPEN_TEXT) depth += 1;
      else if (byte === CLOSE_TEXT) depth -= 1;
      this.at += 1;
    }
    this.at = Math.min(this.at, this.limit);
    return "string";
  }

  private hexadecimal(): PdfToken {
    while (this.at < this.limit && this.bytes[this.at] !== MORE) this.at += 1;
    this.at = Math.min(this.at + 1, this.limit);
    return "string";
  }
}
