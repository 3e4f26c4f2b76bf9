import { randomBytes } from "node:crypto";
import { senim, senimTariff20261 } from "@shanyraq/actuarial";
import type { Input } from "@shanyraq/calls";
import { calculationOf } from "../seed/calculation-of.ts";
import { personWho } from "../seed/seeded-person.ts";
import type { BackOffice } from "./back-office.ts";

export const key = () => randomBytes(12).toString("hex");
export const keyed = (value: string = key()) => ({ "idempotency-key": value });

/** The customer who signs in to buy has no policy yet. */
export const calculation = calculationOf(personWho("nothing"), { frequency: "monthly" });
const priced = senim.quote(
  { sex: "male", age: 31, term: 10, frequency: "monthly", sumAssured: 5_000_000, startDate: "2026-11-21" },
  senimTariff20261,
);
/** The instalment of the calculation above by the mathematics alone. */
export const instalment = priced.ok ? `${priced.value.instalment}.00` : "";
/** Answers to what lines ask; each takes its own. */
export const answers = {
  person: {
    citizenship: "KZ",
    document_number: "012345678",
    document_date: "2020-01-01",
    region: "almaty",
    city: "Алматы",
    address: "Абай 1",
    email: "ilya@example.kz",
  },
  insured: { for_child: "no" },
  company: {
    bin: "150340012340",
    name: "ТОО «Дала Құрылыс»",
    post: "director",
    region: "almaty",
    city: "Алматы",
    address: "Абай 1",
    iban: "KZ86125KZT5004100100",
    email: "ilya@example.kz",
  },
  employer: { by_company: "no" },
  child: { name: "Волков Артём", birthDate: "2021-05-05" },
  loan: { bank: "Банк", number: "КЗ-1", date: "2026-11-01" },
  workers: { list: [{ name: "Каримов Азиз", document_number: "N12345678" }] },
  account: { iban: "KZ86125KZT5004100100" },
  health: { healthy: "yes", conditions: [] },
  declarations: { public_official: "no", tax_abroad: "no" },
  beneficiaries: { list: [{ name: "Волкова Анна", relation: "spouse", birthDate: "1996-01-01", share: 100 }] },
} satisfies Input<"worksheet">["answers"];
export const worksheet = {
  calculation,
  answers,
  consent: true,
  // Somebody buys the same all day here.
  again: true,
};

export const lastCode = ({ inbox }: BackOffice): string =>
  /\d{4}/.exec(inbox.findLast(({ key: id }) => id.startsWith("code/"))?.text ?? "")?.[0] ?? "";
export const wrongCode = (right: string): string => (right === "0000" ? "1111" : "0000");

export async function apply(office: BackOffice, token: string): Promise<string> {
  const { body } = await office.post("/worksheet", worksheet, token, keyed());
  return String(body["requestID"]);
}

/** An application whose answers made a rule ask more. */
export async function requestCode(office: BackOffice, token: string): Promise<string> {
  const health = { healthy: "no", conditions: ["diabetes"], health_details: "С 2019 года" };
  const { body } = await office.post("/worksheet", { ...worksheet, answers: { ...answers, health } }, token, keyed());
  await office.post("/codeCheck", { requestID: body["requestID"], code: lastCode(office) }, token);
  return String(body["requestID"]);
}

/** From the worksheet to the order's hash. */
export async function order(office: BackOffice, token: string): Promise<string> {
  const requestID = await apply(office, token);
  await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
  const { body } = await office.post("/pay", { requestID }, token, keyed());
  return String(body["hash"]);
}

/** An order whose payment is awaited: its code is drawn. */
export async function orderWithCode(office: BackOffice, token: string): Promise<string> {
  const hash = await order(office, token);
  await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
  return hash;
}

export const contractsBought = ({ database }: BackOffice, hash: string) =>
  database.queries
    .selectFrom("contract")
    .innerJoin("purchase_order", "purchase_order.id", "contract.order_id")
    .selectAll("contract")
    .where("purchase_order.hash", "=", hash)
    .execute();

/** An application whose code was right, which an order can be made of. */
export async function confirmed(office: BackOffice, token: string): Promise<{ readonly requestID: string }> {
  const requestID = await apply(office, token);
  await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
  return { requestID };
}
