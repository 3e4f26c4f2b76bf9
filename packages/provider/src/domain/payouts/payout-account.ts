import { ibanText } from "@shanyraq/rules";
import type { Result } from "@shanyraq/rules/result";
import type { StoredAccount } from "../../platform/database/records/contract-event.ts";
import type { CustomerRow } from "../../platform/database/tables.ts";
import { refuseFields, type Refusal } from "../../platform/server/refusal.ts";
import { isAccountOf } from "./account-holder.ts";

interface Typed {
  readonly iban?: string | undefined;
  readonly holder?: string | undefined;
}

/** The account that money of a contract goes to: the policyholder's own, or the field that is wrong. The bank compares the name once more. */
export function payoutAccountOf(
  { iban, holder }: Typed,
  customer: Pick<CustomerRow, "surname" | "name" | "patronymic">,
): Result<StoredAccount, { refusal: Refusal }> {
  if (iban === undefined) return { ok: false, refusal: refuseFields({ iban: "error.required" }) };
  if (holder === undefined) return { ok: false, refusal: refuseFields({ holder: "error.required" }) };
  if (!isAccountOf(holder, customer)) return { ok: false, refusal: refuseFields({ holder: "error.termination.holder" }) };
  return { ok: true, value: { iban: ibanText(iban), holder: holder.trim().replace(/\s+/g, " ") } };
}
