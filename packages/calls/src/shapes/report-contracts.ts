import { string } from "yup";
import { contractNumber, isoDate, ownerNumber } from "../validators.ts";
import { contractStatuses } from "../vocabulary.ts";
import { flag, id, listOf, outcome, shape, text } from "./shape.ts";

const oneOf = <T extends string>(values: readonly T[]) => string().oneOf([...values], "error.badValue");
const requestID = () => id().required("error.required");
/** Whose life or health it is about, by papers: an IIN, or the document of a foreigner who has none. */
const insuredPerson = () => ownerNumber(text()).required("error.required");

/** Calls about the contract of a report, by the id of its case. */
export const reportContractCalls = {
  /** The contracts that the report of a case may be about: all that insure the person of a number, or the one of a number. */
  reportContracts: {
    input: shape({ id: requestID(), person: insuredPerson(), contractNumber: contractNumber(text()) }),
    output: shape({
      ...outcome,
      contracts: listOf({
        number: text().required(),
        /** Whether it insures the person, as far as it holds their number: of workers of a company it holds none. */
        person: oneOf(["matches", "differs", "unnamed"]).required(),
        /** Absent where it insures somebody else: such a contract is theirs, and cannot be named. */
        details: shape({
          product: text().required(),
          status: oneOf(contractStatuses).required(),
          from: isoDate().required(),
          to: isoDate().required(),
          insuresEvent: flag().required(),
          /** Whether it gave cover on the day that was reported. */
          isCovered: flag().required(),
          /** The report is taken to be about it. */
          isLinked: flag().required(),
        })
          .default(undefined)
          .optional(),
      }),
    }),
  },
  /** Says that the report of a case, with its claim, is about a contract that insures the person. */
  linkReport: {
    input: shape({ id: requestID(), person: insuredPerson(), contractNumber: contractNumber(text()).required("error.required") }),
    output: shape({ ...outcome, number: text().required(), isCovered: flag().required() }),
  },
};
