import type { MessageFormatElement } from "react-intl";

/** TYPE.literal of @formatjs/icu-messageformat-parser: its enumeration would bring the parser along. */
const LITERAL = 0;

/** A compiled text on its way to the browser: words stand as they are, so that a page does not name the kind of each. */
type Packed = string | readonly (string | MessageFormatElement)[];
export type PackedMessages = Readonly<Record<string, Packed>>;

/** Compiled texts, as react-intl reads them. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

function packed(elements: readonly MessageFormatElement[]): Packed {
  const short = elements.map((one) => (one.type === LITERAL ? one.value : one));
  const [only] = short;
  return short.length === 1 && typeof only === "string" ? only : short;
}
const unpacked = (text: Packed): MessageFormatElement[] =>
  (typeof text === "string" ? [text] : text).map((one) => (typeof one === "string" ? { type: LITERAL, value: one } : one));

const each = <From, To>(messages: Readonly<Record<string, From>>, change: (text: From) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, change(text)]));

/** For the build: compiled texts in fewer letters. */
export const packMessages = (messages: Messages): PackedMessages => each(messages, packed);

/** The texts as they were before they were packed. */
export const unpackMessages = (messages: PackedMessages): Messages => each(messages, unpacked);
