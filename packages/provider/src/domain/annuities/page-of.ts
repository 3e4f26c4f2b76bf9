import type { CaseRow } from "./cases.ts";

const PRODUCT = "pension-annuity";

/** Where its customer sees how far it has come. */
export const pageOf = ({ calculation }: Pick<CaseRow, "calculation">): `/${string}` =>
  `/products/${PRODUCT}/calculate/online/${calculation}`;
