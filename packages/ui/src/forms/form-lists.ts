import type { ListName } from "@shanyraq/forms";
import { createContext } from "react";

/** A row of a list: what is sent, and what is read. */
export interface ListRow {
  readonly value: string;
  readonly label: string;
}
export type Lists = Readonly<Partial<Record<ListName, readonly ListRow[]>>>;

/** The lists of the back office, for the fields that choose from them; a list that has not come leaves its field empty. */
export const FormLists = createContext<Lists>({});
