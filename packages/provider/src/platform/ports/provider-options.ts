import type { Passwords } from "./passwords.ts";
import type { SealingKeys } from "../sealing/sealed-bytes.ts";
import type { SharedStore } from "@shanyraq/limits";
import type { Kysely } from "kysely";
import type { Database } from "../database/open.ts";
import type { Tables } from "../database/tables.ts";
import type { Inspect } from "./inspect.ts";
import type { ClaimLimits } from "./claim-limits.ts";
import type { ClaimRegisters } from "./claim-registers.ts";
import type { DeathRegister } from "./death-register.ts";
import type { IdentityDocuments } from "./identity-documents.ts";
import type { ProviderLimits } from "./limits.ts";
import type { FileStore } from "./file-store.ts";
import type { InsurerKey } from "./insurer-key.ts";
import type { LogEntry } from "./log-entry.ts";
import type { Messages } from "./messages.ts";
import type { MobileCitizens } from "./mobile-citizens.ts";
import type { Payments } from "./payments.ts";
import type { PensionAccounting } from "./pension-accounting.ts";
import type { PensionFund } from "./pension-fund.ts";
import type { Payouts } from "./payouts.ts";
import type { QrSigning } from "./qr-signing.ts";
import type { Registry } from "./registry.ts";
import type { SavedPayments } from "./saved-payments.ts";
import type { Transfers } from "./transfers.ts";
import type { VirusScanner } from "./virus-scanner.ts";
import type { Trust } from "@shanyraq/signing/trust";

/** Calls back once after so many milliseconds; returns a function that cancels it. */
export type Schedule = (ms: number, callback: () => void) => () => void;

export interface ProviderOptions extends ClaimRegisters {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly messages: Messages;
  readonly payments: Payments;
  /** Without it no card is kept and nothing is charged automatically. */
  readonly savedPayments?: SavedPayments;
  /** Without it no invoice is written: nobody would see its payment. */
  readonly transfers?: Transfers;
  /** Without it what is to be paid out waits for a person. */
  readonly payouts?: Payouts;
  /** Without it savings are typed and proved by a paper, and the fund transfers by the number of an order. */
  readonly pensionFund?: PensionFund;
  /** Without it the set of papers and the terms are compared here. */
  readonly pensionAccounting?: PensionAccounting;
  /** Without it a phone does not open an account: only a signature or staff can. */
  readonly citizens?: MobileCitizens;
  /** Without it no identity document is looked up: it is seen when the contract is signed. */
  readonly documents?: IdentityDocuments;
  /** Without it no death is known but from papers, and no claim is accepted by rule. */
  readonly deathRegister?: DeathRegister;
  /** Without it the files that people send lie in the database. It is given encrypted bytes alone (`filesKeys`). */
  readonly files?: FileStore;
  /** Reads what visitors send outside the thread that serves; without it, in a unit test, it is read in the caller's thread. */
  readonly inspect?: Inspect;
  /** Without it no file is looked through for viruses; one that is silent has every file refused. */
  readonly scanner?: VirusScanner;
  /** Without it nothing is known of a legal entity but what its people say. */
  readonly registry?: Registry;
  /** Without it nothing signed is taken: neither a login nor a document. */
  readonly signatures?: Trust;
  /** Without it the insurer is asked to sign nothing: papers carry their customer's signature alone. */
  readonly insurerKey?: InsurerKey;
  /** Without it signing by phone is unavailable. */
  readonly qrSigning?: QrSigning;
  /** Where visitors find the site: links in messages lead there. */
  readonly siteOrigin: string;
  readonly log: (entry: LogEntry) => void;
  /** Keys the hashes of one-time codes and of what limits are counted by. */
  readonly secret: string;
  /** Encrypt the files that people send, and what of their health lies in rows: the first one new ones, all of them are tried for reading. */
  readonly filesKeys: SealingKeys;
  /** What all processes of this back office count in together: tries and messages. */
  readonly store: SharedStore;
  /** `productionLimits` unless something else is given. */
  readonly limits?: ProviderLimits;
  /** Hashed at the cost that OWASP names unless something else is given. */
  readonly passwords?: Passwords;
  /** Days after a changed phone or password in which no money is sent to a new account; 3 by default, 0 for none. */
  readonly payoutQuietDays?: number;
  /** Years for which papers of claims and applications are kept, where that is longer than the law's least; 5 by default. */
  readonly papersYears?: number;
  /** `usualClaimLimits` unless something else is given. */
  readonly claimLimits?: ClaimLimits;
  /** How often is looked at what waits for a bank, a fund or a day; a minute unless something else is given. */
  readonly roundEveryMs?: number;
  /** Times a run of a background job, or reports it elsewhere; it passes on how the run ended. */
  readonly observeJob?: (job: string, run: () => Promise<void>) => Promise<void>;
  /** Calls back after so many milliseconds by a clock that does not jump, until it is cancelled; without it a job is waited for as long as it takes. */
  readonly schedule?: Schedule;
  readonly checkpoint?: (point: string) => void | Promise<void>;
}

/** The ways of handlers and jobs to the outside: the ports that a host gave, and the defaults for those it may leave out. */
export type Services = ProviderOptions & {
  readonly files: FileStore;
  readonly inspect: Inspect;
  readonly passwords: Passwords;
  readonly claimLimits: ClaimLimits;
};

export interface Provider {
  fetch(request: Request): Promise<Response>;
  /** The same over a transaction: how a read-only call would be answered if the transaction were committed. */
  fetchOver(db: Kysely<Tables>, request: Request): Promise<Response>;
  /** One tick of the background work: pending payments are settled, messages delivered. */
  work(): Promise<void>;
  /** Waits for jobs that `work` has not waited for. */
  jobsEnded(): Promise<void>;
  /** Resolves once nothing is left that was to be done behind an answer; a graceful stop waits for it. */
  settled(): Promise<void>;
}
