import { kinds } from "../field-kinds.ts";
import { form, type Values } from "../form.ts";

/** Site-shell, section 5: login asks for a password of at least 2 characters. */
export const residentLogin = form({ iin: kinds.iin(), password: kinds.password(2) });
export const nonResidentLogin = form({ id_number: kinds.idNumber(), password: kinds.password(2) });

export type ResidentLogin = Values<typeof residentLogin>;
export type NonResidentLogin = Values<typeof nonResidentLogin>;
