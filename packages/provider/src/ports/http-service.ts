/** A service that is reached over HTTP, and how. */
export interface HttpService {
  readonly url: string;
  readonly token: string | undefined;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

/** A service did not answer as agreed; `name` says which in the log, which keeps no more of it. */
export abstract class HttpServiceError extends Error {
  readonly status: number;
  constructor(what: string, status: number) {
    super(`${what} answered ${status}`);
    this.status = status;
  }
}
