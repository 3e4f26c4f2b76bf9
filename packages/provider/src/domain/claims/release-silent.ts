import { text } from "@shanyraq/i18n/text";
import { sql } from "kysely";
import { notifyWriter } from "../appeals/notify-writer.ts";
import { eachRow } from "../../platform/failures/each-row.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { today } from "../../platform/server/moment.ts";
import { followReport } from "./follow-report.ts";

/** Releases contracts whose reports were not followed by a claim for too long, and writes to the person who reported: a claim may still come. */
export async function releaseSilent(services: Pick<Services, "database" | "random" | "log">, now: number): Promise<void> {
  const { database, random } = services;
  const { rows } = await sql<{ readonly id: string }>`
    SELECT statement.id FROM contract_event held
    JOIN statement ON statement.number = held.data ->> 'report'
    WHERE held.kind = 'claimHeld' AND NOT EXISTS (
      SELECT 1 FROM contract_event released
      WHERE released.kind = 'claimReleased' AND released.contract_id = held.contract_id AND released.seq > held.seq
        AND released.data ->> 'report' = held.data ->> 'report')`.execute(database.queries);
  await eachRow(services, now, {
    job: "releaseSilent",
    rows,
    keyOf: ({ id }) => id,
    act: ({ id }) =>
      database.queries.transaction().execute(async (db) => {
        if ((await followReport(db, id, now)) !== "released") return;
        const report = await db.selectFrom("statement").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
        const words = text(report.locale, "claim.released", { date: shownDate(today(now)) });
        await notifyWriter(db, report, { step: `released/${today(now)}`, words }, { random, now });
      }),
  });
}
