import { array, boolean, string } from "yup";
import { agreedParts } from "../vocabulary.ts";
import { listOf, text } from "./shape.ts";

/** What a line of a form says can be longer than a text that is typed: a list of people in one. */
const MAX_LINE = 8_000;
const line = () => string().max(MAX_LINE, "error.tooLong");

/** A name and what stands for it, printed by the back office from what was agreed. */
export const agreedLines = () => listOf({ name: text().required(), value: line().required() });

/** What was agreed, part by part, as the papers of the contract print it. */
export const agreedSections = () =>
  listOf({
    part: string().oneOf(agreedParts).required(),
    title: text().required(),
    facts: agreedLines(),
    tables: listOf({
      caption: text(),
      columns: listOf({ heading: text().required(), numeric: boolean().required() }),
      rows: array(array(line().defined()).required()).required(),
    }),
    items: array(line().required()).required(),
    notes: array(line().required()).required(),
  });
