import { text } from "@shanyraq/i18n/text";
import { sql } from "kysely";
import { shownNotice } from "../../platform/messages/shown.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { isUuid } from "../../platform/server/ids.ts";

/** As many as one page of them shows; older ones are in the messages. */
const MAX_NOTICES = 200;

const unread = async ({ customer, db }: SignedIn): Promise<number> => {
  const { count } = await db
    .selectFrom("notification")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("customer_id", "=", customer.id)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
};

export const notifications: Pick<Handlers, "getNotifications"> = {
  getNotifications: async ({ new: state, id, count }, context) => {
    const { customer, db, locale, now } = context;
    if (state === 0)
      await db
        .updateTable("notification")
        .set({ read_at: moment(now) })
        .where("customer_id", "=", customer.id)
        .where("read_at", "is", null)
        .$if(id !== undefined, (query) => query.where("id", "=", id !== undefined && isUuid(id) ? id : customer.id))
        .execute();
    if (count) return { message: [], count: await unread(context) };
    const rows = await db
      .selectFrom("notification")
      .selectAll()
      .where("customer_id", "=", customer.id)
      .orderBy("created_at", "desc")
      // Those of one moment have the same order for everybody, whatever their random ids.
      .orderBy("kind")
      .orderBy("id")
      .limit(MAX_NOTICES)
      .execute();
    return {
      message: rows.map(({ id: own, kind, data, url, created_at, read_at }) => ({
        id: own,
        title: text(locale, `letter.notice.${kind}.title`, shownNotice(data, locale)),
        message: text(locale, `letter.notice.${kind}.text`, shownNotice(data, locale)),
        button_name: text(locale, `letter.notice.${kind}.button`),
        url,
        updated_at: created_at,
        new: read_at === null ? 1 : 0,
      })),
      count: await unread(context),
    };
  },
};
