/** The bytes of base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The bytes of base64 as a file of that type. */
export const blobOf = (base64: string, type: string): Blob => new Blob([bytesOf(base64)], { type });

/** A browser under load, or one that asks where to save, reads the file and its name a while after the press. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's own way of saving. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
