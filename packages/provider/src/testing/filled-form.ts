import { lines } from "../domain/products/lines/index.ts";
import type { Line } from "../domain/products/lines/line.ts";
import { suggestedForm } from "../domain/products/suggested-form.ts";

export type Filled = Readonly<Record<string, unknown>>;

/** The form of a line as it opens: nothing is changed yet. */
export const filledForm = (line: Line): Filled => suggestedForm(line);

export const everyLine = lines.map((line) => [line.slug, line] as const);
