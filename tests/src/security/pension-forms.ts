import * as forms from "@shanyraq/forms";
import type { SeededPerson } from "@shanyraq/provider";

type Values = Readonly<Record<string, unknown>>;

/** The forms of a pension annuity, of somebody who may have one. */
export function pensionForms(person: Pick<SeededPerson, "surname" | "name" | "sex" | "birth_date">) {
  const pensionSums = { category: "standard", savings: "26000000", contribution: "0", redemptionSum: "0", guaranteeYears: "5" };
  const pensionAccount = { iban: "KZ86125KZT5004100100", holder: `${person.surname} ${person.name}` };
  const pensionInput = {
    operation: "open",
    hash: "0".repeat(32),
    irrevocable: true,
    calculation: { product: "pension-annuity", sex: person.sex, birthDate: person.birth_date, ...pensionSums },
  };

  return {
    pensionSumsForm: {
      form: forms.pensionSumsForm,
      call: "createApplicationPens",
      right: pensionSums,
      input: (sums: Values) => ({ ...pensionInput, calculation: { ...pensionInput.calculation, ...sums }, ...pensionAccount }),
      own: "pension",
    },
    pensionAccountForm: {
      form: forms.pensionAccountForm,
      call: "createApplicationPens",
      right: pensionAccount,
      input: (values: Values) => ({ ...pensionInput, ...values }),
      own: "pension",
    },
  } as const;
}
