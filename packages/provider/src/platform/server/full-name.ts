import type { CustomerRow } from "../database/tables.ts";

/** A customer's name as papers have it: surname, name, patronymic. */
export const fullName = ({ surname, name, patronymic }: Pick<CustomerRow, "surname" | "name" | "patronymic">): string =>
  [surname, name, patronymic].filter(Boolean).join(" ");
