import { kinds } from "../field-kinds.ts";
import { form, type Values } from "../form.ts";

/** Site-shell, section 5: the way back begins with the phone of the account. */
export const forgottenPassword = form({ phone: kinds.mobilePhone() });
export const newPassword = form({ password: kinds.newPassword(), password_r: kinds.passwordRepeat("password") });

export type ForgottenPassword = Values<typeof forgottenPassword>;
export type NewPassword = Values<typeof newPassword>;
