import { string } from "yup";
import { isoDate } from "../validators.ts";
import { text, whole } from "./shape.ts";

/** The language a paper is printed in. */
export const paperLanguage = string().oneOf(["ru", "kk", "en"], "error.badValue");

/** A copy in large print, whatever the paper was printed in. */
export const paperPrint = string().oneOf(["large"] as const, "error.badValue");

/** A paper behind the session: what it is called, and its bytes in base64. */
export const paperFile = {
  name: text().required(),
  date: isoDate().required(),
  size: whole().required(),
  fileName: text().required(),
  data: string().max(4_000_000).required(),
};
