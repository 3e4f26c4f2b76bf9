import { pensionCategories } from "@shanyraq/calls/vocabulary";
import { decimalOf, tiynOf } from "@shanyraq/rules";
import { number, object, string, type ISchema } from "yup";
import { HttpServiceError, postJson, type HttpService } from "./http-service.ts";
import type { FundTransfer, PensionFund } from "../ports/pension-fund.ts";
import { VISITOR_TIMEOUT_MS } from "../ports/visitor-timeout.ts";

const day = () => string().matches(/^\d{4}-\d{2}-\d{2}$/);
const account = object({ savings: string().required(), asOf: day().required() });
const record = object({
  category: string().oneOf(pensionCategories).required(),
  oppvMonths: number().integer().min(0).required(),
  asOf: day().required(),
});
const transfer = object({
  state: string()
    .oneOf(["taken", "paid", "refused"] as const)
    .required(),
  transfer: string(),
  amount: string(),
  paidAt: string(),
  reason: string().max(500),
});

/** The pension fund did not answer as agreed. */
export class PensionFundError extends HttpServiceError {
  override readonly name = "PensionFundError";
  constructor(status: number) {
    super("the pension fund", status);
  }
}

/** A sum that it names has to be one. */
function sumOf(text: string | undefined): number {
  const tiyn = text === undefined ? undefined : tiynOf(text);
  if (tiyn === undefined || tiyn < 0) throw new PensionFundError(200);
  return tiyn;
}

/**
 * The fund over HTTP, all by POST so that no number is in an address: `{url}/account` and `{url}/record` with `{ iin }` answer what is kept, or 404;
 * `{url}/transfer` with `{ reference, iin, contract, amount: "1000.00" }` answers `{ state: "taken" | "paid" | "refused", transfer, amount, paidAt, reason }`.
 * A repeated reference does not move money twice and returns how far it has come.
 */
export const pensionFundOverHttp = (service: HttpService): PensionFund => {
  async function ask<T>(path: string, body: object, schema: ISchema<T>): Promise<T | undefined> {
    const reply = await postJson({ ...service, url: `${service.url.replace(/\/$/, "")}/${path}` }, body, VISITOR_TIMEOUT_MS);
    if (reply.status === 404) return undefined;
    if (!reply.ok) throw new PensionFundError(reply.status);
    return schema.validate(await reply.json(), { stripUnknown: true });
  }
  return {
    async account(iin) {
      const found = await ask("account", { iin }, account);
      return found && { savings: sumOf(found.savings), asOf: found.asOf };
    },
    record: (iin) => ask("record", { iin }, record),
    async transfer({ amount, ...request }): Promise<FundTransfer> {
      const transferred = await ask("transfer", { ...request, amount: decimalOf(amount) }, transfer);
      if (!transferred) throw new PensionFundError(404);
      if (transferred.state === "taken") return { state: "taken" };
      if (transferred.state === "refused") return { state: "refused", reason: transferred.reason ?? "" };
      if (!transferred.transfer || transferred.paidAt === undefined || Number.isNaN(Date.parse(transferred.paidAt)))
        throw new PensionFundError(200);
      return { state: "paid", transfer: transferred.transfer, amount: sumOf(transferred.amount), paidAt: transferred.paidAt };
    },
  };
};
