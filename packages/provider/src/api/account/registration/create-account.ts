import { sql, type Kysely } from "kysely";
import { parseIin } from "@shanyraq/rules";
import type { Registration } from "../../../platform/database/records/registration.ts";
import type { CustomerRow, Tables } from "../../../platform/database/tables.ts";
import { versionOfXml } from "../../../domain/consents/consent-xml.ts";
import { personalData, versionOn } from "../../../domain/consents/versions.ts";
import { notify } from "../../../platform/messages/notify.ts";
import type { Context } from "../../../platform/server/context.ts";
import { moment, today } from "../../../platform/server/moment.ts";
import { uuid } from "../../../platform/server/ids.ts";
import type { PersonFacts } from "./citizens-base.ts";

/** How the consent to the processing of personal data was given, and the text that was shown. */
export interface GivenConsent {
  readonly channel: "form" | "sms";
  readonly textXml: string | null;
}

/** The source of a person's birth date and sex: the register if it gives both, else the number alone, which only suggests them. */
function bornBy({ birthDate, sex }: PersonFacts, numbered: boolean): CustomerRow["born_by"] {
  if (birthDate !== undefined && sex !== undefined) return "register";
  return numbered ? "iin" : null;
}

/**
 * Opens an account for a person who has proved that the phone is theirs. Undefined when the number or the phone already has an account; the result does not say
 * which of the two, so that strangers learn nothing about others.
 */
export async function createAccount(
  db: Kysely<Tables>,
  { iin, id_number, surname, name, patronymic, phone, email, locale, passwordHash }: Registration,
  { channel, textXml }: GivenConsent,
  facts: PersonFacts,
  { now, services }: Context,
): Promise<string | undefined> {
  // Two who register at once with one phone or one number wait for each other here.
  for (const one of [iin ?? id_number ?? "", phone].sort())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${one}, 1))`.execute(db);
  const taken = await db
    .selectFrom("customer")
    .select("id")
    .where((is) =>
      is.or([
        is("phone", "=", phone),
        ...(iin === null ? [] : [is("iin", "=", iin)]),
        ...(id_number === null ? [] : [is("id_number", "=", id_number)]),
      ]),
    )
    .executeTakeFirst();
  if (taken) return undefined;
  const id = uuid(services.random);
  // A mismatch of the number's digits and the birth date is legal: what the register knows counts.
  const known = iin === null ? undefined : parseIin(iin);
  await db
    .insertInto("customer")
    .values({
      id,
      iin,
      id_number,
      surname,
      name,
      patronymic,
      birth_date: facts.birthDate ?? known?.birthDate ?? null,
      sex: facts.sex ?? known?.sex ?? null,
      born_by: bornBy(facts, known !== undefined),
      resident: iin !== null,
      phone,
      email,
      role: "customer",
      locale,
    })
    .execute();
  await db.insertInto("credential").values({ customer_id: id, password_hash: passwordHash }).execute();
  await db
    .insertInto("consent")
    .values({
      id: uuid(services.random),
      customer_id: id,
      type: personalData,
      // What was read before midnight is of the day before.
      version: (versionOfXml(textXml ?? "") ?? versionOn(today(now))).name,
      channel,
      text_xml: textXml,
      given_at: moment(now),
      withdrawn_at: null,
    })
    .execute();
  await notify(db, services.random, now, { key: `welcome/${id}`, customerId: id, kind: "welcome", data: {}, url: "/products" });
  return id;
}
