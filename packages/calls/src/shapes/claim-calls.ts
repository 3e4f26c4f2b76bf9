import { string } from "yup";
import { insuredEvents } from "../vocabulary.ts";
import { flag, id, listOf, nothing, outcome, shape, text } from "./shape.ts";
import { contractNumber, anyPhone, story, isoDate } from "../validators.ts";
import { must, ownWords, attached, payee, papersHeld, claimStanding, eventRow } from "./statement-shapes.ts";

/** What a claimant asks for and sends after their claim, and what a customer reads of theirs. */
export const claimCalls = {
  /** The account of somebody who is paid on an accepted claim: by the number of the claim or of its report, and the phone that it was given with. */
  claimAccount: {
    input: shape({
      number: contractNumber(must()),
      /** The one that the report or claim was sent with; not needed by its signed-in sender. */
      phone: anyPhone(),
      ...payee(),
      captcha: text(),
    }),
    output: shape({ ...outcome, words: text().required() }),
  },
  /** A report and its claim are taken back: by the number of either, and the phone that it was given with. */
  claimWithdraw: {
    input: shape({
      number: contractNumber(must()),
      /** The one that the report or claim was sent with; not needed by its signed-in sender. */
      phone: anyPhone(),
      captcha: text(),
    }),
    output: shape({ ...outcome, words: text().required() }),
  },
  /** A review of a refusal is asked for, in words of one's own: by the number of the claim or of its report, and the phone that it was given with. */
  claimReview: {
    input: shape({
      number: contractNumber(must()),
      /** The one that the report or claim was sent with; not needed by its signed-in sender. */
      phone: anyPhone(),
      text: ownWords(),
      captcha: text(),
    }),
    output: shape({ ...outcome, words: text().required() }),
  },
  /**
   * Papers, and words to them, are sent to a claim that is undecided or whose sum waits for heirs: by its number or that of its report, and the phone that it
   * was given with.
   */
  claimFiles: {
    input: shape({
      number: contractNumber(must()),
      /** The one that the report or claim was sent with; not needed by its signed-in sender. */
      phone: anyPhone(),
      text: story(text()),
      /** Which of the papers that were to come later these are. */
      documents: papersHeld(),
      ...attached,
      captcha: text(),
    }),
    output: shape({ ...outcome, words: text().required() }),
  },
  /**
   * The paper of a decided claim as a PDF in base64, so that nothing of it stands in an address: by the number of the claim or of its report, and the phone that
   * it was given with. It names the sums and the account of whoever claimed alone. The written refusal is for its signed-in sender.
   */
  claimPaper: {
    input: shape({
      number: contractNumber(must()),
      /** The one that the report or claim was sent with; not needed by its signed-in sender. */
      phone: anyPhone(),
      captcha: text(),
    }),
    output: shape({ ...outcome, name: text().required(), content: string().required() }),
  },
  /** What the customer reported and claimed, and what others reported of their contracts: of that neither who reported nor what happened. */
  userClaims: {
    input: nothing,
    output: shape({
      ...outcome,
      data: listOf({
        /** Of the report. */
        number: text().required(),
        claimNumber: text(),
        isOwn: flag().required(),
        event: string().oneOf([...insuredEvents]),
        eventDate: isoDate(),
        contract: shape({ number: text().required(), product: text().required(), id: id() }).default(undefined).optional(),
        claim: claimStanding(),
        /** Of somebody else's report: whether it is dealt with, however that was. */
        isFinished: flag(),
        /** Of somebody else's report: that it was received, and nothing later. */
        events: listOf(eventRow),
      }),
    }),
  },
};
