import { useEffect } from "react";
import type { FieldValues, UseFormSubscribe } from "react-hook-form";

/** Reports the values of a form after every change. */
export function useTyped<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  onTyped: ((values: FieldValues) => void) | undefined,
): void {
  useEffect(() => {
    if (!onTyped) return undefined;
    return subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(structuredClone(values)) });
  }, [subscribe, onTyped]);
}
