import { array, number } from "yup";
import { iin, isoDate, personName } from "../validators.ts";
import { amount, id, listOf, shape, text, typed } from "./shape.ts";

const REQUIRED = "error.required";
/** As many as one certificate names at once. */
export const MAX_HEIRS = 20;
/** The largest number over or under the line of a fraction. */
const MAX_OF_FRACTION = 100_000;

/** The number of an heir, where their certificate has it. */
export const heirIin = () => iin(typed());
/** How many parts of a whole, or how many it has. */
export const partOf = () =>
  number()
    .typeError("error.heirs.fraction")
    .required(REQUIRED)
    .integer("error.heirs.fraction")
    .min(1, "error.heirs.fraction")
    .max(MAX_OF_FRACTION, "error.heirs.fraction");

/** A certificate of inheritance, as one of the staff reads it. */
export const certificateFields = {
  number: typed().max(60, "error.tooLong").required(REQUIRED),
  issuedOn: isoDate(typed()).required(REQUIRED),
  notary: typed().max(200, "error.tooLong").required(REQUIRED),
};
export const certificateShape = shape(certificateFields);

/** An heir whom it names, with their part of the whole share. */
const heirShape = shape({
  name: personName(typed()).max(200, "error.tooLong").required(REQUIRED),
  birthDate: isoDate(typed()).required(REQUIRED),
  iin: heirIin(),
  numerator: partOf(),
  denominator: partOf().test(
    "fraction",
    "error.heirs.fraction",
    (value, { parent }: { readonly parent: { readonly numerator?: unknown } }) => Number(parent.numerator ?? 0) <= value,
  ),
});

/** All heirs that a certificate names; at least one where heirs are named at all. */
export const heirsShape = array(heirShape.required()).min(1, "error.heirs.none").max(MAX_HEIRS, "error.heirs.many");

/** A share that a certificate can divide: whose it is, which is nobody's name where heirs are not known yet, and what is left of it. */
export const divisibleShape = () =>
  listOf({ share: id().required(), name: text().defined(), fraction: text().required(), amount: amount().required() })
    .default(undefined)
    .optional();

/** Heirs as they were proposed, with what each would be owed as of now. */
export const namedHeirsShape = () =>
  shape({
    /** Whose share is divided; empty of heirs who are not known yet. */
    of: text().defined(),
    certificate: certificateShape.required(),
    heirs: listOf({
      name: text().required(),
      birthDate: isoDate().required(),
      iin: iin(),
      fraction: text().required(),
      amount: amount().required(),
    }),
    /** What stays owed to heirs who are not named yet; absent where nothing does. */
    rest: shape({ fraction: text().required(), amount: amount().required() }).default(undefined).optional(),
  })
    .default(undefined)
    .optional();
