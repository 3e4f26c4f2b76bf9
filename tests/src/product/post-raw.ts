import { request } from "node:http";

/** Sends a body as it is, on a line of its own, and brings the status; 0 where the line was closed first. */
export const postRaw = (origin: string, path: string, body: Uint8Array, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((done) => {
    const sending = request(
      origin + path,
      {
        method: "POST",
        agent: false,
        headers: {
          "content-type": "application/json",
          lang: "ru",
          "sec-fetch-site": "same-origin",
          "content-length": body.byteLength,
          ...headers,
        },
      },
      (response) => {
        response.resume();
        done(response.statusCode ?? 0);
        // After a refusal the rest need not be sent.
        sending.destroy();
      },
    );
    sending.once("error", () => done(0));
    sending.end(body);
  });
