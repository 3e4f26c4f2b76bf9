import type { Result } from "@shanyraq/rules/result";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { SigningRequest } from "./sign-documents.ts";

export type Signer = SigningRequest["documents"][number]["signers"][number];
export type Answer = Signer["trust"];

/** What was found of a file in this browser; the file itself goes nowhere. */
export interface CheckedFile {
  readonly name: string;
  readonly verdict: Answer;
  readonly sha256: string;
  /** Against the document as a whole, in the reader's language. */
  readonly notes: readonly string[];
  readonly signers: readonly Signer[];
}
/** `notSigned`: it is no CMS. `unavailable`: what is needed to check could not be loaded. */
export type FileCheck = Result<CheckedFile, { reason: "notSigned" | "tooLarge" | "unavailable" }>;

export type VerifyState =
  | { readonly at: "asking" }
  | { readonly at: "looking"; readonly GUID: string }
  | { readonly at: "found"; readonly request: SigningRequest }
  | { readonly at: "missing"; readonly GUID: string }
  /** The service did not answer: nothing is said of the document. */
  | { readonly at: "failed"; readonly GUID: string; readonly problem: Problem }
  | { readonly at: "checking"; readonly name: string }
  | { readonly at: "checked"; readonly file: CheckedFile }
  | { readonly at: "unreadable"; readonly name: string; readonly reason: Extract<FileCheck, { ok: false }>["reason"] };

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
    case "filesGiven": {
      const [first] = event.files;
      return first && state.at !== "checking"
        ? [
            { at: "checking", name: first.name },
            { do: "check", files: event.files },
          ]
        : [state];
    }
    case "fileChecked":
      if (state.at !== "checking") return [state];
      return [
        event.check.ok ? { at: "checked", file: event.check.value } : { at: "unreadable", name: state.name, reason: event.check.reason },
      ];
    case "againPressed":
      return [{ at: "asking" }];
  }
}

/** Checking signatures: by the number that stands on a document, or of a file that stays in the browser. */
export const verifyFlow: Flow<VerifyState, VerifyEvent, VerifyEffect> = { step };
