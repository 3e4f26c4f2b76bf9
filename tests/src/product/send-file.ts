import { createHash, randomBytes } from "node:crypto";

/** Sends a file ahead as a page does, and brings the status with what was said. */
export async function sendFile(origin: string, body: Uint8Array): Promise<{ readonly status: number; readonly message?: string }> {
  const response = await fetch(`${origin}/api/upload`, {
    method: "POST",
    body: new Uint8Array(body),
    headers: {
      "content-type": "application/octet-stream",
      "x-file-name": "a.pdf",
      "x-upload-challenge": createHash("sha256").update(randomBytes(32)).digest("base64url"),
      "sec-fetch-site": "same-origin",
      lang: "en",
    },
  });
  const { message } = (await response.json()) as { readonly message?: string };
  return { status: response.status, ...(message !== undefined && { message }) };
}
