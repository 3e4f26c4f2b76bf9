import type { HealthMeasure } from "@shanyraq/calls/vocabulary";
import type { ClaimMeasures } from "../../platform/database/records/claim-measures.ts";
import { openJson, sealJson } from "../../platform/sealing/sealed-json.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";

/** What a medical expert found in the papers of a claim. */
export interface Finding {
  readonly words: string;
  readonly measures: Pick<ClaimMeasures, HealthMeasure>;
}

/** A request for an opinion, and the opinion once it is given. */
export interface Opinion {
  readonly id: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly deadline: string;
  /** Undefined where it cannot be read any more. */
  readonly question?: string;
  readonly given?: { readonly by: string; readonly byId: string; readonly at: string; readonly finding?: Finding };
}

type Desk = Pick<SignedIn, "db" | "services">;
const questionName = (id: string): string => `medical_opinion.question/${id}`;
const opinionName = (id: string): string => `medical_opinion.opinion/${id}`;

/** The opinions on a claim, the newest first. */
export async function opinionsOn({ db, services }: Desk, claimId: string): Promise<readonly Opinion[]> {
  const rows = await db
    .selectFrom("medical_opinion as opinion")
    .innerJoin("customer as asker", "asker.id", "opinion.asked_by")
    .leftJoin("customer as giver", "giver.id", "opinion.given_by")
    .select([
      "opinion.id",
      "opinion.asked_at",
      "opinion.deadline",
      "opinion.question",
      "opinion.given_by",
      "opinion.given_at",
      "opinion.opinion",
    ])
    .select(["asker.surname", "asker.name", "asker.patronymic"])
    .select(["giver.surname as giver_surname", "giver.name as giver_name", "giver.patronymic as giver_patronymic"])
    .where("opinion.claim_id", "=", claimId)
    .orderBy("opinion.asked_at", "desc")
    .execute();
  return rows.map((row): Opinion => {
    const { id, given_by: byId, given_at: at, giver_surname: surname, giver_name: name, giver_patronymic: patronymic } = row;
    const question =
      row.question === null ? undefined : openJson<{ readonly words: string }>(row.question, questionName(id), services.filesKeys);
    const finding = row.opinion === null ? undefined : openJson<Finding>(row.opinion, opinionName(id), services.filesKeys);
    return {
      id,
      askedBy: fullName(row),
      askedAt: row.asked_at,
      deadline: row.deadline,
      ...(question?.ok && { question: question.value.words }),
      ...(byId !== null &&
        at !== null && {
          given: {
            by: fullName({ surname: surname ?? "", name: name ?? "", patronymic: patronymic ?? "" }),
            byId,
            at,
            ...(finding?.ok && { finding: finding.value }),
          },
        }),
    };
  });
}

/** Asks for an opinion. @returns false where one is awaited already: of two who ask at once the second one sees the first. */
export async function askForOpinion(
  { customer, db, now, services }: SignedIn,
  about: { readonly claimId: string; readonly question: string; readonly deadline: string },
): Promise<boolean> {
  const { filesKeys, random } = services;
  const id = uuid(random);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("medical_opinion")
    .values({
      id,
      claim_id: about.claimId,
      asked_by: customer.id,
      asked_at: moment(now),
      deadline: about.deadline,
      question: sealJson({ words: about.question }, questionName(id), { keys: filesKeys, random }),
    })
    .onConflict((conflict) => conflict.column("claim_id").where("given_at", "is", null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keeps the opinion that was awaited on a claim. @returns false where nobody awaits one any more. */
export async function keepOpinion({ customer, db, now, services }: SignedIn, claimId: string, finding: Finding): Promise<boolean> {
  const { filesKeys, random } = services;
  const open = await db
    .selectFrom("medical_opinion")
    .select("id")
    .where("claim_id", "=", claimId)
    .where("given_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return false;
  await db
    .updateTable("medical_opinion")
    .set({ given_by: customer.id, given_at: moment(now), opinion: sealJson(finding, opinionName(open.id), { keys: filesKeys, random }) })
    .where("id", "=", open.id)
    .execute();
  return true;
}
