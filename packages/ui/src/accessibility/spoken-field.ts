import { unhyphenated } from "@shanyraq/i18n/kazakh-hyphens";
import type { ReadingWords } from "./reading-words.ts";

/** A slider has a box for its number before it: both say one value, and the slider says its unit too. */
const isBoxOfSlider = (input: HTMLInputElement): boolean => {
  const label = input.labels?.[0]?.id;
  return (
    label !== undefined && label !== "" && document.querySelector(`input[type=range][aria-labelledby="${CSS.escape(label)}"]`) !== null
  );
};

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
      return isBoxOfSlider(input) ? "" : input.value.trim() || words.empty;
  }
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
  const isChosen = ["aria-pressed", "aria-checked", "aria-selected"].some((name) => element.getAttribute(name) === "true");
  return isChosen ? words.chosen : "";
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
  const name = unhyphenated(heading?.textContent.trim() ?? "");
  return name === "" ? "" : `${name}:`;
}
