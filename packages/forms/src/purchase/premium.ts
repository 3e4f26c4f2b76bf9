import { kinds } from "../field-kinds.ts";
import { form, type Values } from "../form.ts";

/** Which policy is paid, by anyone who has both numbers. */
export const paidPolicy = form({ number: kinds.contractNumber(), iin: kinds.ownerNumber() });
export type PaidPolicyNumbers = Values<typeof paidPolicy>;
