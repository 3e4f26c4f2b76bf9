import { HttpServiceError, type HttpService } from "./http-service.ts";
import type { Messages } from "../ports/messages.ts";

const TIMEOUT_MS = 5_000;

/** The message service did not accept a message. */
export class MessageServiceError extends HttpServiceError {
  override readonly name = "MessageServiceError";
  constructor(status: number) {
    super("the message service", status);
  }
}

/**
 * SMS and e-mails over HTTP: `POST {url}` with the message as JSON and its key as `idempotency-key`, so that a message that is sent again after a lost answer
 * is delivered once. Any 2xx means that it was accepted.
 */
export const messagesOverHttp = ({ url, token, fetch }: HttpService): Messages => ({
  async send(message) {
    const reply = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": message.key,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(message),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new MessageServiceError(reply.status);
  },
});
