import type { Result } from "@shanyraq/rules/result";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { SigningRequest } from "./sign-documents.ts";

export type Signer = SigningRequest["documents"][number]["signers"][number];
export type SignerAnswer = Signer["trust"];

/** What was found of a file in this browser; the file itself goes nowhere. */
export interface CheckedFile {
  readonly name: string;
  readonly verdict: SignerAnswer;
  readonly sha256: string;
  /** Against the document as a whole, in the reader's language. */
  readonly notes: readonly string[];
  readonly signers: readonly Signer[];
  /** It is a signature alone: what it signs is another file, which was not given. */
  readonly contentMissing: boolean;
}
/** A signature that waits for the document that it signs. */
export interface DetachedSignature {
  readonly file: File;
  readonly checked: CheckedFile;
}
/** `notSigned`: it is not a CMS. `twoSignatures`: neither file signs the other. `unavailable`: what is needed to check could not be loaded. */
export type FileCheck = Result<CheckedFile, { reason: "notSigned" | "twoSignatures" | "tooLarge" | "unavailable" }>;

type CheckFailure = Extract<FileCheck, { ok: false }>["reason"];

export type VerifyState =
  | { readonly at: "asking" }
  | { readonly at: "looking"; readonly GUID: string }
  | { readonly at: "found"; readonly request: SigningRequest }
  | { readonly at: "missing"; readonly GUID: string }
  /** The service did not answer: the document was not checked. */
  | { readonly at: "failed"; readonly GUID: string; readonly problem: Problem }
  /** With `signature`, the document was added to a signature that was given before. */
  | { readonly at: "checking"; readonly files: readonly File[]; readonly signature?: DetachedSignature }
  /** The signature is kept until its document is added. `reason`: what was added last could not be checked. */
  | { readonly at: "contentMissing"; readonly signature: DetachedSignature; readonly reason?: CheckFailure }
  | { readonly at: "checked"; readonly file: CheckedFile }
  | { readonly at: "unreadable"; readonly name: string; readonly reason: CheckFailure };

export type VerifyEvent =
  | { readonly type: "asked"; readonly GUID: string }
  | { readonly type: "told"; readonly request: SigningRequest }
  | { readonly type: "notFound" }
  | { readonly type: "failed"; readonly problem: Problem }
  | { readonly type: "filesGiven"; readonly files: readonly File[] }
  | { readonly type: "fileChecked"; readonly check: FileCheck }
  | { readonly type: "againPressed" };

export type VerifyEffect = { readonly do: "look"; readonly GUID: string } | { readonly do: "check"; readonly files: readonly File[] };

export const verifyInitial: VerifyState = { at: "asking" };

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
/** The GUID in what somebody typed, pasted or scanned: alone, or in the address of this page. */
export const guidIn = (text: string): string | undefined => UUID.exec(text)?.[0].toLowerCase();

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** One file that is given to a waiting signature is the document that it signs; several, or the signature itself again, start over. */
function check(state: VerifyState, given: readonly File[]): Step<VerifyState, VerifyEffect> {
  const [first] = given;
  const waiting = state.at === "contentMissing" ? state.signature : undefined;
  const signature = waiting && first && given.length === 1 && !isSameFile(waiting.file, first) ? waiting : undefined;
  const files = signature ? [signature.file, ...given] : given;
  return [
    { at: "checking", files, ...(signature && { signature }) },
    { do: "check", files },
  ];
}

function afterCheck({ files, signature }: Extract<VerifyState, { at: "checking" }>, found: FileCheck): VerifyState {
  if (!found.ok && signature) return { at: "contentMissing", signature, reason: found.reason };
  if (!found.ok) return { at: "unreadable", name: files[0]?.name ?? "", reason: found.reason };
  const [file] = files;
  return file && files.length === 1 && found.value.contentMissing
    ? { at: "contentMissing", signature: { file, checked: found.value } }
    : { at: "checked", file: found.value };
}

function step(state: VerifyState, event: VerifyEvent): Step<VerifyState, VerifyEffect> {
  switch (event.type) {
    case "asked":
      return [
        { at: "looking", GUID: event.GUID },
        { do: "look", GUID: event.GUID },
      ];
    case "told":
      return [state.at === "looking" ? { at: "found", request: event.request } : state];
    case "notFound":
      return [state.at === "looking" ? { at: "missing", GUID: state.GUID } : state];
    case "failed":
      return [state.at === "looking" ? { at: "failed", GUID: state.GUID, problem: event.problem } : state];
    case "filesGiven":
      return state.at === "checking" || event.files.length === 0 ? [state] : check(state, event.files);
    case "fileChecked":
      return [state.at === "checking" ? afterCheck(state, event.check) : state];
    case "againPressed":
      return [{ at: "asking" }];
  }
}

/** Checking signatures: by the number that stands on a document, or of a file that stays in the browser. */
export const verifyFlow: Flow<VerifyState, VerifyEvent, VerifyEffect> = { step };
