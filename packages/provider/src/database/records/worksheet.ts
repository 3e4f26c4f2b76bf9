import type { Input } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";

/** What the customer declared, as it was sent, and in which language. */
export type Worksheet = Omit<Input<"worksheet">, "calculation"> & { readonly locale: Locale };
