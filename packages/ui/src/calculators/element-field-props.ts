import type { ClassifierRow } from "@shanyraq/kit/fields/classifier-search.ts";
import type { ReactNode } from "react";
import type { ElementValue, FormElement } from "./elements.ts";

/** The rows of a classifier, asked for when somebody opens it. */
export interface Classifier {
  readonly rows: readonly ClassifierRow[] | undefined;
  readonly onOpen?: () => void;
}

export interface ElementFieldProps {
  readonly element: FormElement;
  readonly value: ElementValue | undefined;
  readonly onChange: (value: ElementValue) => void;
  readonly error?: ReactNode;
  /** What stands beside an option: the price of a frequency, of a rider. */
  readonly details?: Readonly<Record<string, ReactNode>> | undefined;
  readonly unavailable?: ReadonlySet<string> | undefined;
  readonly classifier?: Classifier | undefined;
}
