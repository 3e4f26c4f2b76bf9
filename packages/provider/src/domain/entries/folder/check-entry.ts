import { brand } from "@shanyraq/brand";
import { isAllowedAddress } from "@shanyraq/rules/address";
import { isObject } from "@shanyraq/rules/is-object";
import { ValidationError, type AnyObjectSchema } from "yup";

type Path = readonly (string | number)[];

/** The possible faults of a field: stable names, which the editing shows in the editor's own language. */
export const complaintCodes = [
  "missing",
  "unknown",
  "choice",
  "tooLong",
  "pattern",
  "kind",
  "address",
  "picture",
  "figure",
  "unread",
] as const;
export type ComplaintCode = (typeof complaintCodes)[number];

export interface Complaint {
  readonly code: ComplaintCode;
  readonly path: Path;
  readonly message: string;
}

const { messenger } = brand.company;
const elsewhere = [...brand.sisterSites, ...brand.socials].map(({ url }) => url);
/** Hosts that a link of the content may lead to, apart from the site's own. */
export const allowedHosts: ReadonlySet<string> = new Set(
  (messenger ? [...elsewhere, messenger] : elsewhere).map((url) => new URL(url).host),
);

/** An empty address leads nowhere: whether it may be empty is decided by the schemas of the calls. */
function addresses(value: unknown, path: Path): { readonly path: Path; readonly address: string }[] {
  if (Array.isArray(value)) return value.flatMap((inner: unknown, index) => addresses(inner, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "url" && typeof inner === "string" && inner !== ""
      ? [{ path: [...path, key], address: inner }]
      : addresses(inner, [...path, key]),
  );
}

const pathOf = (path: string): Path =>
  path.split(/[.[\]]+/).flatMap((part) => (part === "" ? [] : [/^\d+$/.test(part) ? Number(part) : part]));

/** yup's names of its own tests, as ours. */
const codes: Readonly<Record<string, ComplaintCode>> = {
  optionality: "missing",
  required: "missing",
  nullable: "missing",
  oneOf: "choice",
  max: "tooLong",
  typeError: "kind",
};

/** yup's sentences begin with the name of the field, which the complaint says itself. */
const reasonOf = ({ type, message, path = "" }: ValidationError) =>
  type === "optionality" || type === "required" ? "is missing" : message.replace(new RegExp(`^${path.replaceAll(/[[\].]/g, "\\$&")} `), "");

/** The parts of an entry that violate the schemas of the calls, and the links that are not allowed. */
export function complaintsOf(
  entry: Readonly<Record<string, unknown>>,
  promised: AnyObjectSchema,
  own: readonly string[],
): readonly Complaint[] {
  const unknown = Object.keys(entry).filter((key) => !(key in promised.fields) && !own.includes(key));
  const known = Object.fromEntries(Object.entries(entry).filter(([key]) => key in promised.fields));
  const wrong: Complaint[] = unknown.map((key) => ({ code: "unknown", path: [key], message: `"${key}" is no field of this kind` }));
  try {
    promised.validateSync(known, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const one of error.inner.length > 0 ? error.inner : [error])
      wrong.push({
        code: codes[one.type ?? ""] ?? "pattern",
        path: pathOf(one.path ?? ""),
        message: `"${one.path ?? ""}" ${reasonOf(one)}`,
      });
  }
  for (const { path, address } of addresses(entry, []))
    if (!isAllowedAddress(address, allowedHosts))
      wrong.push({ code: "address", path, message: `"${address}" is no address of the site, nor of a host it may lead to` });
  return wrong;
}
