import { array } from "yup";
import { shape, text } from "./shape.ts";

/** A refusal of a claim as the claimant reads it: the ground with its article or clause, what was found, and the papers that it rests on. */
export const refusalShape = () =>
  shape({ basis: text().required(), fact: text().required(), papers: array(text().required()).required() })
    .default(undefined)
    .optional();
