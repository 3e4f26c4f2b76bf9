import { randomUUID } from "node:crypto";
import { iinWithCheckDigit } from "@shanyraq/rules";
import { quickPasswords } from "@shanyraq/provider/testing/lives";
import type { LivesOffice } from "./lives-office.ts";
import type { Story } from "./story.ts";

const PASSWORD = "four-plain-words";
const NAME = { surname: "Волкова", name: "Мария", patronymic: "Андреевна" };
export const HOLDER = `${NAME.surname} ${NAME.name} ${NAME.patronymic}`;
export const IBAN = "KZ86125KZT5004100100";

/** An individual number of somebody born on a day; the serial is the first that has a check digit. */
function numberOf({ sex, birthDate }: Story["person"]): string {
  const century = (birthDate < "2000" ? 3 : 5) + (sex === "male" ? 0 : 1);
  for (let serial = 1; ; serial += 1) {
    const number = iinWithCheckDigit(`${birthDate.slice(2).replaceAll("-", "")}${century}${String(serial).padStart(4, "0")}`);
    if (number !== undefined) return number;
  }
}

/** Somebody who registered before their life with us begins. */
export async function registerPolicyholder({ queries, post }: LivesOffice, person: Story["person"]) {
  const [id, iin] = [randomUUID(), numberOf(person)];
  await queries
    .insertInto("customer")
    .values({
      ...NAME,
      id,
      iin,
      id_number: null,
      birth_date: person.birthDate,
      born_by: "iin",
      sex: person.sex,
      resident: true,
      phone: "+7 (700) 000-00-42",
      email: "maria@example.kz",
      role: "customer",
      locale: "ru",
    })
    .execute();
  await queries
    .insertInto("credential")
    .values({ customer_id: id, password_hash: await quickPasswords.hash(PASSWORD) })
    .execute();
  return {
    id,
    digits: iin.slice(-4),
    /** Signs in again, as whoever comes back after months. */
    signIn: async (): Promise<string> => {
      const { body } = await post("/api/login", { iin, password: PASSWORD });
      const { token } = (body["Authorization"] ?? {}) as { readonly token?: string };
      if (token === undefined) throw new Error(`no login: ${JSON.stringify(body)}`);
      return token;
    },
  };
}
export type Policyholder = Awaited<ReturnType<typeof registerPolicyholder>>;
