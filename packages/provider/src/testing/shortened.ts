const MAX_LENGTH = 160;
/** As much of a file or a signature in base64 as shows what it is; a multiple of four, so that it can still be decoded. */
const MAX_BASE64 = 64;

function shortText(key: string, text: string): string {
  if (key === "token" || key === "device") return `${key}-of-an-example`;
  if (text.length <= MAX_LENGTH) return text;
  return /^[A-Za-z0-9+/=]+$/.test(text) ? text.slice(0, MAX_BASE64) : `${text.slice(0, MAX_LENGTH).trimEnd()}…`;
}

/** What was sent or answered, as an example that can be read: one element of each list, the beginning of long texts, nothing secret. */
export function shortened(value: unknown, key = ""): unknown {
  if (typeof value === "string") return shortText(key, value);
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => shortened(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner, name)]));
}
