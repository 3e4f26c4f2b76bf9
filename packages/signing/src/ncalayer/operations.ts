import { success } from "../result.ts";
import type { Language } from "../verdict/sentences.ts";
import { refused, type NcaLayerAnswer } from "./connection.ts";
import { fail } from "./failure.ts";
import type { KeyFilter } from "./key-filters.ts";
import type { SigningParameters } from "./presets.ts";
import type { RequestOptions } from "./request-options.ts";
import type { Storage } from "./storages.ts";

export interface SignArguments {
  /** Nothing: any storage. */
  readonly storages?: readonly Storage[];
  readonly format: "cms" | "xml" | "raw";
  /** Base64, or XML. */
  readonly data: readonly string[];
  readonly parameters: SigningParameters;
  readonly signer: KeyFilter;
  readonly language: Language;
  /** Base64 of a picture that the application shows. */
  readonly logo?: string;
}

export type KeyType = "SIGNATURE" | "AUTHENTICATION";

/** The application's description of a key. Dates are `dd.MM.yyyy HH:mm:ss` in the time of Almaty. */
export type KeyInfo = Readonly<
  Record<
    | "alias"
    | "keyId"
    | "algorithm"
    | "subjectCn"
    | "subjectDn"
    | "issuerCn"
    | "issuerDn"
    | "serialNumber"
    | "certNotAfter"
    | "certNotBefore"
    | "authorityKeyIdentifier"
    | "pem",
    string
  >
>;

type NcaLayerResult<T> = Promise<NcaLayerAnswer<T>>;
/** `data` is base64; with `attach` the signature holds it. */
type SignData = (storage: Storage, keyType: KeyType, data: string, attach: boolean, options?: RequestOptions) => NcaLayerResult<string>;

/** Every operation of the two modules; answers of another shape than is due are failures. */
export interface NcaLayerOperations {
  /** Module basics: as many signatures as data. */
  readonly sign: (request: SignArguments, options?: RequestOptions) => NcaLayerResult<readonly string[]>;
  readonly getActiveTokens: (options?: RequestOptions) => NcaLayerResult<readonly string[]>;
  readonly getKeyInfo: (storage: Storage, options?: RequestOptions) => NcaLayerResult<KeyInfo>;
  readonly createCAdESFromBase64: SignData;
  readonly createCAdESFromBase64Hash: (
    storage: Storage,
    keyType: KeyType,
    hash: string,
    options?: RequestOptions,
  ) => NcaLayerResult<string>;
  /** Always with a timestamp. */
  readonly createCMSSignatureFromBase64: SignData;
  readonly signXml: (
    storage: Storage,
    keyType: KeyType,
    xml: string,
    tbsXPath?: string,
    parentXPath?: string,
    options?: RequestOptions,
  ) => NcaLayerResult<string>;
  readonly signXmls: (
    storage: Storage,
    keyType: KeyType,
    xmls: readonly string[],
    tbsXPath?: string,
    parentXPath?: string,
    options?: RequestOptions,
  ) => NcaLayerResult<readonly string[]>;
  readonly changeLocale: (language: Language, options?: RequestOptions) => NcaLayerResult<undefined>;
}

type Request = (module: string, method: string, args: unknown, options?: RequestOptions) => Promise<NcaLayerAnswer<unknown>>;

const basics = "kz.gov.pki.knca.basics";
const commonUtils = "kz.gov.pki.knca.commonUtils";
/** The application calls Kazakh by its country in this one place. */
const locales: Record<Language, string> = { ru: "ru", kk: "kz", en: "en" };

export function createOperations(request: Request): NcaLayerOperations {
  const ask = async <T>(
    method: string,
    args: readonly unknown[],
    read: (value: unknown) => T | undefined,
    options?: RequestOptions,
  ): NcaLayerResult<T> => readBy(await request(commonUtils, method, args, options), read);
  return {
    sign: async ({ storages, format, data, parameters, signer, language, logo }, options) => {
      const answer = await request(
        basics,
        "sign",
        {
          allowedStorages: storages ?? null,
          format,
          data: data.length === 1 ? data[0] : data,
          signingParams: parameters,
          signerParams: signer,
          locale: language,
          ...(logo !== undefined && { logo }),
        },
        options,
      );
      return readBy(answer, (value) => readSignatures(value, data.length));
    },
    getActiveTokens: (options) => ask("getActiveTokens", [], readTexts, options),
    getKeyInfo: (storage, options) => ask("getKeyInfo", [storage], readKeyInfo, options),
    createCAdESFromBase64: (storage, keyType, data, attach, options) =>
      ask("createCAdESFromBase64", [storage, keyType, data, attach], readText, options),
    createCAdESFromBase64Hash: (storage, keyType, hash, options) =>
      ask("createCAdESFromBase64Hash", [storage, keyType, hash], readText, options),
    createCMSSignatureFromBase64: (storage, keyType, data, attach, options) =>
      ask("createCMSSignatureFromBase64", [storage, keyType, data, attach], readText, options),
    signXml: (storage, keyType, xml, tbsXPath = "", parentXPath = "", options) =>
      ask("signXml", [storage, keyType, xml, tbsXPath, parentXPath], readText, options),
    signXmls: (storage, keyType, xmls, tbsXPath = "", parentXPath = "", options) =>
      ask("signXmls", [storage, keyType, xmls, tbsXPath, parentXPath], readTexts, options),
    changeLocale: async (language, options) => {
      const answer = await request(commonUtils, "changeLocale", [locales[language]], options);
      return answer.ok ? success(undefined) : answer;
    },
  };
}

function readBy<T>(answer: NcaLayerAnswer<unknown>, read: (value: unknown) => T | undefined): NcaLayerAnswer<T> {
  if (!answer.ok) return answer;
  const value = read(answer.value);
  return value === undefined ? refused(fail("bad-reply")) : success(value);
}

const readText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
const readTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one): one is string => typeof one === "string") ? (value as readonly string[]) : undefined;

/** A signature, or an array of them even for one, or an object that holds them. */
function readSignatures(value: unknown, due: number): readonly string[] | undefined {
  const held = typeof value === "object" && value !== null && "signatures" in value ? value.signatures : value;
  const signatures = typeof held === "string" ? [held] : readTexts(held);
  return signatures?.length === due && !signatures.includes("") ? signatures : undefined;
}

function readKeyInfo(value: unknown): KeyInfo | undefined {
  if (typeof value !== "object" || value === null || !("pem" in value) || typeof value.pem !== "string") return undefined;
  return Object.values(value).every((field) => typeof field === "string") ? (value as KeyInfo) : undefined;
}
