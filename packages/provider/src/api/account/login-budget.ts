import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { productionLimits } from "../../platform/ports/limits.ts";
import type { Context } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import type { Identity } from "./identity.ts";

const SECOND = 1_000;
const DAY_MS = 86_400 * SECOND;
/** Counts of unknown numbers are kept this long: those of an account are kept until somebody signs in. */
const UNKNOWN_MS = 90 * DAY_MS;

/** Whose wrong passwords are counted together: an account's over all networks, or those of one known device of it. */
export type CountedLogin = { readonly of: "account"; readonly who: Identity } | { readonly of: "device"; readonly nonce: string };

const keyOf = (counted: CountedLogin, secret: string): string =>
  createHmac("sha256", secret)
    .update(
      JSON.stringify(["login", counted.of, ...(counted.of === "account" ? [counted.who.column, counted.who.value] : [counted.nonce])]),
    )
    .digest("base64url");

export type Try =
  /** The how-manyeth in a row it is, and when the first of them was. */
  | { readonly ok: true; readonly count: number; readonly since: string }
  | { readonly ok: false; readonly reason: "wait"; readonly seconds: number }
  | { readonly ok: false; readonly reason: "shut" };

/**
 * Counts a try as wrong before the password is looked at, so that of however many at once no more than may be are compared. In a row means
 * until somebody gets in: no time makes the count begin again (NIST SP 800-63B-4, 3.2.2).
 */
export async function takeTry({ db, now, services }: Context, counted: CountedLogin, known: boolean): Promise<Try> {
  const { most, waits } = (services.limits ?? productionLimits).loginsInARow;
  const key = keyOf(counted, services.secret);
  const at = moment(now);
  return db.transaction().execute(async (transaction): Promise<Try> => {
    await transaction
      .deleteFrom("login_failure")
      .where("known", "=", false)
      .where("last_at", "<", moment(now - UNKNOWN_MS))
      .execute();
    // Made or locked in one statement: between two of them somebody who got in could take the row away.
    const row = await transaction
      .insertInto("login_failure")
      .values({ key, count: 0, began_at: at, last_at: at, known })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ known }))
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.count >= most) return { ok: false, reason: "shut" };
    const wait = waits.findLast(({ from }) => row.count >= from)?.seconds ?? 0;
    // Of several at once one that began earlier may be counted later.
    const passed = Math.max(0, now - Date.parse(row.last_at));
    const left = wait - Math.floor(passed / SECOND);
    if (left > 0) return { ok: false, reason: "wait", seconds: left };
    const began_at = row.count === 0 ? at : row.began_at;
    await transaction
      .updateTable("login_failure")
      .set({ count: sql`count + 1`, began_at, last_at: at, known })
      .where("key", "=", key)
      .execute();
    return { ok: true, count: row.count + 1, since: began_at };
  });
}

/** After a sign-in, by any proof, the count starts again. */
export async function clearTries({ db, services }: Context, counted: readonly CountedLogin[]): Promise<void> {
  const keys = counted.map((one) => keyOf(one, services.secret));
  if (keys.length > 0) await db.deleteFrom("login_failure").where("key", "in", keys).execute();
}

/** The counts of an account, by either of its numbers. */
export const countsOf = ({
  iin,
  id_number,
}: {
  readonly iin: string | null;
  readonly id_number: string | null;
}): readonly CountedLogin[] => [
  ...(iin === null ? [] : [{ of: "account", who: { column: "iin", value: iin } } as const]),
  ...(id_number === null ? [] : [{ of: "account", who: { column: "id_number", value: id_number } } as const]),
];
