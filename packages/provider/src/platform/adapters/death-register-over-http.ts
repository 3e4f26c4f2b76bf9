import { object, string } from "yup";
import { HttpServiceError, postJson, type HttpService } from "./http-service.ts";
import type { DeathRegister } from "../ports/death-register.ts";

const replySchema = object({
  record: string()
    .oneOf(["recorded", "otherDay", "notRecorded"] as const)
    .required(),
});
/** Nobody waits for it: a job asks, and asks again later. */
const TIMEOUT_MS = 10_000;

/** The register of deaths did not answer as agreed. */
export class DeathRegisterError extends HttpServiceError {
  override readonly name = "DeathRegisterError";
  constructor(status: number) {
    super("the register of deaths", status);
  }
}

/**
 * The register of deaths over HTTP: `POST {url}` with `{ iin, day }`, so that neither is in an address, answers what is recorded of this person as
 * `{ record: "recorded" | "otherDay" | "notRecorded" }`.
 */
export const deathRegisterOverHttp = (service: HttpService): DeathRegister => ({
  async recordOf({ iin, day }) {
    const reply = await postJson(service, { iin, day }, TIMEOUT_MS);
    if (!reply.ok) throw new DeathRegisterError(reply.status);
    return (await replySchema.validate(await reply.json(), { stripUnknown: true, strict: true })).record;
  },
});
