import { hidePhone, hideSurname } from "@shanyraq/rules";
import type { Handlers } from "../../platform/server/context.ts";
import { isRefusal } from "../../platform/server/refusal.ts";
import { noteAccess } from "./note-access.ts";
import { findCustomer } from "./find-customer.ts";
import { staffFor } from "./staff.ts";

/** Whether somebody is a customer: by their name without the surname a wrong number is seen, and nothing more is learnt. */
export const employeeStatus: Pick<Handlers, "employeeStatus"> = {
  employeeStatus: async (input, context) => {
    const staff = await staffFor(context, "serveCustomers");
    if (isRefusal(staff)) return staff;
    const found = await findCustomer(input, context, staff);
    if (isRefusal(found)) return found;
    await noteAccess(context, staff, { act: "asked", customerId: found?.id ?? null });
    if (!found) return { status: "ok", success: true, found: false };
    return { status: "ok", success: true, found: true, name: hideSurname(found), sentTo: hidePhone(found.phone), resident: found.resident };
  },
};
