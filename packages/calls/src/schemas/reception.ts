import { array, string } from "yup";
import { agreedLines } from "../shapes/agreed.ts";
import { claimFiguresCalls } from "../shapes/claim-figures.ts";
import { certificateShape, divisibleShape, heirsShape, namedHeirsShape } from "../shapes/heirs.ts";
import { measureFields } from "../shapes/measures.ts";
import { opinionCalls, opinionShape } from "../shapes/opinion.ts";
import { reportContractCalls } from "../shapes/report-contracts.ts";
import { refusalShape } from "../shapes/refusal.ts";
import { amount, answer, codeSent, flag, id, listOf, outcome, shape, text, toCapitals, trimmed, whole } from "../shapes/shape.ts";
import { code, contractNumber, idNumber, iin, isoDate, story } from "../validators.ts";
import {
  claimMeasures,
  claimPapers,
  contractStatuses,
  MAX_PAPERS,
  readingWays,
  receptionStates,
  receptionTopics,
  refusalGrounds,
  shownApplicationStates,
  staffActs,
  staffDuties,
  statementKinds,
  statementStatuses,
  underwritingEvents,
  workDecisions,
  workFacts,
  workKinds,
  workSubjects,
} from "../vocabulary.ts";

const oneOf = <T extends string>(values: readonly T[]) => string().oneOf([...values], "error.badValue");
const decision = () => oneOf([...workDecisions.callback, ...workDecisions.statement, ...workDecisions.application]);
const topic = () => oneOf(receptionTopics);
/** Of a reception that this office has under way. */
const requestID = () => id().required("error.required");
const named = { requestID: requestID() };
/** By their IIN; a foreigner without one by the number of their document. */
const person = {
  IIN: iin().when("idNumber", ([number], schema) => (number ? schema : schema.required("error.required"))),
  idNumber: idNumber(trimmed().transform(toCapitals)),
};
const proposal = shape({
  decision: decision().required(),
  /** Of a claim that is to be refused. */
  refusal: refusalShape(),
  /** Of a share that is to be divided: what whoever agrees reads. Absent where the share cannot be divided so any more. */
  heirs: namedHeirsShape(),
  /** Of a claim that is to be accepted: how the sum was found that would be owed as of now, a line each. Absent where nothing would be owed any more. */
  owed: string(),
  words: text().defined(),
  by: text().required(),
  at: text().required(),
  /** The person who proposed it cannot be the one who agrees. */
  own: flag().required(),
})
  .nullable()
  .defined();
const work = {
  kind: oneOf(workKinds).required(),
  id: id().required(),
  /** The number of a statement, the name of a product; empty of a call. */
  name: text().defined(),
  what: oneOf(workSubjects).required(),
  since: text().required(),
  /** None of what was decided: nobody waits for an answer. */
  deadline: isoDate().nullable().defined(),
  isLate: flag().required(),
  isProposed: flag().required(),
};
const fileRow = { name: text().required(), size: whole().required() };

