import type { Handlers } from "../server/context.ts";
import { moment } from "../server/moment.ts";
import { refuse, refuseFields } from "../server/refusal.ts";
import { securityEvent } from "../server/security-event.ts";
import { enter } from "./enter.ts";
import { knownDevice } from "./known-device.ts";
import { takeLogin } from "./login-tries.ts";
import { hashPassword, isOutdated, passwordFits } from "./passwords.ts";

export const signIn: Pick<Handlers, "login" | "logout" | "user"> = {
  login: async ({ iin, id_number, password }, context) => {
    const { db } = context;
    const who = iin ? ({ column: "iin", value: iin } as const) : ({ column: "id_number", value: id_number ?? "" } as const);
    if (!who.value) return refuseFields({ iin: "error.required" });
    const found = await db
      .selectFrom("customer")
      .innerJoin("credential", "credential.customer_id", "customer.id")
      .select(["customer.id", "credential.password_hash", "credential.device_generation as generation"])
      .where(who.column, "=", who.value)
      .executeTakeFirst();
    const tried = await takeLogin(context, { who, customerId: found?.id, device: found && knownDevice(context, found) });
    if (!tried.ok) {
      securityEvent(context, "login-limited", { account: who.value });
      return tried.refusal;
    }
    const fits = await passwordFits(found?.password_hash, password);
    securityEvent(context, fits ? "login" : "login-refused", { account: who.value });
    if (!found || !fits) return refuse(401, "error.credentials");
    await tried.right();
    if (isOutdated(found.password_hash))
      await db
        .updateTable("credential")
        .set({ password_hash: await hashPassword(password) })
        .where("customer_id", "=", found.id)
        .execute();
    return { status: "ok", Authorization: await enter(context, found.id) };
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
