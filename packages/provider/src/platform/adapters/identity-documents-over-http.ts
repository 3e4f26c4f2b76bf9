import { object, string } from "yup";
import { HttpServiceError, postJson, type HttpService } from "./http-service.ts";
import type { IdentityDocuments } from "../ports/identity-documents.ts";

const replySchema = object({
  standing: string()
    .oneOf(["valid", "expired", "lost", "unknown"] as const)
    .required(),
});
/** A customer waits between two steps of a worksheet, and continues without an answer. */
const TIMEOUT_MS = 3_000;

/** The register of identity documents did not answer as agreed. */
export class DocumentRegisterError extends HttpServiceError {
  override readonly name = "DocumentRegisterError";
  constructor(status: number) {
    super("the register of identity documents", status);
  }
}

/**
 * The register of identity documents over HTTP: `POST {url}` with `{ iin, number }`, so that neither is in an address, answers the standing of this person's
 * document as `{ standing: "valid" | "expired" | "lost" | "unknown" }`.
 */
export const identityDocumentsOverHttp = (service: HttpService): IdentityDocuments => ({
  async standingOf({ iin, number }) {
    const reply = await postJson(service, { iin, number }, TIMEOUT_MS);
    if (!reply.ok) throw new DocumentRegisterError(reply.status);
    return (await replySchema.validate(await reply.json(), { stripUnknown: true, strict: true })).standing;
  },
});