export const reception = {
  /** Whether somebody is a customer, and where their code would go. More about them opens by that code alone. */
  employeeStatus: {
    input: shape(person),
    output: shape({ ...outcome, found: flag().required(), name: text(), sentTo: text(), resident: flag() }),
  },
  /** The desk: who works at it, whom the office has served today, and a page of what waits for an answer: of one kind, or of all. */
  getEmployeeReception: {
    /** With a number: that statement alone, decided or not, since some decisions are made long after the first. */
    input: shape({ what: oneOf(workSubjects), page: whole(), number: contractNumber(trimmed()) }),
    output: shape({
      ...outcome,
      employee: text().required(),
      office: text().required(),
      /** What whoever is signed in may do, so that a page shows them their own work alone. */
      may: array(oneOf(staffDuties).required()).required(),
      /** The first day on which some lines have no price, because the operator has not entered the figures of its year. */
      pricesEnd: isoDate().nullable().defined(),
      today: listOf({
        requestID: id().required(),
        name: text().required(),
        topic: topic().required(),
        state: oneOf(receptionStates).required(),
        openedAt: text().required(),
        employee: text().required(),
        own: flag().required(),
        number: text().nullable().defined(),
      }),
      /** The oldest deadline first. What concerns the employee themselves has no number and does not open to them: `isOwn`. `isOpinionAwaited`: a medical opinion is awaited, and to medical experts its day is the deadline. */
      work: listOf({ ...work, isOwn: flag().required(), isOpinionAwaited: flag().required() }),
      /** Of all that waits, of every kind. */
      total: whole().required(),
      counts: listOf({ what: oneOf(workSubjects).required(), waiting: whole().required(), late: whole().required() }),
      page: whole().required(),
      /** Of the kind that was chosen. */
      pages: whole().required(),
    }),
  },
  getEmployeeReceptionData: {
    input: shape(named),
    output: shape({
      ...outcome,
      topic: topic().required(),
      text: text().defined(),
      contractNumber: text().defined(),
      /** Seconds until the data close, unless they are asked for again. */
      closesIn: whole().required(),
      name: text().required(),
      number: text().required(),
      birthDate: isoDate().nullable().defined(),
      phone: text().required(),
      email: text().defined(),
      resident: flag().required(),
      /** They cannot take calls. */
      inWriting: flag().required(),
      /** How they read what is sent to them. */
      reading: oneOf(readingWays).required(),
      files: listOf(fileRow),
      contracts: listOf({
        number: text().required(),
        product: text().required(),
        status: oneOf(contractStatuses).required(),
        /** All that is overdue; with a day, what comes on it. */
        due: amount(),
        dueOn: isoDate(),
        /** What was agreed, in short; numbers of people and papers are cut short. */
        named: agreedLines(),
      }),
      applications: listOf({ product: text().required(), state: oneOf(shownApplicationStates).required(), at: text().required() }),
      statements: listOf({
        number: text().required(),
        kind: oneOf(statementKinds).required(),
        status: oneOf(statementStatuses).required(),
        deadline: isoDate().required(),
      }),
    }),
  },
  setEmployeeReceptionData: {
    input: shape({
      ...named,
      topic: topic().required("error.required"),
      text: story(text()).required("error.required"),
      contractNumber: contractNumber(text()),
      files: array(id().required()).max(MAX_PAPERS, "error.papersMany"),
      verifier: id(),
    }),
    output: shape({ ...outcome, files: listOf(fileRow) }),
  },
  /** Puts what was written under a number: `file` is its acknowledgement, a PDF in base64, so that nothing of it stands in an address. */
  sendEmployeeReception: {
    input: shape(named),
    output: shape({ ...outcome, number: text().required(), deadline: isoDate().required(), file: string().required() }),
  },
  /** Begins a reception of somebody by a code to the phone of their account; with its id, opens one again whose data have closed. */
  digitalDocSendSms: {
    input: shape({
      IIN: iin().when(["idNumber", "requestID"], ([number, under], schema) =>
        number || under ? schema : schema.required("error.required"),
      ),
      idNumber: idNumber(trimmed().transform(toCapitals)),
      requestID: id(),
      topic: topic().required("error.required"),
      captcha: text(),
    }),
    output: shape({ ...outcome, ...codeSent, requestID: text(), sentTo: text() }),
  },
  digitalDocConfirmSms: {
    input: shape({ ...named, code: code(4)().required("error.required") }),
    output: shape({ ...outcome, attemptsLeft: whole() }),
  },
  leaveReception: { input: shape(named), output: answer },
  workItem: {
    input: shape({ kind: oneOf(workKinds).required("error.required"), id: requestID() }),
    output: shape({
      ...outcome,
      ...work,
      facts: listOf({ fact: oneOf(workFacts).required(), value: text().required() }),
      files: listOf({ id: id().required(), ...fileRow }),
      /** The paper of a decided claim, which is printed when it is opened (`workFile`, by this name). */
      paper: oneOf(claimPapers),
      events: listOf({
        status: oneOf([...statementStatuses, ...underwritingEvents]).required(),
        at: text().required(),
        words: text().defined(),
        by: text().defined(),
      }),
      /** What may be decided of it now, and which of it takes two. */
      decisions: listOf({ decision: decision().required(), takesTwo: flag().required() }),
      /** Why whoever reads it decides nothing of it, nor agrees to what was proposed: they refused what is under review, gave a medical opinion on it, or lack the right. */
      blocked: oneOf(["reviewOfOwn", "notUnderwriter", "notAssessor", "opinionOfOwn"]),
      proposal,
      /** Of a claim that can be accepted: what its papers are asked for, with the rows to choose from. */
      measures: listOf({
        measure: oneOf(claimMeasures).required(),
        options: listOf({ value: text().required(), label: text().required() }),
        /** What a register says of it, as it would be typed: whoever decides confirms it or types something else. */
        registered: string(),
      })
        .default(undefined)
        .optional(),
      /** Of a claim whose papers are about health. */
      opinion: opinionShape(),
      /** Of an accepted claim: the shares that a certificate of inheritance can divide. */
      divisible: divisibleShape(),
      /** Of an insured event and its claim: whether a contract can still be named that it is about, and the one that it is; `by` and `at` where one of the staff has named it. */
      canLink: flag(),
      contract: shape({ number: text().required(), product: text().required(), by: text(), at: text() }).default(undefined).optional(),
    }),
  },
  /** A paper of a case as it was sent, in base64, so that nothing of it stands in an address. */
  workFile: {
    input: shape({ kind: oneOf(workKinds).required("error.required"), id: requestID(), file: id().required("error.required") }),
    output: shape({ ...outcome, name: text().required(), mime: text().required(), content: string().required() }),
  },
  /** Decides, proposes what takes two, or agrees to it; `agree` false gives a proposal back. */
  decideWork: {
    input: shape({
      kind: oneOf(workKinds).required("error.required"),
      id: requestID(),
      decision: decision().required("error.required"),
      words: story(text()),
      agree: flag(),
      /** Of a claim that is accepted: the day of its event as the papers have it, and whether it was an accident. */
      eventDay: isoDate(),
      byAccident: flag(),
      /** What its papers show, as far as its sum is found by it (`measures` of the case). */
      ...measureFields,
      /** Of a claim that is refused, whose words say what was found: the ground, the clause of the rules, papers of the case by their ids, and one by its name. */
      ground: oneOf(refusalGrounds),
      clause: text().max(40, "error.tooLong"),
      papers: array(id().required()).max(MAX_PAPERS, "error.papersMany"),
      otherPaper: text().max(200, "error.tooLong"),
      /** Of a share that is divided: which, where a claim has several; the certificate of inheritance; and whom it names, with their parts of the whole share. */
      share: id(),
      certificate: certificateShape.default(undefined).optional(),
      heirs: heirsShape,
    }),
    output: shape({ ...outcome, became: oneOf(["decided", "proposed", "returned"]).required() }),
  },
  ...reportContractCalls,
  ...opinionCalls,
  ...claimFiguresCalls,
  /** What the staff of an office did on a day, for its supervisor. */
  staffLog: {
    input: shape({ day: isoDate().required("error.required") }),
    output: shape({
      ...outcome,
      /** Who opened how many cases on the day, the most first; `isMany`: more than a busy desk has. */
      readers: listOf({ employee: text().required(), cases: whole().required(), customers: whole().required(), isMany: flag().required() }),
      entries: listOf({
        at: text().required(),
        employee: text().required(),
        act: oneOf(staffActs).required(),
        customer: text().defined(),
        subject: text().defined(),
      }),
    }),
  },
};
