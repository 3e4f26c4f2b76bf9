const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The photo of a paper as a phone sends it; another tail makes it another photo. */
export const photo = (name: string, tail = "") => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.concat([Buffer.from(PIXEL, "base64"), Buffer.from(tail)]),
});
