import { tiynOf } from "@shanyraq/rules";
import { array, object, string } from "yup";
import { HttpServiceError, type HttpService } from "./http-service.ts";
import type { Transfers } from "../ports/transfers.ts";

const statement = object({
  transfers: array(
    object({
      id: string().required(),
      amount: string().required(),
      purpose: string().defined(),
      receivedAt: string().required(),
    }).required(),
  ).required(),
});
const TIMEOUT_MS = 10_000;

/** The bank did not answer as agreed. */
export class TransfersError extends HttpServiceError {
  override readonly name = "TransfersError";
  constructor(status: number) {
    super("the statement of the account", status);
  }
}

/** The statement over HTTP: `GET {url}?since=<ISO 8601>` answers `{transfers: [{id, amount: "1000.00", purpose, receivedAt}]}` in tenge. */
export const transfersOverHttp = ({ url, token, fetch }: HttpService): Transfers => ({
  async since(moment) {
    const reply = await fetch(`${url}?${new URLSearchParams({ since: moment }).toString()}`, {
      headers: { accept: "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) throw new TransfersError(reply.status);
    const { transfers } = await statement.validate(await reply.json(), { stripUnknown: true });
    // A malformed amount is not a received payment.
    return transfers.flatMap(({ amount, ...rest }) => {
      const tiyn = tiynOf(amount);
      return tiyn !== undefined && tiyn > 0 && !Number.isNaN(Date.parse(rest.receivedAt)) ? [{ ...rest, amount: tiyn }] : [];
    });
  },
});
