import type { Locale } from "@shanyraq/i18n";

/** What a person gave about themselves to open an account; only the hash of the password. */
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
