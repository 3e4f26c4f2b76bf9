import type { Input } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import type { Beneficiary } from "./contract-event.ts";

/** What the customer declared, as it was sent, and in which language. */
export interface Worksheet {
  readonly answers: Input<"worksheet">["answers"];
  readonly locale: Locale;
}

/** As it was kept while every line asked the same of one person. */
export interface FormerWorksheet {
  readonly document_number: string;
  readonly document_date: string;
  readonly address: string;
  readonly email: string;
  readonly healthy: boolean;
  readonly health_details?: string;
  readonly public_official: boolean;
  readonly beneficiaries?: Beneficiary[];
  readonly locale: Locale;
}

const yesNo = (value: boolean) => (value ? "yes" : "no");

/** A worksheet in its present form; an older one was kept before its answers were divided by topics. */
export function upgradeWorksheet(kept: Worksheet | FormerWorksheet): Worksheet {
  if ("answers" in kept) return kept;
  const {
    document_number,
    document_date,
    address,
    email,
    healthy,
    health_details = "",
    public_official,
    beneficiaries = [],
    locale,
  } = kept;
  return {
    answers: {
      // Facts that were not asked for yet are unknown.
      person: { citizenship: "KZ", document_number, document_date, region: "", city: "", address, email },
      health: { healthy: yesNo(healthy), conditions: healthy ? [] : ["otherIllness"], health_details },
      declarations: { public_official: yesNo(public_official), public_office: "", tax_abroad: "no", tax_number: "" },
      beneficiaries: { list: beneficiaries },
    },
    locale,
  };
}

/** The e-mail address for messages about it. */
export const emailOf = ({ answers: { person, company } }: Worksheet, account: { readonly email: string }): string =>
  person?.email ?? company?.email ?? account.email;
