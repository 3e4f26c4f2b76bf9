import type { Input } from "@shanyraq/calls";
import { isLocale } from "@shanyraq/i18n";
import { isLatinName, phoneDigits } from "@shanyraq/rules";
import type { Registration } from "../../../platform/database/records/registration.ts";
import type { Context } from "../../../platform/server/context.ts";
import { isRefusal, refuseFields, type Refusal } from "../../../platform/server/refusal.ts";
import { identityOf, type Identity } from "../identity.ts";
import { faultsOfPassword } from "../new-password.ts";
import type { Passwords } from "../../../platform/ports/passwords.ts";

export type RegistrationInput = Input<"registerStepOne">;

/** Numbers come checked by the schema; what is left of them are digits alone. */
export const digits = (phone: string): string => phoneDigits(phone) ?? "";

/** By which number somebody registers. */
export const whoOf = ({ iin, id_number }: Pick<Registration, "iin" | "id_number">): Identity =>
  iin === null ? { column: "id_number", value: id_number ?? "" } : { column: "iin", value: iin };

/** The data of the registration with the password hashed, or what is wrong with it. */
export async function registrationOf(
  input: RegistrationInput,
  strong: boolean,
  { locale, services }: Pick<Context, "locale" | "services">,
): Promise<Registration | Refusal> {
  const who = identityOf(input);
  if (isRefusal(who)) return who;
  const { name, surname, patronymic = "", email, password, password_repeat, lang } = input;
  const phone = digits(input.phone);
  const foreign = who.column === "id_number";
  const notLatin = foreign ? Object.entries({ surname, name, patronymic }).filter(([, part]) => part !== "" && !isLatinName(part)) : [];
  const faults = {
    ...Object.fromEntries(notLatin.map(([field]) => [field, "error.latin"])),
    ...faultsOfPassword({ password, password_repeat, about: [who.value, phone, email, name, surname], strong }),
  };
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  return {
    iin: foreign ? null : who.value,
    id_number: foreign ? who.value : null,
    surname: surname.trim(),
    name: name.trim(),
    patronymic: patronymic.trim(),
    phone,
    email: email.trim(),
    locale: isLocale(lang) ? lang : locale,
    passwordHash: await services.passwords.hash(password),
  };
}

const compared = ["iin", "id_number", "surname", "name", "patronymic", "phone", "email"] as const;

/** Whether the data is the same as in the earlier attempt, the password included. */
export const isSame = async (before: Registration, input: Registration, password: string, passwords: Passwords): Promise<boolean> =>
  compared.every((field) => before[field] === input[field]) && (await passwords.fits(before.passwordHash, password));
