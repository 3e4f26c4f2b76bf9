import { shape, text } from "./shape.ts";
import { isoDate } from "../validators.ts";

/** What a state register says about a legal entity. */
export const juridical = () =>
  shape({
    bin: text().required(),
    name: text().required(),
    /** The main activity, by its code in the classifier. */
    oked: text().required(),
    headcount: text(),
    registered: isoDate(),
    /** Where it is registered; the region by its id of `/regions`. */
    region: text(),
    city: text(),
    address: text(),
  })
    .default(undefined)
    .optional();
