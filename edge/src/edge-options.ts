import type { Captcha } from "./captcha/captcha.ts";
import type { Sessions } from "./session/sessions.ts";

export interface EdgeLogEntry {
  readonly level?: "info" | "warn" | "error";
  readonly event: string;
  readonly call?: string;
  readonly status?: number;
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
  /** One request to the provider: `fetch` on an edge runtime, a connection pool on Node. Must not follow redirects. */
  readonly upstream: (request: Request) => Promise<Response>;
  readonly sessions: Sessions;
  readonly captcha: Captcha;
  /** The site's own origin, where the host in front hides it; else the request's. */
  readonly siteOrigin?: string;
  /** The visitor's address, from the one hop that is trusted. */
  readonly addressOf: (request: Request) => string | undefined;
  /** The host's own number of the request; a number is made where it gives none. */
  readonly traceOf?: (request: Request) => RequestTrace;
  readonly log: (entry: EdgeLogEntry) => void;
  readonly upstreamTimeoutMs?: number;
}

/** A Web-standard function: what every file under `functions` exports. */
export type EdgeFunction = (request: Request) => Promise<Response>;
