import type { Input, Output } from "@shanyraq/calls";
import type { PersonAgreement } from "../account/consents.ts";
import type { Problem } from "../problem.ts";
import type { SentCode } from "../sent-code.ts";

export type PensionInfo = Output<"getClientPensInf">;
export type PensionOffer = NonNullable<PensionInfo["offer"]>;
export type PensionCase = NonNullable<PensionInfo["case"]>;
export type PensionCalculation = NonNullable<Input<"getClientPensInf">["calculation"]>;
export type PensionSums = Pick<PensionCalculation, "category" | "savings" | "contribution" | "redemptionSum" | "guaranteeYears">;
export interface PensionAccount {
  readonly iban: string;
  readonly holder: string;
}

/** What the fund and the bureau said when they were asked. */
export interface PensionLookup {
  readonly fund: Output<"getPersonPA">;
  readonly bureau: Output<"getPersonPKB">;
}

/** What is kept while nothing is with the insurer yet: it stays over a reload. */
export interface PensionDraft {
  readonly calculation: PensionCalculation;
  readonly irrevocable: boolean;
  readonly account?: PensionAccount;
}

/** A printed application. */
export interface PensionFile {
  readonly name: string;
  readonly data: string;
}

interface Asking {
  readonly offer: PensionOffer;
  readonly draft: PensionDraft;
  readonly busy: boolean;
  readonly problem?: Problem;
}
interface Signed extends Asking {
  readonly holder: string;
}

export type PensionState =
  | { readonly at: "loading"; readonly draft?: PensionDraft; readonly problem?: Problem; readonly restart?: true }
  | { readonly at: "failed"; readonly problem: Problem }
  /** What it gives or lacks, beside staying in the fund: open to anybody. */
  | (Asking & { readonly at: "offer"; readonly closed?: string; readonly holder?: string })
  | (Asking & { readonly at: "irrevocable"; readonly holder?: string })
  /** Data are requested from here on: the visitor signs in first. */
  | (Asking & { readonly at: "signIn" })
  | (Signed & { readonly at: "consent"; readonly agreement: PersonAgreement })
  | (Signed & { readonly at: "consentCode"; readonly agreement: PersonAgreement; readonly phone: string; readonly resendAt: number })
  | (Signed & { readonly at: "savings"; readonly lookup?: PensionLookup })
  | (Signed & { readonly at: "account"; readonly lookup?: PensionLookup })
  /** It is with the insurer: how far it has come is what they say. */
  | {
      readonly at: "case";
      readonly held: PensionCase;
      readonly busy: boolean;
      /** Whether the application stood on the page, or was opened as a file. */
      readonly read: boolean;
      /** The application, once it has been fetched. */
      readonly paper?: PensionFile;
      readonly problem?: Problem;
    }
  | {
      readonly at: "code";
      readonly held: PensionCase;
      readonly hash: string;
      readonly phone: string;
      readonly resendAt: number;
      readonly busy: boolean;
      readonly problem?: Problem;
    };

export type PensionEvent =
  | { readonly type: "opened"; readonly draft?: PensionDraft | undefined }
  | { readonly type: "told"; readonly info: PensionInfo }
  | { readonly type: "askFailed"; readonly problem: Problem }
  | { readonly type: "goOnPressed" | "backPressed" | "typePressed" | "againPressed" }
  | { readonly type: "irrevocableAgreed" }
  /** The visitor has signed in, or has signed out. */
  | { readonly type: "signedIn" | "signedOut" }
  | { readonly type: "agreementTold"; readonly agreement: PersonAgreement }
  | { readonly type: "sendPressed" }
  | ({ readonly type: "codeSent"; readonly phone: string; readonly hash?: string } & SentCode)
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "given" }
  | { readonly type: "lookedUp"; readonly lookup: PensionLookup }
  | { readonly type: "sumsSubmitted"; readonly sums: PensionSums }
  | { readonly type: "accountSubmitted"; readonly account: PensionAccount }
  | {
      readonly type:
        | "filesSent"
        | "approvePressed"
        | "confirmPressed"
        | "concludePressed"
        | "withdrawPressed"
        | "paperPressed"
        | "paperOpened";
    }
  | { readonly type: "paperCame"; readonly paper: PensionFile }
  | { readonly type: "refused"; readonly problem: Problem };

export type PensionEffect =
  | { readonly do: "ask"; readonly calculation?: PensionCalculation }
  | { readonly do: "keep"; readonly draft: PensionDraft | undefined }
  | { readonly do: "askLogin" | "askAgreement" | "lookUp" }
  | { readonly do: "give"; readonly agreement: PersonAgreement; readonly code?: string }
  | { readonly do: "open"; readonly draft: PensionDraft }
  | { readonly do: "approve" | "askCode" | "conclude" | "withdraw" | "read"; readonly requestID: string }
  | { readonly do: "confirm"; readonly requestID: string; readonly hash: string; readonly code: string }
  /** Looks again after a while how far it has come. */
  | { readonly do: "follow"; readonly held: PensionCase };
