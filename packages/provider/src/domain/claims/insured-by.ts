import type { Output } from "@shanyraq/calls";
import { insuredEvents, type InsuredEvent } from "@shanyraq/calls/vocabulary";
import { sql, type Kysely, type Selectable } from "kysely";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { isSameName } from "../../platform/server/name-words.ts";
import { contractById, eventsOf, type OwnedContract } from "../ledger/read.ts";
import { lineOf } from "../products/lines/index.ts";
import { wasInForce } from "./assess-claim.ts";

type PersonMatch = Output<"reportContracts">["contracts"][number]["person"];
type Statement = Selectable<Tables["statement"]>;
type Owner = Pick<CustomerRow, "iin" | "id_number" | "surname" | "name" | "patronymic">;

/** As many contracts of one person as anybody looks through. */
const MAX_CONTRACTS = 50;

/** The report of an event with what it says of it. */
export interface EventReport {
  readonly statement: Statement;
  readonly event: InsuredEvent;
  readonly day: string;
}

/** What a contract has to do with a report: whether it insures the person, the event, and gave cover on the day. */
export interface ReportedContract {
  readonly contract: OwnedContract;
  readonly person: PersonMatch;
  readonly insuresEvent: boolean;
  readonly isCovered: boolean;
}

/** The report that a case is or follows from; undefined of any other statement. */
export async function reportOfCase(db: Kysely<Tables>, statementId: string): Promise<EventReport | undefined> {
  const own = await db.selectFrom("statement").selectAll().where("id", "=", statementId).executeTakeFirst();
  const statement =
    own === undefined || own.event_id === null
      ? own
      : await db.selectFrom("statement").selectAll().where("id", "=", own.event_id).executeTakeFirst();
  if (statement?.kind !== "insuredEvent") return undefined;
  const { event: name, eventDate: day }: Readonly<Record<string, unknown>> = statement.details;
  const event = insuredEvents.find((one) => one === name);
  return event && typeof day === "string" ? { statement, event, day } : undefined;
}

/**
 * Whether a contract insures the person of a number, an IIN or that of a document. Of workers of a company, and of a child whose IIN was not asked for when the
 * contract was concluded, it holds no number: then papers say it.
 */
export function personMatch({ view: { insured, subjects } }: Pick<OwnedContract, "view">, owner: Owner, number: string): PersonMatch {
  const isOwners = [owner.iin, owner.id_number, subjects?.bin === undefined ? subjects?.iin : undefined].includes(number);
  if (subjects?.people !== undefined) {
    const isNamed = subjects.people.some(({ name, passport }) => passport === number || (isOwners && isSameName(name, fullName(owner))));
    return isNamed ? "matches" : "differs";
  }
  if (subjects?.bin !== undefined) return "unnamed";
  if (subjects?.insured !== undefined) {
    const { iin } = subjects.insured;
    if (iin === undefined) return "unnamed";
    return iin === number ? "matches" : "differs";
  }
  if (!isSameName(insured, subjects?.policyholder ?? fullName(owner))) return "unnamed";
  return isOwners ? "matches" : "differs";
}

async function contractsOfPerson(db: Kysely<Tables>, number: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("contract")
    .select("contract.id")
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("customer")
            .select("customer.id")
            .whereRef("customer.id", "=", "contract.customer_id")
            .where(({ eb }) => eb.or([eb("customer.iin", "=", number), eb("customer.id_number", "=", number)])),
        ),
        sql<boolean>`contract.id IN (
          SELECT contract_id FROM contract_event WHERE kind = 'issued' AND data #>> '{subjects,insured,iin}' = ${number}
          UNION ALL
          SELECT contract_id FROM contract_event
          WHERE kind = 'issued' AND data #> '{subjects,people}' @> ${JSON.stringify([{ passport: number }])}::jsonb)`,
      ]),
    )
    .orderBy("contract.created_at", "desc")
    .limit(MAX_CONTRACTS)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a contract has to do with a report, where the insured person has a number; undefined where there is no such contract. */
export async function reportedContract(
  db: Kysely<Tables>,
  { event, day }: Pick<EventReport, "event" | "day">,
  { contractId, person, on }: { readonly contractId: string; readonly person: string; /** Today. */ readonly on: string },
): Promise<ReportedContract | undefined> {
  const contract = await contractById(db, contractId, on);
  const owner = contract && (await db.selectFrom("customer").selectAll().where("id", "=", contract.customerId).executeTakeFirst());
  if (!contract || !owner) return undefined;
  const terms = lineOf(contract.product)?.events[event];
  return {
    contract,
    person: personMatch(contract, owner, person),
    insuresEvent: terms !== undefined && terms.is !== "notInsured",
    isCovered: wasInForce(await eventsOf(db, contractId), day),
  };
}

/** The contracts that a report may be about: that of a number, or else all that insure the person; those with cover on the day stand first. */
export async function reportedContracts(
  db: Kysely<Tables>,
  report: EventReport,
  { number, person, on }: { readonly number: string; readonly person: string; readonly on: string },
): Promise<readonly ReportedContract[]> {
  const named = number === "" ? undefined : await db.selectFrom("contract").select("id").where("number", "=", number).executeTakeFirst();
  const ids = number === "" ? await contractsOfPerson(db, person) : [named?.id].filter((id) => id !== undefined);
  const found: ReportedContract[] = [];
  for (const contractId of ids) {
    const one = await reportedContract(db, report, { contractId, person, on });
    if (one && (number !== "" || one.person === "matches")) found.push(one);
  }
  const rank = ({ insuresEvent, isCovered }: ReportedContract) => Number(insuresEvent && isCovered);
  return found.toSorted((one, other) => rank(other) - rank(one));
}
