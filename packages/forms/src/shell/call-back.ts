import { kinds } from "../field-kinds.ts";
import { form, type Values } from "../form.ts";

/** Site-shell, section 5: a call-back asks for a name of at least 2 characters and a whole phone. */
export const callBack = form({ name: { ...kinds.name("field.contactName"), autoComplete: "name" }, phone: kinds.phone() });

export type CallBack = Values<typeof callBack>;
