import type { Handlers } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { isRefusal, refuseFields } from "../../platform/server/refusal.ts";
import { checkPassword } from "./check-password.ts";
import { needsCode } from "../../platform/server/roles.ts";
import { frozenAnswer } from "./freeze/freeze.ts";
import { signedUntil } from "./just-signed.ts";
import { enter } from "./enter.ts";
import { signInStaff } from "./staff-sign-in.ts";

export const signIn: Pick<Handlers, "login" | "logout" | "user"> = {
  login: async ({ iin, id_number, password, code = "" }, context) => {
    const who = iin ? ({ column: "iin", value: iin } as const) : ({ column: "id_number", value: id_number ?? "" } as const);
    if (!who.value) return refuseFields({ iin: "error.required" });
    const known = await checkPassword(context, who, password);
    if (isRefusal(known)) return known;
    if (known.frozenUntil !== undefined) return frozenAnswer(context, known.frozenUntil);
    const customer = await context.db.selectFrom("customer").selectAll().where("id", "=", known.customerId).executeTakeFirstOrThrow();
    if (needsCode(customer.role)) return signInStaff(context, customer, code);
    return { status: "ok", Authorization: await enter(context, customer.id) };
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
  user: (_, { customer, session }) => ({
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
      reading: customer.reading,
      signed_until: signedUntil({ session }),
    },
  }),
};
