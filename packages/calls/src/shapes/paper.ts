import { string } from "yup";
import { isoDate } from "../validators.ts";
import { shape, text, whole } from "./shape.ts";

/** The language a paper is printed in. */
export const paperLanguage = string().oneOf(["ru", "kk", "en"], "error.badValue");

/** A copy in large print, whatever the paper was printed in. */
export const paperPrint = string().oneOf(["large"] as const, "error.badValue");

/** A copy in the print that is named, whatever the paper was printed in. */
export const eitherPrint = string().oneOf(["large", "ordinary"] as const, "error.badValue");

/** A paper behind the session: what it is called, and its bytes in base64. */
export const paperFile = {
  name: text().required(),
  date: isoDate().required(),
  size: whole().required(),
  fileName: text().required(),
  data: string().max(4_000_000).required(),
};

/** A paper of a contract, and what it is beside the document that is signed. */
export const contractPaperFile = {
  ...paperFile,
  /** In which print `data` is. */
  print: string().oneOf(["large", "ordinary"] as const),
  /** The document that is signed, where this paper is its translation. */
  translationOf: shape({
    name: text().required(),
    lang: string()
      .oneOf(["ru", "kk", "en"] as const)
      .required(),
    /** Of the file that is signed, in hexadecimal. */
    sha256: text().required(),
  })
    .default(undefined)
    .optional(),
};
