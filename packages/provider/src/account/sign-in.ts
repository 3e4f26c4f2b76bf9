import { releaseAll, takeAll } from "@shanyraq/limits";
import { moment, type Handlers } from "../server/context.ts";
import { refuse, refuseFields, refuseUntil } from "../server/refusal.ts";
import { beginSession } from "./begin-session.ts";
import { hashPassword, isOutdated, passwordFits } from "./passwords.ts";

const MINUTE = 60;

export const signIn: Pick<Handlers, "login" | "logout" | "user"> = {
  login: async ({ iin, id_number, password }, context) => {
    const { address, db, guards, services, requestId } = context;
    const by = iin ? ({ column: "iin", value: iin } as const) : ({ column: "id_number", value: id_number } as const);
    if (!by.value) return refuseFields({ iin: "error.required" });
    // Counted as wrong before the password is looked at, so that many at once are no more than may be. An account that does not exist is
    // counted like one that does.
    const ofAccount = guards.loginOfAccount(`${by.column}:${by.value}`, address);
    const ofAddress = guards.loginOfAddress(address);
    const taken = await takeAll([...ofAccount, ...ofAddress]);
    if (!taken.ok) {
      services.log({ level: "warn", event: "login-limited", requestId });
      return refuseUntil(taken.retryAfterSeconds, "error.loginWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
    }
    const found = await db
      .selectFrom("customer")
      .innerJoin("credential", "credential.customer_id", "customer.id")
      .select(["customer.id", "credential.password_hash"])
      .where(by.column, "=", by.value)
      .executeTakeFirst();
    const fits = await passwordFits(found?.password_hash, password);
    services.log({ level: fits ? "info" : "warn", event: fits ? "login" : "login-refused", requestId });
    if (!found || !fits) return refuse(401, "error.credentials");
    await releaseAll(ofAddress);
    await Promise.all(ofAccount.map(([limit, subject]) => limit.clear(subject)));
    if (isOutdated(found.password_hash))
      await db
        .updateTable("credential")
        .set({ password_hash: await hashPassword(password) })
        .where("customer_id", "=", found.id)
        .execute();
    return { status: "ok", Authorization: { token: await beginSession(context, found.id) } };
  },
  logout: async (_, { db, now, tokenHash }) => {
    await db
      .updateTable("session")
      .set({ revoked_at: moment(now) })
      .where("token_hash", "=", tokenHash)
      .where("revoked_at", "is", null)
      .execute();
    return { status: "ok" };
  },
  user: (_, { customer }) => ({
    user: {
      id: customer.id,
      name: customer.name,
      surname: customer.surname,
      patronymic: customer.patronymic,
      resident: customer.resident,
      id_number: customer.id_number ?? "",
      iin: customer.iin ?? "",
      phone: customer.phone,
      email: customer.email,
      birth_date: customer.birth_date ?? "",
      sex: customer.sex ?? "",
      born_by: customer.born_by ?? "",
      role: customer.role,
    },
  }),
};
