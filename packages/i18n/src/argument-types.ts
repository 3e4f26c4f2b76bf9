import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

type ArgumentType = "MessageValue" | "MessageTag" | "number" | "string" | "number | Date";
type Arguments = ReadonlyMap<string, ArgumentType>;

/** What an element takes, and what it holds. */
function argumentOf(element: MessageFormatElement): readonly [type: ArgumentType | undefined, held: readonly MessageFormatElement[]] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [undefined, []];
    case TYPE.argument:
      return ["MessageValue", []];
    case TYPE.number:
      return ["number", []];
    case TYPE.date:
    case TYPE.time:
      return ["number | Date", []];
    case TYPE.select:
      return ["string", Object.values(element.options).flatMap(({ value }) => value)];
    case TYPE.plural:
      return ["number", Object.values(element.options).flatMap(({ value }) => value)];
    case TYPE.tag:
      return ["MessageTag", element.children];
  }
}

/** The arguments of a text by name. One that is filled in twice has the narrower type: `{count, plural, other {{count} years}}`. */
function argumentsOf(elements: readonly MessageFormatElement[], found: Arguments = new Map()): Arguments {
  return elements.reduce<Arguments>((known, element) => {
    const [type, held] = argumentOf(element);
    if (type === undefined || element.type === TYPE.literal || element.type === TYPE.pound) return known;
    const before = known.get(element.value);
    return argumentsOf(held, new Map([...known, [element.value, type === "MessageValue" ? (before ?? type) : type]]));
  }, found);
}

const shapeOf = (message: string): string => {
  const named = [...argumentsOf(parse(message))].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return named.length === 0 ? "NoMessageValues" : `{ ${named.map(([name, type]) => `readonly ${name}: ${type}`).join("; ")} }`;
};

/** The declaration by which `formatMessage` refuses a text without its arguments, or with others than it has. */
export const argumentTypes = (messages: Readonly<Record<string, string>>): string =>
  [
    `import type { MessageTag, MessageValue, NoMessageValues } from "intl-messageformat";`,
    `export interface MessageArguments {`,
    ...Object.entries(messages).map(([id, message]) => `  readonly ${JSON.stringify(id)}: ${shapeOf(message)};`),
    `}\n`,
  ].join("\n");
