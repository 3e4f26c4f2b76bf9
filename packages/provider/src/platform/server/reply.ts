import type { Locale } from "@shanyraq/i18n";
import { isTextId, text } from "@shanyraq/i18n/text";
import { refusalCodeOf, type ErrorBody } from "@shanyraq/calls";
import type { Refusal } from "./refusal.ts";

export const reply = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  });

const messageText = (locale: Locale, id: string): string => (isTextId(id) ? text(locale, id) : text(locale, "error.badValue"));

export function replyRefusal(
  { status, id, values, fields, sentences, retryAfter }: Refusal,
  locale: Locale,
  more: { readonly requestId?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const body: ErrorBody = {
    status: "error",
    code: refusalCodeOf(id),
    message: text(locale, id, values),
    ...(fields && {
      errors: Object.fromEntries(
        Object.entries(fields).map(([field, message]) => [field, sentences ? message : messageText(locale, message)]),
      ),
    }),
    ...(more.requestId !== undefined && { requestId: more.requestId }),
  };
  return reply(status, body, { ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }), ...more.headers });
}
