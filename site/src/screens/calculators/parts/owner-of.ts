import type { Owner } from "@shanyraq/flows";
import type { User } from "../../../session/session.tsx";

/** Who is signed in, as far as a tariff asks. */
export const ownerOf = ({ birth_date, sex = "", born_by }: User): Owner => ({
  birthDate: birth_date,
  sex,
  certain: born_by === "register" || born_by === "person",
});
