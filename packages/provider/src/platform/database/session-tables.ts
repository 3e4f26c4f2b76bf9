import type { Generated } from "kysely";

/** `password`: good for setting a new password and for nothing else. */
export type SessionPurpose = "full" | "password";

/** Who is signed in, and how the ways into an account change. */
export interface SessionTables {
  session: {
    token_hash: string;
    id: string;
    customer_id: string;
    purpose: SessionPurpose;
    device: string;
    created_at: string;
    seen_at: string | null;
    expires_at: string;
    revoked_at: string | null;
    /** Whether it was opened by a signature. */
    by_key: Generated<boolean>;
    /** Whether the code from the phone was typed when it was opened. */
    by_code: Generated<boolean>;
    /** When the signature came; a new password begins a new session, and does not make it younger. */
    signed_at: Generated<string | null>;
  };
  /** Changed ways in that were reported with a link: only the digest of its token. */
  way_in_report: {
    token_hash: string;
    customer_id: string;
    way: "password" | "phone" | "email";
    /** Where the owner was reached before the change. */
    phone: string;
    email: string;
    made_at: string;
    expires_at: string;
    used_at: string | null;
  };
  /** A requested new phone or e-mail that waits for its codes. */
  contact_change: {
    id: string;
    customer_id: string;
    kind: "phone" | "email";
    value: string;
    created_at: string;
    /** The customer had just signed in by a key, and needs no code from the former address. */
    by_signature: boolean;
  };
  /** When the phone or the password of an account became another one. */
  credential_change: { customer_id: string; kind: "phone" | "password"; at: string };
}
