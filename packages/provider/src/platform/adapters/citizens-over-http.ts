import { isIsoDate } from "@shanyraq/rules";
import { object, string } from "yup";
import { HttpServiceError, postJson, type HttpService } from "./http-service.ts";
import type { MobileCitizens } from "../ports/mobile-citizens.ts";
import { VISITOR_TIMEOUT_MS } from "../ports/visitor-timeout.ts";

const replySchema = object({
  owner: string()
    .oneOf(["person", "another", "unknown"] as const)
    .required(),
  birthDate: string().test("date", (date) => date === undefined || isIsoDate(date)),
  sex: string().oneOf(["male", "female"] as const),
});

/** The mobile citizens' base did not answer as agreed. */
export class CitizensBaseError extends HttpServiceError {
  override readonly name = "CitizensBaseError";
  constructor(status: number) {
    super("the mobile citizens' base", status);
  }
}

/**
 * The mobile citizens' base over HTTP: `POST {url}` with `{ iin, phone }`, so that neither is in an address, answers whose the phone is as `{ owner: "person" |
 * "another" | "unknown" }`, with `birthDate` (yyyy-mm-dd) and `sex` when it knows them.
 */
export const citizensOverHttp = (service: HttpService): MobileCitizens => ({
  async ask({ iin, phone }) {
    const reply = await postJson(service, { iin, phone }, VISITOR_TIMEOUT_MS);
    if (!reply.ok) throw new CitizensBaseError(reply.status);
    const { owner, birthDate, sex } = await replySchema.validate(await reply.json(), { stripUnknown: true, strict: true });
    return { owner, ...(birthDate !== undefined && { birthDate }), ...(sex !== undefined && { sex }) };
  },
});
