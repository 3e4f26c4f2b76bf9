import type { Result } from "@shanyraq/rules/result";

/** Why the application on this computer did not do what it was asked for. */
export type ApplicationFailure =
  /** The person changed their mind: no error. */
  | { readonly kind: "cancelled"; readonly detail: string }
  | { readonly kind: "connection"; readonly detail: string; readonly cause: ConnectionCause }
  | { readonly kind: "failed"; readonly detail: string };
/** A refused permission looks like a program that is not there: the browser tells which of them it is, where it knows. */
export type ConnectionCause = "permission-refused" | "permission-not-given" | "not-running";
type PortResult<T> = Promise<Result<T, { failure: ApplicationFailure }>>;

/** The signing application on this computer; loaded when somebody first asks for it. */
export interface SigningApplication {
  readonly connect: (signal: AbortSignal) => PortResult<undefined>;
  /** Detached signatures with a timestamp, as many as data (base64). A login takes keys of either use. */
  readonly sign: (data: readonly string[], use: "login" | "document", signal: AbortSignal) => PortResult<readonly string[]>;
}

export interface SigningPorts {
  readonly application: () => Promise<SigningApplication>;
  /** A random value that stays here, and its digest that is sent at the start: nobody without the value can finish the signing. */
  readonly secret: () => Promise<{ readonly verifier: string; readonly challenge: string }>;
}
