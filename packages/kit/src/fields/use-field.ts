import { useId, type ReactNode } from "react";

export interface FieldText {
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Id of the sentence elsewhere that refuses what was typed, when no line under the field does. */
  readonly refusedBy?: string | undefined;
  /** `false` writes "optional" beside the label; leave it out where the form says it once. */
  readonly required?: boolean | undefined;
}

/** What every field of the kit takes; `onChange` gives the value, not the event. */
export interface FieldProps<Value, Element = HTMLInputElement> extends FieldText {
  readonly name?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: React.Ref<Element> | undefined;
}

export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  readonly hintId: string;
  readonly errorId: string;
  /** Spread on the control, or on the group where several controls make one field. */
  readonly described: {
    readonly "aria-describedby"?: string;
    readonly "aria-invalid"?: true;
  };
  readonly control: FieldIds["described"] & { readonly id: string; readonly "aria-required"?: true };
}

const isShown = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== "";

/** The one place where a label, a hint and an error are tied to their control. */
export function useField({ id: given, hint, error, refusedBy, required }: FieldText): FieldIds {
  const made = useId();
  const id = given ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const parts = [isShown(hint) && hintId, isShown(error) && errorId, refusedBy].filter((part) => typeof part === "string");
  const described = {
    ...(parts.length > 0 ? { "aria-describedby": parts.join(" ") } : {}),
    ...(isShown(error) || refusedBy !== undefined ? { "aria-invalid": true as const } : {}),
  };
  const control = { id, ...described, ...(required ? { "aria-required": true as const } : {}) };
  return { id, labelId: `${id}-label`, hintId, errorId, described, control };
}

/** What the one control of a field takes: its name, its value and what ties it to label, hint and error. */
export const controlOf = <Value extends string, Element>(
  { name, value, disabled, ref }: FieldProps<Value, Element>,
  { control }: FieldIds,
) => ({ ...control, name, value, disabled, ref });
