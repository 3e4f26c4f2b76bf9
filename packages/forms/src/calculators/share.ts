import { kinds } from "../field-kinds.ts";
import { form, type Values } from "../form.ts";

/** Where the link of a calculation is sent by letter. */
export const linkToMail = form({ email: kinds.email() });
/** Where it is sent by SMS or to a messenger. */
export const linkToPhone = form({ phone: kinds.mobilePhone() });

export type LinkToMail = Values<typeof linkToMail>;
export type LinkToPhone = Values<typeof linkToPhone>;
