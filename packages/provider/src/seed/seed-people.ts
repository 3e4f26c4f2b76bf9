import { createHash } from "node:crypto";
import { passwordsAt, type Passwords } from "../platform/ports/passwords.ts";
import type { Database } from "../platform/database/open.ts";
import type { CustomerRow } from "../platform/database/tables.ts";
import { personalData, versionOn } from "../domain/consents/versions.ts";
import { keepProductText } from "../domain/entries/product-texts.ts";
import { appendEvents } from "../domain/ledger/append.ts";
import { today } from "../platform/server/moment.ts";
import { nextContractNumber, uuid } from "../platform/server/ids.ts";
import { seededContracts } from "./seeded-contracts.ts";
import { seededPeople, type SeededPerson } from "./seeded-person.ts";

/** The same contract has the same id in every fresh database, so that its address can be kept. */
const steady = (name: string) => (bytes: number) => createHash("sha256").update(name).digest().subarray(0, bytes);

/** The row of a person among the customers. */
const rowOf = (person: SeededPerson): CustomerRow => {
  const { password: _, shows: __, organisation: ___, ...row } = person;
  return row;
};

/** Two decide applications and claims, so that what takes two pairs of eyes can be shown; whoever gives opinions or keeps the books serves nobody. */
const rightsOfSeeded = (shows: SeededPerson["shows"]) => {
  if (shows === "medic") return { desk: false, medical: true };
  if (shows === "accountant") return { desk: false, accountant: true };
  return { assessor: true, supervisor: shows === "supervisor", underwriter: true };
};

const DAY_MS = 86_400_000;
/** Where the invented staff works: an office of `content/offices.yaml`. */
const MAIN_OFFICE = "almaty-main";
/** People who agreed before the wording changed, and are asked again; the others agreed not long ago. */
const agreedLongAgo: readonly SeededPerson["shows"][] = ["nonResident", "overdue", "minor"];
const consentOf = ({ id, shows }: SeededPerson, now: number) => {
  const given = now - (agreedLongAgo.includes(shows) ? 200 : 20) * DAY_MS;
  return {
    id: uuid(steady(`${id}/consent`)),
    customer_id: id,
    type: personalData,
    version: versionOn(today(given)).name,
    channel: "form" as const,
    text_xml: null,
    given_at: new Date(given).toISOString(),
    withdrawn_at: null,
  };
};

/** Invented people with their contracts, in all states relative to `now`. Only into a database without customers. */
export async function seedPeople({ queries }: Database, now: number, passwords: Passwords = passwordsAt()): Promise<void> {
  const somebody = await queries.selectFrom("customer").select("id").limit(1).executeTakeFirst();
  if (somebody) return;
  const credentials = await Promise.all(
    seededPeople.map(async ({ id, password }) => ({ customer_id: id, password_hash: await passwords.hash(password) })),
  );
  await queries.transaction().execute(async (db) => {
    await db.insertInto("customer").values(seededPeople.map(rowOf)).execute();
    await db.insertInto("credential").values(credentials).execute();
    await db
      .insertInto("consent")
      .values(seededPeople.map((person) => consentOf(person, now)))
      .execute();
    await db
      .insertInto("staff")
      .values(
        seededPeople
          .filter(({ role }) => role === "employee")
          .map(({ id, shows }) => ({ customer_id: id, office: MAIN_OFFICE, ...rightsOfSeeded(shows) })),
      )
      .execute();
    for (const person of seededPeople) {
      if (person.organisation)
        await db
          .insertInto("organisation")
          .values({ ...person.organisation, head_id: person.id })
          .execute();
      for (const [index, { product, events }] of seededContracts(person, today(now)).entries()) {
        const id = uuid(steady(`${person.id}/${index}`));
        const created_at = events[0]?.at ?? new Date(now).toISOString();
        await db
          .insertInto("contract")
          .values({
            id,
            number: await nextContractNumber(db, "seed", Date.parse(created_at)),
            product,
            customer_id: person.id,
            order_id: null,
            payment_id: null,
            created_at,
            product_text: await keepProductText(db, product, now),
          })
          .execute();
        await appendEvents(db, id, events, now);
      }
    }
  });
}
