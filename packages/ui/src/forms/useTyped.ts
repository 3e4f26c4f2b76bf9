import { useEffect } from "react";
import type { FieldValues, UseFormSubscribe } from "react-hook-form";

/** Tells of what stands in the fields of a form after every change of it. */
export function useTyped<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  onTyped: ((values: FieldValues) => void) | undefined,
): void {
  useEffect(() => {
    if (!onTyped) return undefined;
    return subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(structuredClone(values)) });
  }, [subscribe, onTyped]);
}
