import { object, string } from "yup";
import type { Database } from "../database/open.ts";
import { HttpServiceError, postJson, type HttpService } from "./http-service.ts";
import type { InsurerKey, Signatory } from "../ports/insurer-key.ts";
import { insurerKeyOver } from "./insurer-key-over.ts";

const reply = object({ cms: string().required() });
/** A hardware module with a queue before it, and a time-stamping authority behind it. */
const TIMEOUT_MS = 10_000;

/** The service that holds the insurer's key did not answer as agreed. */
export class InsurerKeyError extends HttpServiceError {
  override readonly name = "InsurerKeyError";
  constructor(status: number) {
    super("the insurer's key", status);
  }
}

/**
 * The insurer's key behind a service: `POST {url}` with `{reference, request, name, data}` (`data` is base64 of the paper, `reference` its id) answers
 * `{cms}`, base64 of a detached CMS with a timestamp. The secret key never comes into this process.
 */
export const insurerKeyOverHttp = (service: HttpService, signatory: Signatory, database: Pick<Database, "queries">): InsurerKey =>
  insurerKeyOver(database, {
    signatory,
    sign: async ({ requestId, documentId, name, content }) => {
      const paper = { reference: documentId, request: requestId, name, data: Buffer.from(content).toString("base64") };
      const answer = await postJson(service, paper, TIMEOUT_MS);
      if (!answer.ok) throw new InsurerKeyError(answer.status);
      try {
        return (await reply.validate(await answer.json(), { stripUnknown: true, strict: true })).cms;
      } catch {
        throw new InsurerKeyError(answer.status);
      }
    },
  });
