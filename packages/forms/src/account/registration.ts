import { code, latinSurname, surname } from "@shanyraq/calls/validators";
import { string } from "yup";
import { kinds } from "../field-kinds.ts";
import { form, type Values } from "../form.ts";

const thirdName = { control: "text", label: "field.thirdName", autoComplete: "additional-name", optional: true } as const;

/** Site-shell, section 5: a resident registers by their IIN and chooses a strong password; the third name may be left out. */
export const residentRegistration = form({
  last_name: { ...kinds.surname("field.lastName"), autoComplete: "family-name" },
  first_name: { ...kinds.name("field.firstName"), autoComplete: "given-name" },
  third_name: { ...thirdName, schema: surname(string().trim()) },
  iin: kinds.iin(),
  phone: kinds.mobilePhone(),
  mail: kinds.email(),
  password: kinds.strongPassword(),
  password_r: kinds.passwordRepeat("password"),
});

/** A foreigner goes by their document, and their names are written as in it. */
export const nonResidentRegistration = form({
  last_name: { ...kinds.latinSurname("field.lastName"), autoComplete: "family-name" },
  first_name: { ...kinds.latinName("field.firstName"), autoComplete: "given-name" },
  third_name: {
    ...thirdName,
    latinOnly: true,
    schema: latinSurname(string().trim()),
  },
  id_number: kinds.idNumber(),
  phone: kinds.mobilePhone(),
  mail: kinds.email(),
  password: kinds.newPassword(),
  password_r: kinds.passwordRepeat("password"),
});

/** The code of a consent has one message, whatever is wrong with it. */
export const consentCode = form({
  code: { ...kinds.code(6), schema: code(6)(string().trim().required("error.code")) },
});

export type ResidentRegistration = Values<typeof residentRegistration>;
export type NonResidentRegistration = Values<typeof nonResidentRegistration>;
