import { compiledMessages } from "@shanyraq/i18n/read-messages";

type Element = ReturnType<typeof compiledMessages>[string][number];

/** The parser's number of a part that is words. */
const LITERAL = 0;
/** How many texts a number or a word chooses among: what all of them have stands in the last. */
const OTHER = "other";

/** Texts that are the written form of a day alone: they stand as they are, as sums and numbers do. */
const formats: ReadonlySet<string> = new Set(["kit.date.long"]);

/** The arguments of a text, by name, so that a text whose words change places is the same. */
function argumentsOf(elements: readonly Element[]): readonly string[] {
  const names = elements.flatMap((element) => {
    if ("children" in element) return argumentsOf(element.children);
    if ("options" in element)
      return [element.value, ...argumentsOf(Object.values(element.options).flatMap(({ value }) => value as readonly Element[]))];
    return element.type !== LITERAL && "value" in element ? [element.value] : [];
  });
  return [...new Set(names)].toSorted();
}

/** A text whose choice holds a part that is drawn apart, as a link, is that of all other numbers and words. */
const withoutChoices = (elements: readonly Element[]): readonly Element[] =>
  elements.flatMap((element) => {
    if (!("options" in element)) return [element];
    const other = withoutChoices(element.options[OTHER]?.value ?? []);
    return other.some((one) => "children" in one) ? other : [element];
  });

const marked = (id: string, elements: readonly Element[]) =>
  `⟦${[id, ...argumentsOf(elements).map((name) => `${name}={${name}}`)].join(" ")}⟧`;

/**
 * A text as its id and its arguments, in the syntax of the catalogues: "⟦claims.reported.title day={day}⟧". A part that is drawn apart stays one,
 * at its place: "⟦consent⟧ <link>⟦consent#link⟧</link>".
 */
export function textAsId(id: string, elements: readonly Element[]): string {
  const flat = withoutChoices(elements);
  if (!flat.some((element) => "children" in element)) return marked(id, flat);
  const around = flat.filter((element) => !("children" in element));
  let started = false;
  const parts: string[] = [];
  for (const [index, element] of flat.entries()) {
    const before = flat[index - 1];
    if ("children" in element) parts.push(`<${element.value}>${marked(`${id}#${element.value}`, element.children)}</${element.value}>`);
    else if (element.type === LITERAL && element.value.trim() === "") parts.push(element.value);
    else if (!before || "children" in before) {
      parts.push(started ? "⟦…⟧" : marked(id, around));
      started = true;
    }
  }
  return parts.join("");
}

/** Every text of a language as its id, but for those that are a format. */
export const textsAsIds = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(compiledMessages("ru", () => true))
      .filter(([id]) => !formats.has(id))
      .map(([id, elements]) => [id, textAsId(id, elements)]),
  );
