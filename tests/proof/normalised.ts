/**
 * What differs from one run to the next though the product is the same: made numbers, marks of content in file names, the time of day, a countdown, sizes of
 * files, the day of the build, and what React calls a field.
 * Each becomes one word; everything else stands as it is.
 */
const volatile: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "{id}"],
  [/\b[0-9a-f]{32}\b/g, "{hash}"],
  // The digest of a file, in groups, which a screen reader says one by one.
  [/\b[0-9a-f]{4}(?:\s[0-9a-f]{4}){15}\b/g, "{sha256}"],
  // A digest as one word: of Streebog-512, and of SHA-256.
  [/\b[0-9a-f]{128}\b/g, "{streebog}"],
  [/\b[0-9a-f]{64}\b/g, "{sha256}"],
  [/SH-\d{4}-\d{8}/g, "{policy}"],
  // An order and a receipt have the number of their day.
  [/\b(?:ZK|KV)-\d{4}-\d{6}\b/g, "{number}"],
  [/(?:http:\/\/)?(?:127\.0\.0\.1|localhost):\d+/g, "{origin}"],
  [/http%3A%2F%2F127\.0\.0\.1%3A\d+/g, "{origin}"],
  [/\/sandbox\/phone\/[\w-]+/g, "/sandbox/phone/{id}"],
  [/\b\d{1,2}:\d{2}\b/g, "{time}"],
  // React counts what stands before a field.
  [/\b_[rR]_[0-9a-z]+_(?=-)/g, "{field}"],
  // A file is as large as the letters of its numbers make it.
  [/\b\d+ (?=КБ|KB)/g, "{size} "],
  [/(?<!⟦mode\.size )\bsize=\d+/g, "size={size}"],
  // An example on a product's page is of the day of the build.
  [/(?<=- term: [^\d\n]*)\d{2}\.\d{2}\.\d{4}/g, "{day}"],
];

/** A text without what chance has put into it. */
export const normalised = (text: string): string => volatile.reduce((all, [pattern, word]) => all.replaceAll(pattern, word), text);
