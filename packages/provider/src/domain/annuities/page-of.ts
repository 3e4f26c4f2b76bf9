import type { CaseRow } from "./cases.ts";

const PRODUCT = "pension-annuity";

/** The page on which its customer sees the progress. */
export const pageOf = ({ calculation }: Pick<CaseRow, "calculation">): `/${string}` =>
  `/products/${PRODUCT}/calculate/online/${calculation}`;
