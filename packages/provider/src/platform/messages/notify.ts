import type { Kysely } from "kysely";
import type { NoticeKind } from "../database/records/notice-kind.ts";
import type { Tables } from "../database/tables.ts";
import { moment } from "../server/moment.ts";
import { uuid } from "../server/ids.ts";

export interface Notice {
  /** The same key is the same event, which is announced once. */
  readonly key: string;
  readonly customerId: string;
  readonly kind: NoticeKind;
  /** What its sentences name: numbers, sums and dates as text. */
  readonly data: Readonly<Record<string, string>>;
  /** A page of the site itself. */
  readonly url: `/${string}`;
}

/** Notifies a customer of an event, in the transaction of that event. */
export async function notify(
  db: Kysely<Tables>,
  random: (bytes: number) => Uint8Array,
  now: number,
  { key, customerId, kind, data, url }: Notice,
): Promise<void> {
  await db
    .insertInto("notification")
    .values({
      id: uuid(random),
      key,
      customer_id: customerId,
      kind,
      data: JSON.stringify(data),
      url,
      created_at: moment(now),
      read_at: null,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
