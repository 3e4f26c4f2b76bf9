import { createHash } from "node:crypto";
import { addDays } from "@shanyraq/rules";
import { personalData, versionOn } from "../domain/consents/versions.ts";
import type { Database } from "../platform/database/open.ts";
import type { Calculation } from "../platform/database/records/terms.ts";
import { keepProductText } from "../domain/entries/product-texts.ts";
import { appendEvents } from "../domain/ledger/append.ts";
import { passwordsAt, type Passwords } from "../platform/ports/passwords.ts";
import { price } from "../domain/products/price.ts";
import { fullName } from "../platform/server/full-name.ts";
import { nextContractNumber, uuid } from "../platform/server/ids.ts";
import { moment, today } from "../platform/server/moment.ts";
import { inventedPerson } from "./invented-person.ts";

/** Somebody with annuities that begin to pay in ten days: with them a policy is lived to its last day by the sandbox's clock. */
export const annuitant = inventedPerson(30, {
  surname: "Қасымова",
  name: "Күлән",
  patronymic: "Бақытқызы",
  birth_date: "1964-04-18",
  sex: "female",
  password: "kulan-2026",
  shows: "annuity",
});
const ACCOUNT = "KZ86125KZT5004100100";
const BEGINS_IN_DAYS = 10;

const own = { sex: annuitant.sex, birthDate: annuitant.birth_date };
const annuities: readonly Calculation[] = [
  { product: "payout-annuity", ...own, sumAssured: "17900000", years: "6", guaranteeYears: "6", paymentsPerYear: "12" },
  {
    product: "pension-annuity",
    ...own,
    category: "standard",
    guaranteeYears: "5",
    savings: "26000000",
    redemptionSum: "0",
    contribution: "0",
  },
];
const steady = (name: string) => (bytes: number) => createHash("sha256").update(`${annuitant.id}/${name}`).digest().subarray(0, bytes);

/** The annuitant with their contracts, whose premiums have just come. Only if they do not exist yet; a product of the sandbox has them, tests do not. */
export async function seedAnnuitant({ queries }: Database, now: number, passwords: Passwords = passwordsAt()): Promise<void> {
  const there = await queries.selectFrom("customer").select("id").where("id", "=", annuitant.id).executeTakeFirst();
  if (there) return;
  const { password, shows: _, organisation: __, ...row } = annuitant;
  const credential = { customer_id: row.id, password_hash: await passwords.hash(password) };
  const [day, at] = [today(now), moment(now)];
  const startDate = addDays(day, BEGINS_IN_DAYS);
  await queries.transaction().execute(async (db) => {
    await db.insertInto("customer").values(row).execute();
    await db.insertInto("credential").values(credential).execute();
    await db
      .insertInto("consent")
      .values({
        id: uuid(steady("consent")),
        customer_id: row.id,
        type: personalData,
        version: versionOn(day).name,
        channel: "form",
        text_xml: null,
        given_at: at,
        withdrawn_at: null,
      })
      .execute();
    for (const inputs of annuities) {
      const priced = price(inputs, startDate);
      // The indicators of its year are not known: there is no such contract then.
      if (!priced.ok) continue;
      const { terms } = priced;
      const id = uuid(steady(terms.product));
      await db
        .insertInto("contract")
        .values({
          id,
          number: await nextContractNumber(db, "seed", now),
          product: terms.product,
          customer_id: row.id,
          order_id: null,
          payment_id: null,
          created_at: at,
          product_text: await keepProductText(db, terms.product, now),
        })
        .execute();
      const name = fullName(row);
      const { iin, birth_date: birthDate, phone, email } = row;
      const subjects = { policyholder: name, account: ACCOUNT, ...(iin !== null && { iin }), birthDate, phone, email };
      await appendEvents(
        db,
        id,
        [
          { kind: "issued", at, data: { terms, insured: name, beneficiaries: [], subjects, form: "full" } },
          {
            kind: "premiumPaid",
            at,
            data: { receipt: `KV-${day.slice(0, 4)}-${id.slice(0, 6)}`, amount: terms.instalment, method: "Kaspi QR" },
          },
        ],
        now,
      );
    }
  });
}
