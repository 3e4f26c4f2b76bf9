import type { Captcha } from "./captcha/captcha.ts";
import type { Transport } from "./guard/transport.ts";
import type { Quotas } from "./guard/quotas.ts";
import type { Reply } from "./reply.ts";
import type { VerifyResult } from "./signatures/verify-body.ts";
import type { TrustSnapshot, Trust } from "@shanyraq/signing/trust";
import type { Sessions } from "./session/sessions.ts";
import type { EdgeRequest } from "./edge-request.ts";

export interface EdgeLogEntry {
  readonly level?: "info" | "warn" | "error";
  readonly event: string;
  readonly call?: string;
  readonly status?: number;
  /** Where a reply breaks its row, and by which rule: names of the table, never a value. */
  readonly path?: string;
  readonly rule?: string;
  /** The kind of an error, never its words: those may name an address. */
  readonly reason?: string;
  readonly requestId: string;
  /** Where a browser reports on: the name of a route, never an address. */
  readonly route?: string;
  readonly metric?: string;
  readonly value?: number;
  readonly directive?: string;
  readonly blocked?: string;
}

/** What a request is called by the host in front, so that the logs of both can be laid side by side. */
export interface RequestTrace {
  readonly requestId?: string;
  readonly traceparent?: string;
}

/** Everything an edge function works through; nothing of the host is reached in any other way. */
export interface EdgeOptions {
  /** Base address of the provider. */
  readonly providerUrl: string;
  /** One request to the provider: `fetch` on an edge runtime. Must not follow redirects. */
  readonly upstream: (request: Request) => Promise<Response>;
  /** The same by plain values, where the host has a cheaper way than Requests: a connection pool on Node. */
  readonly transport?: Transport;
  readonly sessions: Sessions;
  readonly captcha: Captcha;
  /** The authorities trusted for signatures; without it no signature is verified here. */
  readonly signatures?: Trust;
  /** Verifies off the thread that serves, where the host has others; undefined: it has no hand free. */
  readonly verifier?: Verifier;
  /** The site's own origin, where the host in front hides it; else the request's. */
  readonly siteOrigin?: string;
  /** Where the host itself listens, which stands in for the site's origin while none is configured. */
  readonly listeningOrigin?: string;
  /** What one network may ask of this process; without it nobody is counted. */
  readonly quotas?: Quotas;
  /** The visitor's address, from the one hop that is trusted. */
  readonly addressOf: (request: EdgeRequest) => string | undefined;
  /** The host's own number of the request; a number is made where it gives none. */
  readonly traceOf?: (request: EdgeRequest) => RequestTrace;
  readonly log: (entry: EdgeLogEntry) => void;
  readonly upstreamTimeoutMs?: number;
}

export type Verifier = (body: Uint8Array<ArrayBuffer>, by: TrustSnapshot) => Promise<VerifyResult | undefined>;

/** What every file under `functions` makes; a host puts it between a Request and a Response, or between what is cheaper there. */
export type EdgeFunction = (request: EdgeRequest) => Promise<Reply>;
