import { unhyphenated } from "@shanyraq/i18n/kazakh-hyphens";
import type { ReadingWords } from "./reading-words.ts";

/** A slider has a box for its number before it: both say one value, and the slider says its unit too. */
const isBoxOfSlider = (input: HTMLInputElement): boolean => {
  const label = input.labels?.[0]?.id;
  return (
    label !== undefined && label !== "" && document.querySelector(`input[type=range][aria-labelledby="${CSS.escape(label)}"]`) !== null
  );
};

/** A number of a person, an account or a message is no quantity: it is said figure by figure. */
const isNumberOfSomething = ({ autocomplete, inputMode, value }: HTMLInputElement): boolean =>
  /^\d+$/.test(value) && (autocomplete === "one-time-code" || (inputMode === "numeric" && value.length > 6));

function typedText(input: HTMLInputElement, words: ReadingWords): string {
  const value = input.value.trim();
  if (value === "") return words.empty;
  if (input.type === "date") return words.day(value);
  return isNumberOfSomething(input) ? [...value].join(" ") : value;
}

function inputText(input: HTMLInputElement, words: ReadingWords): string {
  switch (input.type) {
    case "hidden":
    case "submit":
    case "button":
    case "reset":
    case "image":
      return "";
    case "checkbox":
      return input.checked ? words.checked : words.unchecked;
    case "radio":
      return input.checked ? words.chosen : "";
    case "password":
      return input.value === "" ? words.empty : words.hidden;
    case "file":
      return [...(input.files ?? [])].map(({ name }) => name).join(", ") || words.empty;
    case "range":
      return [input.getAttribute("aria-valuetext") ?? input.value, input.dataset["limits"] ?? ""].filter((text) => text !== "").join(". ");
    default:
      return isBoxOfSlider(input) ? "" : typedText(input, words);
  }
}

/** Busy is what a button says of itself. */
const DISABLED = ":is(button, [role=tab]):is(:disabled, [aria-disabled=true])";
const FOLDED = "details:not([open]) > summary, button[aria-expanded=false]:not([aria-haspopup])";
const CHOSEN = "[aria-pressed=true], [aria-checked=true], [aria-selected=true]";

/** The state of what has a text of its own, said before it. */
function stateText(element: Element, words: ReadingWords): string {
  // Asked without `:has`, which browsers of two years ago do not know (docs/decisions/050).
  if (element.matches(DISABLED) && !element.querySelector("[role=status]")) return words.disabled;
  if (element.matches(CHOSEN)) return words.chosen;
  if (element.matches(FOLDED)) return words.folded;
  return (element.getAttribute("aria-current") ?? "false") === "false" ? "" : words.current;
}

/**
 * What an element says that has no text of its own, or beside its text: the value of a field, what is chosen, the alternative of an image. Empty where it
 * says nothing.
 */
export function spokenText(element: Element, words: ReadingWords): string {
  if (element instanceof HTMLInputElement) return inputText(element, words);
  if (element instanceof HTMLTextAreaElement) return element.value.trim() || words.empty;
  if (element instanceof HTMLSelectElement) {
    const chosen = [...element.selectedOptions].map(({ text }) => text.trim()).join(", ");
    return chosen || words.empty;
  }
  if (element instanceof HTMLImageElement) return element.alt.trim();
  if (element.getAttribute("role") === "img") return element.getAttribute("aria-label")?.trim() ?? "";
  return stateText(element, words);
}

/** The text of a cell, without what is drawn for the eye alone. */
function readText(cell: Element): string {
  const hidden = [...cell.querySelectorAll("[aria-hidden=true]")].map(({ textContent }) => textContent);
  const text = hidden.reduce((rest, one) => rest.replace(one, ""), cell.textContent);
  return unhyphenated(text.trim());
}

/** The columns that a cell has, from 0 and without the last: a cell of its row may be wider than one. */
function columnsOf(cell: HTMLTableCellElement): readonly [from: number, to: number] {
  const before = [...(cell.closest("tr")?.cells ?? [])].slice(0, cell.cellIndex);
  const from = before.reduce((sum, { colSpan }) => sum + colSpan, 0);
  return [from, from + cell.colSpan];
}

/** The heading of the column in which a cell is, read before it, as a row is read from left to right. A cell that is wider than its column has none. */
export function columnHeading(cell: Element): string {
  if (!(cell instanceof HTMLTableCellElement) || cell.closest("thead")) return "";
  const [from, to] = columnsOf(cell);
  const heading = [...(cell.closest("table")?.tHead?.rows[0]?.cells ?? [])].find((one) => {
    const [first, end] = columnsOf(one);
    return first <= from && to <= end;
  });
  const name = heading ? readText(heading) : "";
  const text = readText(cell);
  // An empty cell says nothing, and one whose button is called as its column says it once.
  const isSilent = text === name || (text === "" && !cell.querySelector("input, select, textarea, img, [role=img]"));
  return name === "" || isSilent ? "" : `${name}:`;
}
