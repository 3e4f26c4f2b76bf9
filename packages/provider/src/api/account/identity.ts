import { typedDocument } from "@shanyraq/rules";
import type { Refusal } from "../../platform/server/refusal.ts";
import { refuseFields } from "../../platform/server/refusal.ts";

/** A resident goes by their IIN, a foreigner by the number of their document. */
export type Identity = { readonly column: "iin"; readonly value: string } | { readonly column: "id_number"; readonly value: string };

export function identityOf({
  iin,
  id_number,
}: {
  readonly iin?: string | undefined;
  readonly id_number?: string | undefined;
}): Identity | Refusal {
  if (iin) return { column: "iin", value: iin };
  return id_number ? { column: "id_number", value: typedDocument(id_number) } : refuseFields({ iin: "error.required" });
}
