import { string } from "yup";
import { kinds } from "../field-kinds.ts";
import { form, type Values } from "../form.ts";

export const phoneChange = form({ phone: { ...kinds.mobilePhone(), label: "field.newPhone" } });
export const emailChange = form({ email: { ...kinds.email(), label: "field.newEmail" } });

/** A code from the former number or address, and one from the new. */
export const bothCodes = form({
  codeOld: { ...kinds.code(4), label: "field.codeOld", autoComplete: "off" },
  codeNew: { ...kinds.code(4), label: "field.codeNew" },
});

/** The code from the new contact alone, for a customer who has just signed in by a key. */
export const newContactCode = form({ codeNew: bothCodes.fields.codeNew });

/** Fields are named as the call names them, so that what the server says of one stands at it. */
export const passwordChange = form({
  current_password: {
    control: "password",
    label: "field.currentPassword",
    autoComplete: "current-password",
    schema: string().required("error.required"),
  },
  password: kinds.strongPassword(),
  password_repeat: kinds.passwordRepeat("password"),
});

/** The same for a customer who has just signed in by a key: the signature replaces the present password. */
export const passwordBySignature = form({
  password: kinds.strongPassword(),
  password_repeat: kinds.passwordRepeat("password"),
});

/** When somebody was born and of which sex they are, when no register says it. */
export const bornForm = form({
  birth_date: kinds.birthDate(),
  sex: kinds.choice("field.sex", [
    { value: "female", label: "field.sex.female" },
    { value: "male", label: "field.sex.male" },
  ]),
});

/** The answer to an underwriter's question about an application. */
export const underwriterAnswer = form({
  answer: { ...kinds.words("field.underwriterAnswer", "field.underwriterAnswer.hint"), control: "textarea" },
});

export type BornValues = Values<typeof bornForm>;
export type BothCodes = Values<typeof bothCodes>;
export type PasswordChange = Values<typeof passwordChange>;
