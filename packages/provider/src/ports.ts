import type { Sex, Tiyn } from "@shanyraq/rules";
import type { SharedStore } from "@shanyraq/limits";
import type { Database } from "./database/open.ts";
import type { ProviderLimits } from "./limits.ts";
import type { QrSigning } from "./signing/qr-signing.ts";
import type { Signatures } from "./signing/signatures.ts";

export interface Letter {
  /** The same key is the same letter: the receiver sends it once. */
  readonly key: string;
  readonly channel: "sms" | "email" | "whatsapp";
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
}

export interface Messages {
  send(letter: Letter): Promise<void>;
}

export type PortPaymentState = "awaiting" | "scanned" | "confirming" | "paid" | "declined" | "cancelled" | "expired";

export interface PaymentRequest {
  /** The same reference is the same payment. */
  readonly reference: string;
  readonly amount: Tiyn;
  readonly purpose: string;
  readonly expiresAt: string;
}

export interface PaymentStatus {
  readonly state: PortPaymentState;
  readonly paidAt?: string;
  readonly amount: Tiyn;
}

export interface Payments {
  create(payment: PaymentRequest): Promise<{ readonly id: string; readonly qr: string; readonly url: string }>;
  status(reference: string): Promise<PaymentStatus | undefined>;
}

/** The state's register of whose phone is whose ("the mobile citizens' base"). */
export interface MobileCitizens {
  /** Fails where it does not answer: nothing is made up then. */
  ask(who: { readonly iin: string; readonly phone: string }): Promise<PhoneOwner>;
}

/** Whose a phone is, as far as the base knows the person. */
export interface PhoneOwner {
  /** `person`: his who was named; `another`: somebody else's; `unknown`: of such a person nothing is known. */
  readonly owner: "person" | "another" | "unknown";
  /** yyyy-mm-dd. */
  readonly birthDate?: string;
  readonly sex?: Sex;
}

/** What a state register tells of a legal entity. */
export interface Juridical {
  readonly bin: string;
  readonly name: string;
  /** Its main activity, by the code of the classifier. */
  readonly oked: string;
  readonly headcount?: number;
  /** yyyy-mm-dd. */
  readonly registered?: string;
}

/** The state's register of legal entities. */
export interface Registry {
  /** Undefined: there is none with this number. */
  juridical(bin: string): Promise<Juridical | undefined>;
}

/** One line of the log. It never holds a name, a number, a token or a code. */
export interface LogEntry {
  readonly level: "info" | "warn" | "error";
  readonly event: string;
  readonly call?: string;
  readonly status?: number;
  readonly requestId?: string;
  readonly ms?: number;
  readonly reason?: string;
  /** Keyed hashes of whose account and which network it is about: the same from line to line, readable by nobody. */
  readonly account?: string;
  readonly network?: string;
  /** How many, and how old the oldest of them is. */
  readonly count?: number;
  readonly ageSeconds?: number;
}

export interface ProviderOptions {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly messages: Messages;
  readonly payments: Payments;
  /** Without it nobody opens an account by a phone: by a signature, or by staff alone. */
  readonly citizens?: MobileCitizens;
  /** Without it nothing is known of a legal entity but what its people say. */
  readonly registry?: Registry;
  /** Without it nothing signed is taken: neither a login nor a document. */
  readonly signatures?: Signatures;
  /** Without it nobody signs by phone. */
  readonly qrSigning?: QrSigning;
  /** Where visitors find the site: links in letters lead there. */
  readonly siteOrigin: string;
  readonly log: (entry: LogEntry) => void;
  /** Keys the hashes of one-time codes and of what limits are counted by. */
  readonly secret: string;
  /** What all processes of this back office count in together: tries and messages. */
  readonly store: SharedStore;
  /** `productionLimits` unless something else is given. */
  readonly limits?: ProviderLimits;
  readonly checkpoint?: (point: string) => void | Promise<void>;
}

export interface Provider {
  fetch(request: Request): Promise<Response>;
  /** One tick of what happens without being asked: pending payments are settled, letters delivered. */
  work(): Promise<void>;
  /** Resolves once nothing is left that was to be done behind an answer; a graceful stop waits for it. */
  settled(): Promise<void>;
}
