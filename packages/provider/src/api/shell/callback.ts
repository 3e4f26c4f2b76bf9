import { phoneDigits } from "@shanyraq/rules";
import { WORK_DAYS } from "../../domain/appeals/answer-days.ts";
import { fewEnquiries } from "../../platform/server/few-enquiries.ts";
import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { workingDaysAfter } from "../../platform/server/working-days.ts";

/** A repeated request within a minute means the same call. */
const SAME_MS = 60_000;

/** Somebody asks to be called; the staff calls by the working day that is due. */
export const callback: Pick<HandlersOf<"shell">, "callback"> = {
  callback: async ({ name, phone, time = "", minor = false, calculation }, context) => {
    const refused = await fewEnquiries(context);
    if (refused) return refused;
    const { db, locale, now, services } = context;
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
          calculation: calculation ?? null,
          locale,
          created_at: moment(now),
          deadline: workingDaysAfter(today(now), WORK_DAYS.callback),
        })
        .execute();
    return { status: "ok", success: true };
  },
};
