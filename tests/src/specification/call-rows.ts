import type { CallName } from "@shanyraq/calls";
import { schemas } from "@shanyraq/calls/schemas";
import { value, type Area, type Row } from "./row.ts";

interface Described {
  readonly type: string;
  readonly fields?: Readonly<Record<string, Described>>;
}
const described = (name: CallName, of: "input" | "output"): Described => schemas[name][of].describe() as Described;
const fieldsOf = (name: CallName, of: "input" | "output"): readonly string[] => Object.keys(described(name, of).fields ?? {});
const innerOf = (name: CallName, field: string): readonly string[] => Object.keys(described(name, "output").fields?.[field]?.fields ?? {});

/** The fields that a call must have, of those that it has. */
const named = (area: Area, fact: string, has: readonly string[], must: readonly string[]): Row =>
  value(
    "site-shell",
    area,
    fact,
    must.filter((field) => has.includes(field)),
    must,
  );

/**
 * What the specification names of results and payloads (site-shell, sections 3 and 7). The login's own names of the calls of a QR code
 * (`egovQrInitLogin`, `egovQrSetDataLogin`, `egovQrGetDataLogin`) are rows without the ending (docs/decisions/016-signatures.md).
 */
export const callRows: readonly Row[] = [
  named("account.signature", "a QR result has value, dataURL, nonce and launch links", fieldsOf("egovQrInit", "output"), [
    "value",
    "dataURL",
    "nonce",
    "eGovMobileLaunchLink",
    "eGovBusinessLaunchLink",
  ]),
  named("account.signature", "egovQrSetDataLogin sends dataUrl and nonce", fieldsOf("egovQrSetData", "input"), ["dataUrl", "nonce"]),
  named("account.signature", "egovQrSetDataLogin tells the signUrl", fieldsOf("egovQrSetData", "output"), ["signUrl"]),
  named("account.signature", "egovQrGetDataLogin sends signUrl and nonce", fieldsOf("egovQrGetData", "input"), ["signUrl", "nonce"]),
  named("account.signature", "egovQrGetDataLogin tells the user's iin", innerOf("egovQrGetData", "user"), ["iin"]),
  named("account.signature", "egovQrGetDataLogin tells Authorization.token", innerOf("egovQrGetData", "Authorization"), ["token"]),
  named("account.signature", "authLogin tells a nonce", fieldsOf("authLogin", "output"), ["nonce"]),
  named("account.signature", "getAuthLogin sends nonce and signature", fieldsOf("getAuthLogin", "input"), ["nonce", "signature"]),
  named("account.signature", "getAuthLogin tells the user's iin", innerOf("getAuthLogin", "user"), ["iin"]),
  named("account.signature", "getAuthLogin tells Authorization.token", innerOf("getAuthLogin", "Authorization"), ["token"]),
  named("cabinet", "notifications are a message and a count", fieldsOf("getNotifications", "output"), ["message", "count"]),
  value(
    "site-shell",
    "cabinet",
    "the count of notifications alone is a number",
    described("getNotifications", "output").fields?.["count"]?.type,
    "number",
  ),
];
