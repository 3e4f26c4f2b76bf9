import { array, string } from "yup";
import { claimPapers, eventDocuments, statementStatuses } from "../vocabulary.ts";
import { flag, id, outcome, shape, text } from "./shape.ts";
import { personName, holderName, story, iban, payeeNumber, isoDate, written } from "../validators.ts";

const MAX_FILES = 5;
export const must = () => written().required("error.required");
export const name = () => personName(text()).required("error.required");
export const ownWords = () => story(text()).required("error.required");
/** Files that were sent before (`upload`), and the value whose digest they were sent with. */
export const attached = { files: array(id().required()).max(MAX_FILES, "error.tooMany"), verifier: id() };
/** A statement that was taken: its number, by which it is found again, and the day by which it is answered. */
export const taken = { ...outcome, number: text(), deadline: isoDate() };
/** Who is paid on a claim, and where. */
export const payee = () => ({
  iin: payeeNumber().required("error.required"),
  accountHolder: holderName(text()).required("error.required"),
  iban: iban().required("error.required"),
});

const listOfPapers = () =>
  array(
    string()
      .oneOf([...eventDocuments])
      .required(),
  )
    .default(undefined)
    .optional();
/** Papers that an event asks for: each is there, or comes later. */
export const papersHeld = () =>
  array(
    shape({
      document: string()
        .oneOf([...eventDocuments])
        .required(),
      have: flag().required(),
    }).required(),
  ).max(eventDocuments.length, "error.tooMany");

/** Where an insured event and its claim stand, and what whoever sent them may do. */
export const claimStanding = () =>
  shape({
    words: text().required(),
    asksAccount: flag().required(),
    canWithdraw: flag(),
    /** Whether a review of its refusal can be asked for: once. */
    canReview: flag(),
    /** Whether papers can be sent to it: while it is undecided, and while a sum waits for heirs. */
    canSendPapers: flag(),
    /** The papers that the claimant said would come later. */
    laterPapers: listOfPapers(),
    /** Papers that nobody has to send, since a register has shown what they show: to the person insured and to the owner of the contract, signed in. */
    registeredPapers: listOfPapers(),
    /** The paper of its decision that whoever asks can have: what is paid, or the refusal. */
    paper: string().oneOf([...claimPapers]),
  })
    .default(undefined)
    .optional();
/** What became of a statement on a day. */
export const eventRow = {
  status: string()
    .oneOf([...statementStatuses])
    .required(),
  date: isoDate().required(),
};
