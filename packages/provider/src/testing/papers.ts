import type { BackOffice } from "./back-office.ts";
import { smallPdf } from "./files.ts";
import { digestOf } from "../platform/codes/pkce.ts";
import { requestCode } from "./purchase.ts";

export const HELD = "held-by-the-page-that-sent-it-000000000000";

/** Sends a file ahead, as a page does, and returns its id. */
export async function uploaded(office: BackOffice, verifier: string = HELD, bytes: Uint8Array = smallPdf()): Promise<string> {
  const headers = {
    "x-file-name": encodeURIComponent("анализ.pdf"),
    "x-upload-challenge": digestOf(verifier),
    "content-type": "application/octet-stream",
  };
  const reply = await office.provider.fetch(
    new Request("http://provider/api/upload", { method: "POST", headers, body: new Uint8Array(bytes) }),
  );
  const { id = "" } = (await reply.json()) as { readonly id?: string };
  return id;
}

/** Papers for an application with an open question. */
export const papersOf = async ({ office, buyer }: { readonly office: BackOffice; readonly buyer: string }) => ({
  number: await requestCode(office, buyer),
  files: [await uploaded(office)],
  verifier: HELD,
});
