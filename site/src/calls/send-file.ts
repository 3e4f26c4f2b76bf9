/** Sends a body and says how much of it has left, which `fetch` cannot. */
export const sendFile = (
  url: string,
  { method = "POST", headers, body, signal }: RequestInit,
  onSent: (part: number) => void,
): Promise<Response> =>
  new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = "blob";
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    });
    request.addEventListener("load", () => {
      const sentHeaders = new Headers();
      for (const name of ["content-type", "retry-after", "x-request-id"]) {
        const value = request.getResponseHeader(name);
        if (value !== null) sentHeaders.set(name, value);
      }
      done(new Response(request.response as Blob, { status: request.status, headers: sentHeaders }));
    });
    request.addEventListener("error", () => fail(new TypeError("the file was not sent")));
    // As fetch does: what called it off says why.
    const stop = () => {
      request.abort();
      fail(signal?.reason ?? new DOMException("called off", "AbortError"));
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener("abort", stop, { once: true });
    request.send(body as Blob);
  });
