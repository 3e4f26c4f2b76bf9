import { isIin } from "@shanyraq/rules";
import { calls, type CallName } from "@shanyraq/calls";
import { smallPdf } from "../sample-files.ts";
import { byField, byStaffField, fiction } from "./fictions.ts";

/** Either what may be kept of a reply, or why none of it may. */
export type Cleaned = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: string };

/** Answers of these calls are what the insurer publishes: names in them are of its products and its people. */
export const isPublished = (name: CallName): boolean => calls[name].auth === "anyone" && calls[name].method === "GET";
/** Fields called `name` that name a paper, a product or a right, in answers about somebody. */
const namesNobody: readonly CallName[] = [
  "getContractDocuments",
  "contractDocument",
  "checkPassport",
  "getOKEDList",
  "getSenimCalc",
  "getCalc",
  "getCalcVms",
];

const fictionsOf = (name: CallName): Readonly<Record<string, string>> =>
  calls[name].auth === "employee" || calls[name].auth === "manager" ? byStaffField : byField;

const pdf = (): string => Buffer.from(smallPdf()).toString("base64");
const isFile = (fields: Readonly<Record<string, unknown>>, key: string): boolean =>
  (key === "data" || key === "content") && typeof fields[key] === "string";

function replaced(name: CallName, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(name, item));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const entries = Object.entries(fields).map(([key, inner]) => {
    if (isFile(fields, key)) return [key, pdf()];
    if (key === "size" && (isFile(fields, "data") || isFile(fields, "content"))) return [key, smallPdf().byteLength];
    // A fact in words: who is insured by a contract, who is paid, what a customer has written to the staff.
    const isFact = typeof fields["name"] === "string" || typeof fields["fact"] === "string";
    if (key === "value" && isFact && typeof inner === "string" && !namesNobody.includes(name)) return [key, fiction.words];
    const stand = fictionsOf(name)[key];
    const kept = stand === undefined || typeof inner !== "string" || inner === "" || (key === "name" && namesNobody.includes(name));
    return [key, kept ? replaced(name, inner) : stand];
  });
  return Object.fromEntries(entries) as unknown;
}

const PHONE = /(?<!\d)(?:\+?7|8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/g;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.]+/g;
const digits = (text: string): string => text.replaceAll(/\D/g, "");

/** Phones and addresses in a text, as digits and as they stand. */
export const contactsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(PHONE)].map(([number]) => digits(number)),
  ...[...text.matchAll(EMAIL)].map(([address]) => address),
];
/** Ids and hashes are drawn by chance: their digits may look like a phone of somebody. */
const DRAWN = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,}/gi;

/** What is left in a text that somebody could be known by; the insurer's own contacts are known by everybody. */
function leftOver(recorded: string, published: ReadonlySet<string>): string | undefined {
  const text = recorded.replaceAll(DRAWN, "");
  if ([...text.matchAll(/(?<!\d)\d{12}(?!\d)/g)].some(([number]) => number !== fiction.iin && isIin(number))) return "an IIN";
  const own: readonly string[] = [fiction.phone, fiction.email];
  return contactsIn(text).some((one) => !own.includes(one) && !published.has(one)) ? "a phone or an address" : undefined;
}

/** What is known of a trial: its people, each value with its fiction, and the contacts that the insurer publishes. */
export interface Known {
  readonly people: ReadonlyMap<string, string>;
  readonly published: ReadonlySet<string>;
}

/**
 * Takes the people out of a reply: known values, fields that name somebody, files and free words become fictions.
 * @returns a refusal when somebody's IIN, phone or address is left all the same: it is better not to have such a reply.
 */
export function clean(name: CallName, value: unknown, { people, published }: Known): Cleaned {
  let text = JSON.stringify(isPublished(name) ? value : replaced(name, value)) ?? "null";
  for (const [original, stand] of people) text = text.replaceAll(JSON.stringify(original).slice(1, -1), stand);
  const found = isPublished(name) ? undefined : leftOver(text, published);
  return found === undefined ? { ok: true, value: JSON.parse(text) as unknown } : { ok: false, why: `it holds ${found} of somebody` };
}
