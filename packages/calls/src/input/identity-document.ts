import { addMonths, completeYears } from "@shanyraq/rules";
import { pastDateFault } from "./past-date.ts";

/** How the number of any identity document is written. */
export const DOCUMENT_NUMBER = /^[0-9A-Z]{6,12}$/;

/** Whose documents are issued in Kazakhstan, and stand in its register: the code of ISO 3166-1. */
const KAZAKHSTAN = "KZ";
export const isOfKazakhstan = (citizenship: unknown): boolean => citizenship === KAZAKHSTAN;

/** An identity card of Kazakhstan has nine digits; its passport has a letter before eight. A foreign passport may have nine digits too. */
const CARD = /^\d{9}$/;
/** It is issued from this age and holds for ten years (law of 29.01.2013 No. 73-V on identity documents). */
const CARD_FROM_AGE = 16;
const CARD_MONTHS = 120;
/** The longest rows of one digit that are typed to get past a field: 000000000, N11111111. */
const ONE_DIGIT = /^[A-Z]*(\d)\1{4,}$/;

interface IdentityDocument {
  /** ISO 3166-1 alpha-2. */
  readonly citizenship: string;
  readonly document_number: string;
  /** yyyy-mm-dd. */
  readonly document_date: string;
}

export type DocumentFault =
  | "error.date"
  | "error.future"
  | "error.document.number"
  | "error.document.beforeBirth"
  | "error.document.early"
  | "error.document.expired";

/**
 * What cannot be true of an identity document, by field: a number of one digit, a date that has not come or lies before its owner's birth, a card issued before
 * the age of 16 or expired. For any other document than a Kazakh card the age and the term are not known.
 */
export function documentFaults(
  { citizenship, document_number, document_date }: IdentityDocument,
  birthDate: string | undefined,
  today: string,
): Readonly<Partial<Record<"document_number" | "document_date", DocumentFault>>> {
  const date = dateFault(document_date, isOfKazakhstan(citizenship) && CARD.test(document_number), birthDate, today);
  return {
    ...(ONE_DIGIT.test(document_number) && { document_number: "error.document.number" }),
    ...(date && { document_date: date }),
  };
}

function dateFault(issued: string, isCard: boolean, birthDate: string | undefined, today: string): DocumentFault | undefined {
  const fault = pastDateFault(issued, today);
  if (fault) return fault;
  if (birthDate !== undefined && issued < birthDate) return "error.document.beforeBirth";
  if (!isCard) return undefined;
  if (birthDate !== undefined && completeYears(birthDate, issued) < CARD_FROM_AGE) return "error.document.early";
  return addMonths(issued, CARD_MONTHS) < today ? "error.document.expired" : undefined;
}
