import type { WorksheetAnswers } from "@shanyraq/calls/topic-schemas";
import type { EventData } from "../../platform/database/records/contract-event.ts";
import type { Terms } from "../../platform/database/records/terms.ts";
import type { CustomerRow } from "../../platform/database/tables.ts";
import { fullName } from "../../platform/server/full-name.ts";

type Issued = EventData["issued"];
/** The fields of an account that its contracts name. */
export type Customer = Pick<CustomerRow, "surname" | "name" | "patronymic" | "iin" | "birth_date" | "phone" | "email">;

/** The people and papers of a contract, from the answers of the worksheet: who is insured, who receives, and the facts of the product line. */
export function insuredBy(
  customer: Customer,
  { person, insured, company, employer, child, loan, workers, account, beneficiaries }: WorksheetAnswers,
  { inputs: { persons = [] }, birthDate: priced }: Pick<Terms, "inputs" | "birthDate">,
): Pick<Issued, "insured" | "beneficiaries" | "subjects" | "form"> {
  const policyholder = fullName(customer);
  const employing = company ?? (employer?.by_company === "yes" ? employer : undefined);
  const home = [(employing ?? person)?.city, (employing ?? person)?.address].filter(Boolean).join(", ");
  const kid =
    insured?.for_child === "yes" && insured.name && insured.birth_date
      ? { name: insured.name, birthDate: insured.birth_date, ...(insured.iin && { iin: insured.iin }) }
      : undefined;
  const people =
    workers &&
    persons.map(({ name, birthDate, programme }, index) => ({
      name: workers.list[index]?.name ?? name?.trim() ?? "",
      passport: workers.list[index]?.document_number ?? "",
      ...(birthDate && { birthDate }),
      programme: programme === "extended" ? ("extended" as const) : ("basic" as const),
    }));
  const region = (employing ?? person)?.region;
  // For a foreigner whose account has no birth date, the declared one is taken, by which the price was made.
  const born = customer.birth_date ?? (kid ? undefined : priced);
  const email = (company ?? person)?.email ?? customer.email;
  return {
    insured: people ? people.map(({ name }) => name).join(", ") : (kid?.name ?? company?.name ?? policyholder),
    beneficiaries: beneficiaries?.list ?? [],
    subjects: {
      policyholder: employing?.name ?? policyholder,
      ...(employing?.bin && { bin: employing.bin }),
      ...(employing?.post && { head: { name: policyholder, post: employing.post } }),
      ...(kid && { insured: kid }),
      ...(child && { child: { name: child.name, birthDate: child.birthDate, ...(child.iin && { iin: child.iin }) } }),
      ...(loan && { loan }),
      ...(people && { people }),
      ...(account && { account: account.iban }),
      ...(!employing && customer.iin !== null && { iin: customer.iin }),
      ...(!employing &&
        person && { document: person.document_number, documentIssuedOn: person.document_date, citizenship: person.citizenship }),
      ...(!employing && born && { birthDate: born }),
      ...(region && { region }),
      ...(home && { address: home }),
      phone: customer.phone,
      ...(email && { email }),
      ...(company && { companyAccount: company.iban }),
    },
    form: "full",
  };
}
