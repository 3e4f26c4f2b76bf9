import { string, array } from "yup";
import { MAX_PAPERS, frequencies, paperKinds, underwritingEvents, pensionStages, shownApplicationStates } from "../vocabulary.ts";
import { answer, id, open, outcome, shape, text, listOf, whole, flag, amount, nothing } from "../shapes/shape.ts";
import { written, isoDate } from "../validators.ts";
import { accepted, purchase, worksheet } from "./purchase.ts";

/** An application is a worksheet, and a contract an order of a confirmed one, under whatever name they are asked for. */
const application = { input: shape(worksheet), output: shape(accepted) };
const conclusion = purchase.pay;

export const applications = {
  createApplication: application,
  createSenimApplication: application,
  createSenimContract: conclusion,
  createApplicationVms: application,
  createContractVms: conclusion,
  /** The client record of the migrants' line: name, ID, owner and leader; the message holds the client's GUID. */
  createClientVms: {
    input: shape({ name: text().required("error.required"), ID: text().required("error.required"), owner: open, leader: open }),
    output: answer,
  },
  answerUnderwriter: {
    input: shape({ requestID: id().required("error.required"), answer: written().required("error.required") }),
    output: answer,
  },
  withdrawApplication: { input: shape({ requestID: id().required("error.required") }), output: answer },
  renewApplication: {
    input: shape({ requestID: id().required("error.required") }),
    output: shape({
      ...outcome,
      product: text(),
      /** The calculation at today's price, whose worksheet is filled in but for health and declarations. */
      calculation: text(),
    }),
  },
  /**
   * Files that were sent before (`upload`), for an application by its id, or by the number of its order. `verifier` is the value whose digest
   * they were sent with.
   */
  sendFiles: {
    input: shape({
      number: id().required("error.required"),
      files: array(id().required()).min(1, "error.required").max(MAX_PAPERS, "error.papersMany").required("error.required"),
      verifier: id().required("error.required"),
      kind: string().oneOf(paperKinds, "error.badValue"),
    }),
    output: answer,
  },
  userApplications: {
    input: nothing,
    output: shape({
      data: listOf({
        id: id().required(),
        /** Of its order; null before there is one. */
        number: text().nullable().defined(),
        product: text().required(),
        product_name: text().required(),
        date: isoDate().required(),
        state: string()
          .oneOf([...shownApplicationStates])
          .required(),
        /** The first premium. */
        amount: amount().required(),
        /** The last day on which its price holds and it can be paid for; left out where it is paid or given up. */
        price_until: isoDate(),
        /** Of one whose price holds no more: what the same costs today; left out where it cannot be bought today. */
        price_today: amount(),
        /** The order that can be paid; null when none exists, or it is paid. */
        hash: text().nullable().defined(),
        /** What underwriting said, asked and was answered, in its order. */
        events: listOf({
          kind: string()
            .oneOf([...underwritingEvents])
            .required(),
          date: isoDate().required(),
          words: text().defined(),
        }),
        /** Papers that were sent to it, in their order. */
        files: listOf({ name: text().required(), size: whole().required(), date: isoDate().required() }),
        /** Whether its customer may still withdraw it. */
        withdrawable: flag().required(),
      }),
      /** Pension annuities that were asked for, the latest first. */
      pensions: listOf({
        number: text().required(),
        product: text().required(),
        /** The calculation whose page shows how far it has come. */
        calculation: text().required(),
        date: isoDate().required(),
        premium: amount().required(),
        stage: string().oneOf(pensionStages).required(),
        /** What it waits for, in words. */
        stands: text().required(),
      }),
      /** Worksheets that were started and not sent, the latest first. */
      drafts: listOf({
        /** The calculation from which each was started. */
        calculation: text().required(),
        product: text().required(),
        product_name: text().required(),
        /** The last day on which it is kept. */
        expires: isoDate().required(),
        /** The day on which something was last answered. */
        saved: isoDate(),
        /** What the calculation costs today; left out where it has no price any more. */
        sum_assured: amount(),
        instalment: amount(),
        frequency: string().oneOf(frequencies),
        /** Who is insured, where it is a child of who buys. */
        insured: text(),
      }),
    }),
  },
};
