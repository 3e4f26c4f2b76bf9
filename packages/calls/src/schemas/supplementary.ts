import { string } from "yup";
import { id, outcome, paged, shape, slug, text, whole } from "../shapes/shape.ts";
import { isoDate } from "../validators.ts";

const file = { name: text().required(), url: text().required(), size: whole().required(), date: isoDate().required() };

export const own = {
  /** What customers say, the latest first. */
  reviews: {
    input: shape({ page: whole() }),
    output: paged({
      id: id().required(),
      name: text().required(),
      city: text().required(),
      date: isoDate().required(),
      /** The slug of the product it is about; empty where it is about none. */
      product: text().defined(),
      text: text().required(),
    }),
  },
  /** Files of the reports: `date` carries the year. */
  reportFiles: {
    input: shape({ date: text(), page: whole() }),
    output: paged({ id: id().required(), ...file, format: text().required(), year: text().required(), period: text().required() }),
  },
  /** A cut of a picture of the content by its name, its bytes in base64. */
  picture: { input: shape({ name: text().required() }), output: shape({ data: string().max(4_000_000).required() }) },
  /**
   * A file as it is, ahead of the statement that names it by its `id`. The challenge is the digest (SHA-256, base64url) of a value that the page
   * keeps and tells with the statement, as `verifier`: an id alone opens nothing.
   */
  upload: {
    input: shape({
      name: text().max(200, "error.tooLong").required("error.required"),
      challenge: text()
        .matches(/^[A-Za-z0-9_-]{43}$/, "error.badValue")
        .required("error.required"),
    }),
    output: shape({ ...outcome, id: id(), name: text(), size: whole() }),
  },
  /** A report or a form as a document, its bytes in base64. */
  paper: { input: shape({ slug: slug().required() }), output: shape({ ...file, data: string().max(4_000_000).required() }) },
};
