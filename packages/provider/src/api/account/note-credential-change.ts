import type { Context } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";

/** Keeps when the phone or the password of an account became another one. Run it in the transaction of the change. */
export const noteCredentialChange = async ({ db, now }: Pick<Context, "db" | "now">, customerId: string, kind: "phone" | "password") => {
  await db
    .insertInto("credential_change")
    .values({ customer_id: customerId, kind, at: moment(now) })
    .execute();
};
