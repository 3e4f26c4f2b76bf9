import { brand } from "@shanyraq/brand";
import { isAllowedAddress } from "@shanyraq/rules/address";
import { isObject } from "@shanyraq/rules/is-object";
import { ValidationError, type AnyObjectSchema } from "yup";

type Path = readonly (string | number)[];
export interface Complaint {
  readonly path: Path;
  readonly message: string;
}

const { messenger } = brand.company;
const elsewhere = [...brand.sisterSites, ...brand.socials].map(({ url }) => url);
/** Hosts that a link of the content may lead to besides the site's own. */
const hosts = new Set((messenger ? [...elsewhere, messenger] : elsewhere).map((url) => new URL(url).host));

function addresses(value: unknown, path: Path): { readonly path: Path; readonly address: string }[] {
  if (Array.isArray(value)) return value.flatMap((inner: unknown, index) => addresses(inner, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "url" && typeof inner === "string" ? [{ path: [...path, key], address: inner }] : addresses(inner, [...path, key]),
  );
}

const pathOf = (path: string): Path =>
  path.split(/[.[\]]+/).flatMap((part) => (part === "" ? [] : [/^\d+$/.test(part) ? Number(part) : part]));

/** yup's sentences begin with the name of the field, which the complaint says itself. */
const reasonOf = ({ type, message, path = "" }: ValidationError) =>
  type === "optionality" || type === "required" ? "is missing" : message.replace(new RegExp(`^${path.replaceAll(/[[\].]/g, "\\$&")} `), "");

/** What of an entry the calls would not keep their promises with, and which links lead where none may. */
export function complaintsOf(
  entry: Readonly<Record<string, unknown>>,
  promised: AnyObjectSchema,
  own: readonly string[],
): readonly Complaint[] {
  const unknown = Object.keys(entry).filter((key) => !(key in promised.fields) && !own.includes(key));
  const known = Object.fromEntries(Object.entries(entry).filter(([key]) => key in promised.fields));
  const wrong: Complaint[] = unknown.map((key) => ({ path: [key], message: `"${key}" is no field of this kind` }));
  try {
    promised.validateSync(known, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const one of error.inner.length > 0 ? error.inner : [error])
      wrong.push({ path: pathOf(one.path ?? ""), message: `"${one.path ?? ""}" ${reasonOf(one)}` });
  }
  for (const { path, address } of addresses(entry, []))
    if (!isAllowedAddress(address, hosts))
      wrong.push({ path, message: `"${address}" is no address of the site, nor of a host it may lead to` });
  return wrong;
}
