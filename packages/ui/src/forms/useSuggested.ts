import type { PlainMessageId } from "@shanyraq/i18n";
import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** What is known of fields from elsewhere, and the note under a field that has it. */
export interface Suggested {
  readonly values: Readonly<Record<string, string>>;
  readonly hint: PlainMessageId;
}

/** Puts what is known from elsewhere into fields that are empty, or that have what was suggested before: what somebody typed stays. */
export function useSuggested({ getValues, setValue }: UseFormReturn<FieldValues>, suggested: Suggested | undefined): void {
  const before = useRef<Readonly<Record<string, string>>>({});
  const values = suggested?.values;
  useEffect(() => {
    for (const [name, value] of Object.entries(values ?? {})) {
      const present: unknown = getValues(name);
      const isFree = present === "" || present === undefined || present === before.current[name];
      if (!isFree || present === value) continue;
      before.current = { ...before.current, [name]: value };
      setValue(name, value, { shouldDirty: true });
    }
  }, [values, getValues, setValue]);
}
