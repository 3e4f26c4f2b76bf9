import type { Locale } from "@shanyraq/i18n";

/** What somebody told of themselves to get an account; of the password only its hash. */
export interface Registration {
  readonly iin: string | null;
  readonly id_number: string | null;
  readonly surname: string;
  readonly name: string;
  readonly patronymic: string;
  readonly phone: string;
  readonly email: string;
  readonly locale: Locale;
  readonly passwordHash: string;
}
