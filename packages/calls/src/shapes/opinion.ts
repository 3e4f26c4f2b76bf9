import { array, string } from "yup";
import { isoDate, story } from "../validators.ts";
import { healthMeasures } from "../vocabulary.ts";
import { measureFields } from "./measures.ts";
import { amount, answer, flag, id, listOf, shape, text } from "./shape.ts";

const REQUIRED = "error.required";

/** What a medical expert measured, as it would be typed into a decision. */
const measuredShape = () =>
  listOf({
    measure: string()
      .oneOf([...healthMeasures])
      .required(),
    values: array(text().required()).required(),
    /** The same in words. */
    shown: text().required(),
  });

/** Of a claim whose papers are about somebody's health: the opinions of medical experts, the newest first, and what of them whoever reads it may do. */
export const opinionShape = () =>
  shape({
    /** Whether one can be requested now. */
    canAsk: flag().required(),
    /** Whether whoever reads it is to give the one that was requested. */
    canGive: flag().required(),
    /** The sum above which a claim is accepted with an opinion alone; zero: any sum. Absent where none is required. */
    requiredAbove: amount(),
    /** What an expert is asked to measure. */
    measures: listOf({
      measure: string()
        .oneOf([...healthMeasures])
        .required(),
      options: listOf({ value: text().required(), label: text().required() }),
    }),
    list: listOf({
      askedBy: text().required(),
      askedAt: text().required(),
      deadline: isoDate().required(),
      question: text().defined(),
      /** Once it is given: by whom, when, and what they found. */
      given: shape({ by: text().required(), at: text().required(), words: text().defined(), measured: measuredShape() })
        .default(undefined)
        .optional(),
    }),
  })
    .default(undefined)
    .optional();

const { disabilityGroup, injuries, sickDays, hospitalDays, lossPercent } = measureFields;

/** Calls about medical opinions, by the id of the claim. */
export const opinionCalls = {
  askOpinion: {
    input: shape({ id: id().required(REQUIRED), question: story(text()).required(REQUIRED) }),
    output: answer,
  },
  giveOpinion: {
    input: shape({
      id: id().required(REQUIRED),
      words: story(text()).required(REQUIRED),
      disabilityGroup,
      injuries,
      sickDays,
      hospitalDays,
      lossPercent,
    }),
    output: answer,
  },
};
