import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import { upgradeWorksheet, type Worksheet } from "../../platform/database/records/worksheet.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { notify } from "../../platform/messages/notify.ts";
import { moment } from "../../platform/server/moment.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { filesOfEach, type ApplicationFile } from "./application-files.ts";
import { addUnderwritingEvent, eventsOfEach } from "./events.ts";
import { reviewDeadline } from "./review-deadline.ts";

type Event = Selectable<Tables["underwriting_event"]>;

/** An application that waits for a person, or for its customer's answer. */
export interface UnderwritingCase {
  readonly id: string;
  readonly product: string;
  readonly state: "in_review" | "question";
  readonly createdAt: string;
  readonly customer: string;
  readonly sumAssured: string;
  readonly answers: Worksheet["answers"];
  readonly events: readonly Pick<Event, "kind" | "at" | "words">[];
  readonly files: readonly ApplicationFile[];
}

const open = ["in_review", "question"] as const;
const isOpen = (state: Tables["application"]["state"]): state is UnderwritingCase["state"] => open.some((one) => one === state);

/** Every open case, the oldest first. */
export async function readCases({ queries }: Database): Promise<readonly UnderwritingCase[]> {
  const rows = await queries
    .selectFrom("application")
    .innerJoin("customer", "customer.id", "application.customer_id")
    .selectAll("application")
    .select(["customer.surname", "customer.name"])
    .where("application.state", "in", open)
    .orderBy("application.created_at")
    .execute();
  return Promise.all(
    rows.flatMap(({ id, product, state, created_at, surname, name, terms, worksheet }) =>
      isOpen(state)
        ? [
            Promise.all([eventsOfEach(queries, [id]), filesOfEach(queries, [id])]).then(([events, files]) => ({
              id,
              product,
              state,
              createdAt: created_at,
              customer: `${surname} ${name}`.trim(),
              sumAssured: terms.sumAssured,
              answers: upgradeWorksheet(worksheet).answers,
              events,
              files,
            })),
          ]
        : [],
    ),
  );
}

export const decisions = ["accept", "decline", "ask"] as const;
export type Decision = (typeof decisions)[number];

/** What a decision makes of an application, and the notice to its customer. */
const followed = {
  accept: { state: "confirmed", kind: "accepted", notice: "applicationAccepted" },
  decline: { state: "declined", kind: "declined", notice: "applicationDeclined" },
  ask: { state: "question", kind: "asked", notice: "applicationQuestion" },
} as const;

export interface Decided {
  readonly applicationId: string;
  readonly decision: Decision;
  /** The reason or the question, for the customer; an acceptance needs none. */
  readonly words: string;
  /** The person who decides, if they have an account. */
  readonly byId: string | null;
}

/**
 * Decides an open case, and notifies its customer. The second to decide finds it closed.
 * @returns whether the decision was taken: false when no open case has this id, or a refusal or question has no words.
 */
export const decide = ({ queries }: Database, decided: Decided, now: number, random: (bytes: number) => Uint8Array): Promise<boolean> =>
  queries.transaction().execute((db) => decideApplication(db, decided, now, random));

/** The same inside a transaction that the caller has started. */
export async function decideApplication(
  db: Kysely<Tables>,
  { applicationId, decision, words, byId }: Decided,
  now: number,
  random: (bytes: number) => Uint8Array,
): Promise<boolean> {
  if (!isUuid(applicationId) || (decision !== "accept" && words.trim() === "")) return false;
  const application = await db.selectFrom("application").selectAll().where("id", "=", applicationId).forUpdate().executeTakeFirst();
  if (!application || !isOpen(application.state)) return false;
  const { state, kind, notice } = followed[decision];
  await db.updateTable("application").set({ state }).where("id", "=", applicationId).execute();
  await addUnderwritingEvent(db, { applicationId, kind, at: moment(now), byId, words: words.trim() });
  const count = (await eventsOfEach(db, [applicationId])).length;
  await notify(db, random, now, {
    key: `${notice}/${applicationId}/${count}`,
    customerId: application.customer_id,
    kind: notice,
    data: {},
    url: decision === "accept" ? `/payment?application=${applicationId}` : "/cabinet/apps",
  });
  return true;
}

/**
 * Keeps a customer's answer to a question, and puts the application before a person again.
 * @returns whether they had a question to answer.
 */
export async function answerQuestion(
  db: Kysely<Tables>,
  { applicationId, customerId, words }: { readonly applicationId: string; readonly customerId: string; readonly words: string },
  now: number,
): Promise<boolean> {
  if (!isUuid(applicationId)) return false;
  const application = await db
    .selectFrom("application")
    .select("state")
    .where("id", "=", applicationId)
    .where("customer_id", "=", customerId)
    .forUpdate()
    .executeTakeFirst();
  if (application?.state !== "question") return false;
  await db
    .updateTable("application")
    .set({ state: "in_review", deadline: reviewDeadline(now) })
    .where("id", "=", applicationId)
    .execute();
  await addUnderwritingEvent(db, { applicationId, kind: "answered", at: moment(now), byId: customerId, words: words.trim() });
  return true;
}
