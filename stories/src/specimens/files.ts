import type { Upload } from "@shanyraq/kit/fields/FileUpload.tsx";

export const scan = new File(["x".repeat(1_400_000)], "удостоверение.pdf", { type: "application/pdf" });

/** A drawing small enough to stand here, so that a preview has something to show. */
const PIXELS = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
export const photo = new File([Uint8Array.from(atob(PIXELS), (letter) => letter.charCodeAt(0))], "паспорт.png", { type: "image/png" });

/** One file in each place of its way. */
export const uploads: readonly Upload[] = [
  { id: "1", file: scan, state: { at: "sending", sent: 0.4 } },
  { id: "2", file: photo, state: { at: "done" } },
  { id: "3", file: scan, state: { at: "failed" } },
  { id: "4", file: scan, state: { at: "cancelled" } },
];
