import { fieldsOf } from "@shanyraq/rules/is-object";
import type { KeyChoice } from "./key-facts.ts";

/** What is to be signed, whichever module asks. */
export interface SignTask {
  readonly module: "basics" | "commonUtils";
  readonly choice: KeyChoice;
  readonly data: readonly string[];
  readonly many: boolean;
  readonly attached: boolean;
  readonly digested: boolean;
  readonly timestamped: boolean;
}

export type Read = { readonly ok: true; readonly task: SignTask } | { readonly ok: false; readonly code: string; readonly message: string };

const SIGNING = "1.3.6.1.5.5.7.3.4";
const AUTHENTICATION = "1.3.6.1.5.5.7.3.2";

const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === "string") ? (value as readonly string[]) : undefined;
const no = (code: string, message: string): Read => ({ ok: false, code, message });

/** `sign` of kz.gov.pki.knca.basics. */
export function readBasics(args: unknown): Read {
  const { allowedStorages, format, data, signingParams, signerParams } = fieldsOf(args);
  if (format !== "cms") return no("INVALID_SIGNING_PARAMS", "the virtual application signs CMS alone");
  const list = typeof data === "string" ? [data] : texts(data);
  if (!list || list.length === 0) return no("INVALID_SIGNING_PARAMS", "data");
  const { decode, encapsulate, digested, tsaProfile } = fieldsOf(signingParams);
  if (decode !== true) return no("INVALID_SIGNING_PARAMS", "decode");
  const { extKeyUsageOids, iin, bin, serialNumber } = fieldsOf(signerParams);
  const text = (name: string, value: unknown) => (typeof value === "string" ? { [name]: value } : {});
  return {
    ok: true,
    task: {
      module: "basics",
      choice: {
        storages: texts(allowedStorages),
        usages: texts(extKeyUsageOids) ?? [],
        ...text("iin", iin),
        ...text("bin", bin),
        ...text("serialNumber", serialNumber),
      },
      data: list,
      many: typeof data !== "string",
      attached: encapsulate === true,
      digested: digested === true,
      timestamped: typeof tsaProfile === "object" && tsaProfile !== null,
    },
  };
}

/** Another type lets a person choose from all keys of the storage. */
const usages: Readonly<Record<string, readonly string[]>> = { SIGNATURE: [SIGNING], AUTHENTICATION: [AUTHENTICATION] };

const makers = { createCAdESFromBase64: "plain", createCAdESFromBase64Hash: "digest", createCMSSignatureFromBase64: "plain" } as const;

/** The makers of signatures of kz.gov.pki.knca.commonUtils. */
export function readCommon(method: string, args: readonly unknown[]): Read {
  const kind = Object.hasOwn(makers, method) ? makers[method as keyof typeof makers] : undefined;
  if (!kind) return no("500", `the virtual application has no ${method}`);
  const [storage, keyType, data, attach] = args;
  if (typeof storage !== "string" || typeof data !== "string") return no("500", "arguments");
  return {
    ok: true,
    task: {
      module: "commonUtils",
      choice: { storages: [storage], usages: usages[String(keyType)] ?? [] },
      data: [data],
      many: false,
      attached: attach === true,
      digested: kind === "digest",
      timestamped: method === "createCMSSignatureFromBase64",
    },
  };
}
