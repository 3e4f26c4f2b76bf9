export type Method = "GET" | "POST";

/**
 * Who may make the call: anyone; anyone who is signed in, about their own account (`account`); or one role alone, because no role includes another
 * (docs/decisions/013-accounts.md). All but `anyone` travel with a bearer token.
 */
export type Auth = "anyone" | "account" | "customer" | "employee" | "manager";

/** What a caller receives when the request fails. */
export type FailurePolicy =
  | "nothing" // logged, resolves to undefined
  | "emptyObject" // resolves to {}
  | "successFalse" // resolves to { success: false }
  | "serviceError" // resolves to { serviceError: true }
  | "errorBody" // resolves to the error response body
  | "rethrow"; // logged, then thrown

/** One call to the provider, as far as transport is concerned; its schemas stand in `schemas`, under the same name. */
export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly auth: Auth;
  /** The edge lets it through only with a fresh captcha token. */
  readonly captcha: boolean;
  readonly onFailure: FailurePolicy;
  /** Money, contracts, applications, statements: travels with an Idempotency-Key and happens once. */
  readonly command: boolean;
  /** The sender may stay anonymous: no session is sent along, so that nothing ties the call to a customer. */
  readonly anonymous: boolean;
  /** Part of a conversation that is bound to one browser: the edge names it, the back office keeps what it receives under that name. */
  readonly flow: boolean;
  /** The back office may recognise the browser by a cookie of the account, which is sent with every call of a flow as well. */
  readonly device: boolean;
  /** Largest request body in bytes. */
  readonly maxBody: number;
  /** What the body is: fields in JSON, or a file as it is, with what belongs to it in headers. */
  readonly body: "json" | "file";
  /** How the browser calls the edge where a GET would put personal data into an address. */
  readonly browserMethod: Method;
}

const KIB = 1024;
const MIB = 1024 * KIB;
/** Budgets by what a row carries (docs/decisions/018-work-before-trust.md). */
export const maxBody = {
  plain: 16 * KIB,
  /** Worksheets, applications, and one signature with its certificates. */
  form: 64 * KIB,
  /** The text of a consent in base64, as the specification has it. */
  consent: 600 * KIB,
  /** Twenty detached signatures in base64. */
  signatures: MIB,
  /** A file as it is. */
  file: 10 * MIB,
  /** A signed file in base64, which the edge checks itself. */
  signedFile: 14 * MIB,
} as const;

type Options = Partial<Omit<Call, "method" | "path">>;

type Row<M extends Method, P extends string, O extends Options> = Readonly<{
  method: M;
  path: P;
  auth: O["auth"] extends Auth ? O["auth"] : "anyone";
  captcha: O["captcha"] extends boolean ? O["captcha"] : false;
  onFailure: O["onFailure"] extends FailurePolicy ? O["onFailure"] : "nothing";
  command: O["command"] extends boolean ? O["command"] : false;
  anonymous: boolean;
  flow: O["flow"] extends boolean ? O["flow"] : false;
  device: boolean;
  maxBody: number;
  body: Call["body"];
  browserMethod: Method;
}>;

function row<M extends Method>(method: M) {
  function made<const P extends string, const O extends Options = Record<never, never>>(path: P, options?: O): Row<M, P, O>;
  function made(path: string, options: Options = {}): Call {
    return {
      auth: "anyone",
      captcha: false,
      onFailure: "nothing",
      command: false,
      anonymous: false,
      flow: false,
      device: false,
      maxBody: maxBody.plain,
      body: "json",
      browserMethod: method,
      ...options,
      method,
      path,
    };
  }
  return made;
}

export const get = row("GET");
export const post = row("POST");

/** The parameters a path template needs: "/news/slug/{slug}" -> "slug". */
export type PathParam<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParam<Rest> : never;
