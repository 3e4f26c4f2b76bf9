import type { WorkKind } from "@shanyraq/calls/vocabulary";
import { phoneDigits } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import { upgradeWorksheet } from "../../platform/database/records/worksheet.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { circlesOf, type Circle, type CircleSeed } from "./circle.ts";
import { heirsOfEach, seedOfHeirs } from "./case-heirs.ts";

/** A case by its kind and id. */
export interface CaseKey {
  readonly kind: WorkKind;
  readonly id: string;
}
export const keyOf = ({ kind, id }: CaseKey): string => `${kind}/${id}`;

/** What of a statement's details names somebody; each is a field of the form that it was typed into. */
function ofDetails(details: unknown): CircleSeed {
  const typed = typeof details === "object" && details !== null ? (details as Readonly<Record<string, unknown>>) : {};
  const of = (field: string) => (typeof typed[field] === "string" ? typed[field] : undefined);
  return {
    phones: [phoneDigits(of("phone") ?? "")],
    emails: [of("email")],
    numbers: [of("iin")],
    accounts: [of("iban")],
    people: [of("name"), of("accountHolder")].map((name) => ({ name, birthDate: undefined })),
  };
}

async function statementSeeds(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly (readonly [string, CircleSeed])[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("statement")
    .leftJoin("contract", "contract.id", "statement.contract_id")
    .select(["statement.id", "statement.customer_id", "statement.phone", "statement.details", "contract.customer_id as owner_id"])
    .where("statement.id", "in", ids)
    .execute();
  const heirs = await heirsOfEach(db, ids);
  return rows.map(({ id, customer_id, owner_id, phone, details }) => {
    const typed = ofDetails(details);
    const named = seedOfHeirs(heirs.get(id) ?? []);
    return [
      id,
      {
        ...typed,
        ids: [customer_id, owner_id],
        phones: [phone, ...(typed.phones ?? [])],
        numbers: [...(typed.numbers ?? []), ...(named.numbers ?? [])],
        people: [...(typed.people ?? []), ...(named.people ?? [])],
      },
    ];
  });
}

async function applicationSeeds(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly (readonly [string, CircleSeed])[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("application").select(["id", "customer_id", "worksheet"]).where("id", "in", ids).execute();
  return rows.map(({ id, customer_id, worksheet }) => {
    const { person, company, insured, child, account, beneficiaries } = upgradeWorksheet(worksheet).answers;
    return [
      id,
      {
        ids: [customer_id],
        emails: [person?.email, company?.email],
        numbers: [person?.document_number, insured?.iin, child?.iin],
        accounts: [account?.iban, company?.iban],
        people: [
          { name: insured?.name, birthDate: insured?.birth_date },
          { name: child?.name, birthDate: child?.birthDate },
          ...(beneficiaries?.list ?? []),
        ],
      },
    ];
  });
}

async function callbackSeeds(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly (readonly [string, CircleSeed])[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("callback_request").select(["id", "name", "phone"]).where("id", "in", ids).execute();
  return rows.map(({ id, name, phone }) => [id, { phones: [phone], people: [{ name, birthDate: undefined }] }]);
}

const seedsOf = { statement: statementSeeds, application: applicationSeeds, callback: callbackSeeds } as const;

/** Whom each case concerns: who wrote or applied, whoever has the contract, who is paid, and the people named by it and by their contracts. */
export async function caseCircles(db: Kysely<Tables>, cases: readonly CaseKey[], day: string): Promise<ReadonlyMap<string, Circle>> {
  const found: (readonly [string, CircleSeed])[] = [];
  for (const kind of ["statement", "application", "callback"] as const) {
    const ids = cases.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const [id, seed] of await seedsOf[kind](db, ids)) found.push([keyOf({ kind, id }), seed]);
  }
  const circles = await circlesOf(
    db,
    found.map(([, seed]) => seed),
    day,
  );
  return new Map(found.flatMap(([key], index) => (circles[index] ? [[key, circles[index]] as const] : [])));
}
