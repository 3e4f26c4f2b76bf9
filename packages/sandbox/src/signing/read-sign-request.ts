import { fieldsOf } from "@shanyraq/rules/is-object";
import { readXmlDocument } from "@shanyraq/signing/authority";
import type { KeyChoice } from "./key-facts.ts";

/** What is to be signed, whichever module asks. */
export interface SignTask {
  readonly module: "basics" | "commonUtils";
  readonly choice: KeyChoice;
  /** Base64, or XML as its text. */
  readonly data: readonly string[];
  readonly form: "cms" | "xml";
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
  if (format !== "cms" && format !== "xml") return no("INVALID_SIGNING_PARAMS", "the virtual application signs CMS and XML");
  const list = typeof data === "string" ? [data] : texts(data);
  if (!list || list.length === 0) return no("INVALID_SIGNING_PARAMS", "data");
  const { decode, encapsulate, digested, tsaProfile } = fieldsOf(signingParams);
  if (format === "cms" && decode !== true) return no("INVALID_SIGNING_PARAMS", "decode");
  const fault = format === "xml" && faultOf(list);
  if (fault) return no("SIGNING_FAILURE", fault);
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
      form: format,
      many: typeof data !== "string",
      attached: encapsulate === true,
      digested: digested === true,
      timestamped: typeof tsaProfile === "object" && tsaProfile !== null,
    },
  };
}

/** Why a document cannot be signed, in the words of the real application's parser; undefined where all can. */
function faultOf(xmls: readonly string[]): string | undefined {
  const broken = xmls.map((xml) => readXmlDocument(xml)).find(({ ok }) => !ok);
  return broken && !broken.ok ? `org.xml.sax.SAXParseException; ${broken.error.detail ?? broken.error.code}` : undefined;
}

/** Another type lets a person choose from all keys of the storage. */
const usages: Readonly<Record<string, readonly string[]>> = { SIGNATURE: [SIGNING], AUTHENTICATION: [AUTHENTICATION] };

const makers = { createCAdESFromBase64: "plain", createCAdESFromBase64Hash: "digest", createCMSSignatureFromBase64: "plain" } as const;

/** The makers of signatures of kz.gov.pki.knca.commonUtils. */
export function readCommon(method: string, args: readonly unknown[]): Read {
  if (method === "signXml" || method === "signXmls") return readXml(method, args);
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
      form: "cms",
      many: false,
      attached: attach === true,
      digested: kind === "digest",
      timestamped: method === "createCMSSignatureFromBase64",
    },
  };
}

/** What the real application says of arguments of another kind. */
export const wrongArguments = (method: string): string => `java.lang.IllegalArgumentException: argument type mismatch. Method: ${method}`;

/** `signXml` of one document, `signXmls` of several: the whole of each, with the signature at its end. */
function readXml(method: "signXml" | "signXmls", args: readonly unknown[]): Read {
  const [storage, keyType, given, tbsXPath, parentXPath] = args;
  const many = method === "signXmls";
  const data = many ? texts(given) : texts([given]);
  if (typeof storage !== "string" || typeof keyType !== "string" || !data) return no("500", wrongArguments(method));
  if (tbsXPath !== "" || parentXPath !== "") return no("500", "the virtual application signs whole documents, and no parts by XPath");
  const fault = faultOf(data);
  if (fault) return no("500", fault);
  const choice = { storages: [storage], usages: usages[keyType] ?? [] };
  return {
    ok: true,
    task: { module: "commonUtils", choice, data, form: "xml", many, attached: true, digested: false, timestamped: false },
  };
}
