/** A service that is reached over HTTP, and how. */
export interface HttpService {
  readonly url: string;
  readonly token: string | undefined;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

/** Sends a request by POST, so that its data is not in an address. @param timeoutMs after which it is given up. */
export const postJson = ({ url, token, fetch }: HttpService, body: object, timeoutMs: number): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });

/** A service did not answer as agreed; `name` says which in the log, which keeps no more of it. */
export abstract class HttpServiceError extends Error {
  readonly status: number;
  constructor(what: string, status: number) {
    super(`${what} answered ${status}`);
    this.status = status;
  }
}
