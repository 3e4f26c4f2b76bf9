import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** The stretches of a message between its arguments, those of each of its choices too. */
export function messageParts(message: string): readonly string[] {
  const parts: string[] = [];
  const collect = (elements: readonly MessageFormatElement[]): void => {
    let stretch = "";
    const end = () => {
      if (/\p{L}/u.test(stretch)) parts.push(stretch);
      stretch = "";
    };
    for (const element of elements) {
      if (element.type === TYPE.literal) {
        stretch += element.value;
        continue;
      }
      end();
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const { value } of Object.values(element.options)) collect(value);
      if (element.type === TYPE.tag) collect(element.children);
    }
    end();
  };
  collect(parse(message));
  return parts;
}
