import { phoneDigits } from "@shanyraq/rules";
import { takeAll } from "@shanyraq/limits";
import { moment, type Handlers } from "../server/context.ts";
import { uuid } from "../server/ids.ts";
import { refuseUntil } from "../server/refusal.ts";
import { checkHandlers } from "./checks.ts";
import { linkHandlers } from "./send-link.ts";
import { writtenHandlers } from "./written.ts";

/** Who asks again within a minute means the same call. */
const SAME_MS = 60_000;
const MINUTE = 60;

type Statements = "callback" | keyof typeof linkHandlers | keyof typeof writtenHandlers | keyof typeof checkHandlers;

export const statementHandlers: Pick<Handlers, Statements> = {
  ...linkHandlers,
  ...writtenHandlers,
  ...checkHandlers,
  callback: async ({ name, phone, time = "", minor = false }, { address, db, guards, locale, now, services }) => {
    const taken = await takeAll(guards.enquiries(address));
    if (!taken.ok) return refuseUntil(taken.retryAfterSeconds, "error.askWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
    const digits = phoneDigits(phone) ?? "";
    const before = await db
      .selectFrom("callback_request")
      .select("id")
      .where("phone", "=", digits)
      .where("created_at", ">", moment(now - SAME_MS))
      .executeTakeFirst();
    if (!before)
      await db
        .insertInto("callback_request")
        .values({
          id: uuid(services.random),
          name: name.trim(),
          phone: digits,
          preferred_time: time.trim(),
          minor,
          locale,
          created_at: moment(now),
        })
        .execute();
    return { status: "ok", success: true };
  },
};
