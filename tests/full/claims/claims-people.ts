import { randomUUID } from "node:crypto";
import { iinWithCheckDigit } from "@shanyraq/rules";
import { quickPasswords } from "@shanyraq/provider/testing/lives";
import type { LivesOffice } from "../lives/lives-office.ts";

const PASSWORD = "four-plain-words";

export interface Registered {
  readonly id: string;
  readonly iin: string;
  readonly name: string;
  readonly signIn: () => Promise<string>;
}

type Right = "assessor" | "medical";

/** Registers somebody before the story begins: a customer, or one of the staff of an office. */
async function register({ queries, post, lastCode }: LivesOffice, serial: number, right?: Right): Promise<Registered> {
  const id = randomUUID();
  let iin: string | undefined;
  for (let tried = serial * 20; iin === undefined; tried += 1)
    iin = iinWithCheckDigit(`8${serial}0405300${String(tried).padStart(3, "0")}`.slice(0, 11));
  const [surname, name] = [`Тестов${"абвгде"[serial] ?? ""}`, "Нұрлан"];
  await queries
    .insertInto("customer")
    .values({
      id,
      iin,
      surname,
      name,
      patronymic: "",
      id_number: null,
      birth_date: `198${serial}-04-05`,
      born_by: "iin",
      sex: "male",
      resident: true,
      phone: `+7 (700) 000-01-0${serial}`,
      email: `person${serial}@example.kz`,
      role: right ? "employee" : "customer",
      locale: "ru",
    })
    .execute();
  await queries
    .insertInto("credential")
    .values({ customer_id: id, password_hash: await quickPasswords.hash(PASSWORD) })
    .execute();
  if (right)
    await queries
      .insertInto("staff")
      .values({ customer_id: id, office: "almaty-auezov", [right]: true })
      .execute();
  const login = (more: object) => post("/api/login", { iin, password: PASSWORD, ...more });
  return {
    id,
    iin,
    name: `${surname} ${name}`,
    signIn: async () => {
      const first = await login({});
      const { body } = first.body["codeNeeded"] === true ? await login({ code: lastCode() }) : first;
      const { token } = (body["Authorization"] ?? {}) as { readonly token?: string };
      if (token === undefined) throw new Error(`no login: ${JSON.stringify(body)}`);
      return token;
    },
  };
}

/** The owner of the contract, four of the staff, since a refusal and its review take as many, and a medical expert. */
export async function registerPeople(office: LivesOffice) {
  const owner = await register(office, 0);
  const staff: Registered[] = [];
  for (const serial of [1, 2, 3, 4]) staff.push(await register(office, serial, "assessor"));
  return { owner, staff, expert: await register(office, 5, "medical") };
}
