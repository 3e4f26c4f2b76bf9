import { calls, type CallName, type Output } from "@shanyraq/calls";
import { isLocale, type Locale } from "@shanyraq/i18n";
import { text as serverText } from "@shanyraq/i18n/text";
import { PLAIN_FORMS_PREFIX } from "@shanyraq/routes/plain-forms";
import type { EdgeFunction, EdgeOptions } from "../edge-options.ts";
import { urlOf, type EdgeRequest } from "../edge-request.ts";
import { readUpTo } from "../guard/body.ts";
import { pass } from "../guard/pass.ts";
import { overQuota } from "../guard/quotas.ts";
import { localeOf, refusal, refuse } from "../guard/refusal.ts";
import { sayIn, type Given, type Say } from "../plain/block.ts";
import { fieldsAsHtml, inputOf } from "../plain/fields.ts";
import { blockAsHtml, formAsHtml, hidden, KEY_FIELD, pageAsHtml, STYLE_PATH } from "../plain/page.ts";
import { isPlainFormName, plainForms, type PlainForm, type PlainFormName } from "../plain/plain-forms.ts";
import { plainStyle } from "../plain/style.ts";
import type { Reply } from "../reply.ts";
import { randomId } from "../session/request-token.ts";

type Values = Readonly<Record<string, string>>;

/** The longest statement with its escapes, several times over. */
const MAX_FORM_BYTES = 64 * 1024;
const KEY = /^[\w-]{16,64}$/;
const KEPT = { "cache-control": "no-store", "content-type": "text/html; charset=utf-8" } as const;

const page = (status: number, html: string, headers: Values = {}): Reply => ({ status, headers: { ...KEPT, ...headers }, body: html });

interface Place {
  readonly locale: Locale;
  readonly name: PlainFormName;
}
function placeOf(pathname: string): Place | undefined {
  const [locale, name, ...more] = pathname.slice(PLAIN_FORMS_PREFIX.length + 1).split("/");
  return isLocale(locale) && name !== undefined && isPlainFormName(name) && more.length === 0 ? { locale, name } : undefined;
}

/** What the press of an answer sends along, and a refusal of it keeps. */
const carriedOf = ({ carried = [] }: PlainForm, values: Values): Values =>
  Object.fromEntries(carried.flatMap((one) => (values[one] ? [[one, values[one]]] : [])));

/** The form with what was typed and what is wrong with it; `said` stands above it. */
function formPage(
  status: number,
  { locale, name }: Place,
  values: Values = {},
  errors: Values = {},
  message?: string,
  headers?: Values,
): Reply {
  const say = sayIn(locale);
  const form: PlainForm = plainForms[name];
  const title = say.text(form.title);
  const wrong = message ?? (Object.keys(errors).length > 0 ? say.text("plain.wrong") : undefined);
  const notice = wrong === undefined ? "" : blockAsHtml({ is: "heading", text: wrong }, "", say);
  // What the insurer did not answer for sure may have happened: the same key asks for the same act.
  const key = status >= 500 && KEY.test(values[KEY_FIELD] ?? "") ? (values[KEY_FIELD] ?? "") : randomId();
  const inner = hidden(carriedOf(form, values)) + fieldsAsHtml(form.form.fields, values, errors, say);
  return page(status, pageAsHtml(name, title, notice + formAsHtml(name, key, inner, say.text(form.press), say), say), headers);
}

/** The posted form as one call of a visitor that nobody knows: nothing of a session goes with it. */
function asCall(request: EdgeRequest, call: CallName, input: object, locale: Locale, key: string): EdgeRequest {
  const address = new URL(calls[call].path, urlOf(request));
  const body = new TextEncoder().encode(JSON.stringify(input));
  const own: Readonly<Record<string, string | null>> = {
    "content-type": "application/json",
    "content-length": String(body.length),
    "idempotency-key": key,
    lang: locale,
    cookie: null,
    authorization: null,
  };
  const get = (name: string) => (Object.hasOwn(own, name) ? (own[name] ?? null) : request.headers.get(name));
  return {
    method: "POST",
    url: address.href,
    address,
    headers: { get, has: (name) => get(name) !== null },
    body: null,
    readWhole: async () => body,
  };
}

interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
async function answered(request: EdgeRequest, call: CallName, options: EdgeOptions): Promise<Answered & { readonly headers: Values }> {
  // A captcha needs a script; in its place so few are let through that a program gains nothing (docs/decisions/018-work-before-trust.md).
  const unguarded = { ...options, captcha: { ...options.captcha, verify: async () => true } };
  const { status, body, headers } = await pass(request, calls[call].path, unguarded);
  const { "retry-after": after } = headers;
  return {
    status,
    body: typeof body === "string" ? (JSON.parse(body) as Answered["body"]) : {},
    headers: after === undefined ? {} : { "retry-after": after },
  };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** The answer of a call that kept its row, as a page. */
async function resultPage(
  request: EdgeRequest,
  { locale, name }: Place,
  values: Values,
  body: Answered["body"],
  options: EdgeOptions,
): Promise<Reply> {
  const say = sayIn(locale);
  const form: PlainForm = plainForms[name];
  // `pass` has held the answer against the row of this call.
  const next = form.follow?.(body as never);
  const qr = next && (await answered(asCall(request, "kaspiQrPay", next, locale, randomId()), "kaspiQrPay", options));
  const given: Given = {
    iin: values["iin"] ?? "",
    anonymous: values["anonymous"] === "true",
    ...(qr?.status === 200 && qr.body["state"] === "awaiting" && { qr: qr.body as Output<"kaspiQrPay"> }),
  };
  const blocks = form.resultBlocks(body as never, say, given).map((block) => blockAsHtml(block, randomId(), say));
  return page(200, pageAsHtml(name, say.text(form.title), blocks.join("\n"), say));
}

async function posted(request: EdgeRequest, place: Place, options: EdgeOptions): Promise<Reply> {
  const { locale, name } = place;
  const say: Say = sayIn(locale);
  const form: PlainForm = plainForms[name];
  const over = overQuota(request, options, "plainForms");
  const bytes = await readUpTo(request, MAX_FORM_BYTES);
  if (!bytes) return formPage(413, place, {}, {}, serverText(locale, "error.tooLarge"));
  const values: Values = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
  if (over) return formPage(over.status, place, values, {}, serverText(locale, over.id, over.values), over.headers);
  const input = { ...inputOf(form.form, values), ...carriedOf(form, values) };
  const key = KEY.test(values[KEY_FIELD] ?? "") ? (values[KEY_FIELD] ?? "") : randomId();
  const { status, body, headers } = await answered(asCall(request, form.call, input, locale, key), form.call, options);
  const message = isText(body["message"]) ? body["message"] : serverText(locale, "error.internal");
  if (status === 403) return formPage(status, place, values, {}, say.text("plain.foreign"));
  if (status !== 200) {
    const errors = Object.entries((body["errors"] ?? {}) as Readonly<Record<string, unknown>>).filter(([, one]) => isText(one));
    return formPage(status, place, values, Object.fromEntries(errors) as Values, errors.length > 0 ? undefined : message, headers);
  }
  // A service that could not answer says so in its sentence.
  if (body["success"] === false || body["status"] === "error") return formPage(200, place, values, {}, message);
  return resultPage(request, place, values, body, options);
}

/**
 * `GET` and `POST /api/forms/kk/policy`: a form and its answer as a page, for a browser in which no script runs. It posts to its own address; what
 * it asks goes through the same checks as every call, without a session.
 */
export const plainFormsFunction =
  (options: EdgeOptions): EdgeFunction =>
  async (request) => {
    const { pathname } = urlOf(request);
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && request.method !== "POST")
      return refuse(refusal(405, "error.method", { headers: { allow: "GET, HEAD, POST" } }), localeOf(request), randomId());
    if (reads && pathname === STYLE_PATH)
      return {
        status: 200,
        headers: { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=3600" },
        body: plainStyle,
      };
    const place = placeOf(pathname);
    if (!place) return refuse(refusal(404, "error.notFound"), localeOf(request), randomId());
    // What is a press of an answer has nothing to begin with.
    if (!reads) return posted(request, place, options);
    return formPage(200, place.name === "order" ? { ...place, name: "premium" } : place);
  };
