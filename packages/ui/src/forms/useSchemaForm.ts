import { yupResolver } from "@hookform/resolvers/yup";
import type { Form } from "@shanyraq/forms";
import { useEffect } from "react";
import { useForm, type FieldValues, type Resolver, type UseFormReturn } from "react-hook-form";

export type ServerErrors = Readonly<Record<string, string>>;

/** What marks a message as a sentence the server wrote, where others are ids of ours. */
export const FROM_SERVER = "server";

/**
 * A form of the forms package in react-hook-form: errors on blur after the first touch and on submit;
 * what the server said of a field is shown at that field.
 */
export function useSchemaForm(form: Form, defaultValues: FieldValues, serverErrors?: ServerErrors): UseFormReturn {
  const made = useForm({
    defaultValues,
    mode: "onTouched",
    shouldFocusError: false,
    resolver: yupResolver(form.schema as never) as Resolver,
  });
  const { setError } = made;
  useEffect(() => {
    for (const [name, message] of Object.entries(serverErrors ?? {}))
      if (name in form.fields) setError(name, { type: FROM_SERVER, message });
  }, [serverErrors, setError, form]);
  return made;
}
