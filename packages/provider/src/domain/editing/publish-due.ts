import { sql, type Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { eachRow } from "../../platform/failures/each-row.ts";
import { isNotSetAside } from "../../platform/failures/is-not-set-aside.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { moment } from "../../platform/server/moment.ts";
import { publishRevision } from "./publish-revision.ts";

/** As many as a round publishes; a next one comes in a second. */
const BATCH_SIZE = 20;

type Due = Pick<Selectable<Tables["content_revision"]>, "kind" | "slug" | "number">;

/** Publishes a revision, unless another process has taken it. */
const publishOne = (
  { database, inspect, log }: Pick<Services, "database" | "inspect" | "log">,
  { number, ...name }: Due,
  now: number,
): Promise<void> =>
  database.queries.transaction().execute(async (db) => {
    const taken = await db
      .selectFrom("content_revision")
      .select("number")
      .where("kind", "=", name.kind)
      .where("slug", "=", name.slug)
      .where("number", "=", number)
      .where("state", "=", "scheduled")
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!taken) return;
    const published = await publishRevision(db, name, number, now, inspect);
    if (published.ok) return;
    // The promises of its kind became stricter while it waited: an editor has to look at it.
    log({ level: "error", event: "deskPublishFailed", reason: `${name.kind}/${name.slug}` });
    await db
      .updateTable("content_revision")
      .set({ state: "draft", publish_at: null })
      .where("kind", "=", name.kind)
      .where("slug", "=", name.slug)
      .where("number", "=", number)
      .execute();
  });

/** Publishes what is due. Several processes may do it at once: each revision is taken by one of them. */
export async function publishDue(services: Pick<Services, "database" | "inspect" | "log">, now: number): Promise<void> {
  const { database } = services;
  const due = await database.queries
    .selectFrom("content_revision")
    .select(["kind", "slug", "number"])
    .where("state", "=", "scheduled")
    .where("publish_at", "<=", moment(now))
    .where(isNotSetAside("publishDue", sql`concat_ws('/', kind, slug, number)`, now))
    .orderBy("publish_at")
    .limit(BATCH_SIZE)
    .execute();
  await eachRow(services, now, {
    job: "publishDue",
    rows: due,
    keyOf: ({ kind, slug, number }) => `${kind}/${slug}/${number}`,
    act: (revision) => publishOne(services, revision, now),
  });
}
