/** What belongs to a file that travels as it is; its name percent-encoded, since a header takes no letters but Latin ones. */
export const fileHeaders = { name: "x-file-name", challenge: "x-upload-challenge" } as const;
/** What the edge alone reads. */
export const CAPTCHA_HEADER = "x-captcha";

export function decodedName(value: string | null): string | undefined {
  try {
    return value === null ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
