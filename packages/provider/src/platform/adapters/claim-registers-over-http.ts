import { disabilityGroups } from "@shanyraq/calls/vocabulary";
import { isIsoDate, tiynOf } from "@shanyraq/rules";
import { boolean, object, string, type InferType, type Schema } from "yup";
import type { RegisterAnswer, RegisteredFacts, RegisterName } from "../database/records/register-answer.ts";
import type { ClaimRegister } from "../ports/claim-registers.ts";
import { HttpServiceError, postJson, type HttpService } from "./http-service.ts";

/** Nobody waits for a register: a job asks, and asks again later. */
const TIMEOUT_MS = 10_000;
/** Longer than any number or name that is kept. */
const MAX_LENGTH = 200;

/** A register that a claim asks did not answer as agreed. */
export class ClaimRegisterError extends HttpServiceError {
  override readonly name = "ClaimRegisterError";
}

const day = () =>
  string()
    .required()
    .test("day", (value) => isIsoDate(value));
const short = () => string().required().max(MAX_LENGTH);
/** Reads what a schema names, as it is sent, and keeps nothing else. */
const read =
  <S extends Schema>(schema: S) =>
  async (reply: unknown): Promise<InferType<S>> => {
    await schema.validate(reply, { strict: true });
    return schema.cast(reply, { stripUnknown: true });
  };

const amountLeft = read(
  object({
    left: string()
      .required()
      .matches(/^\d{1,12}\.\d{2}$/),
  }),
);
const anyRecord = ["recorded", "otherDay", "notRecorded"] as const;
/** Of what has no day of its own. */
const dayless = ["recorded", "notRecorded"] as const;

interface Row<R extends RegisterName> {
  /** Its name in a message. */
  readonly what: string;
  readonly records: readonly RegisterAnswer["record"][];
  /** What it records, as it is sent. */
  readonly facts: (reply: unknown) => Promise<RegisteredFacts[R]>;
}

const rows: { readonly [R in RegisterName]: Row<R> } = {
  disability: {
    what: "the register of disability",
    records: anyRecord,
    facts: read(object({ group: string().oneOf(disabilityGroups).required(), since: day() })),
  },
  hospital: {
    what: "the register of hospitals",
    records: anyRecord,
    facts: read(object({ from: day(), until: day() }).test("order", ({ from, until }) => from <= until)),
  },
  birth: { what: "the register of births", records: dayless, facts: read(object({ isParent: boolean().required() })) },
  inheritance: { what: "the register of inheritance cases", records: dayless, facts: read(object({ number: short(), notary: short() })) },
  loan: { what: "the bank", records: dayless, facts: async (reply) => ({ left: tiynOf((await amountLeft(reply)).left) ?? 0 }) },
};

/**
 * A register over HTTP: `POST {url}` with its question, so that nothing of it is in an address, answers `{ record: "recorded" | "otherDay" | "notRecorded" }` and
 * with `recorded` what it records.
 */
export const claimRegisterOverHttp =
  <R extends RegisterName>(register: R) =>
  (service: HttpService): ClaimRegister<R> => ({
    async ask(question) {
      const { what, records, facts } = rows[register];
      const response = await postJson(service, question, TIMEOUT_MS);
      if (!response.ok) throw new ClaimRegisterError(what, response.status);
      const reply: unknown = await response.json();
      const { record } = await read(object({ record: string().oneOf(records).required() }))(reply);
      return record === "recorded" ? { record, ...(await facts(reply)) } : { record };
    },
  });
