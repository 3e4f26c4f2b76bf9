import type { Visit } from "../visit.ts";

/** What belongs to a file that travels as it is. */
export const FILE_HEADERS = { name: "x-file-name", challenge: "x-upload-challenge", captcha: "x-captcha" } as const;

/** A name is percent-encoded, since a header takes no letters but Latin ones. */
export function decodedName(value: string | null): string | undefined {
  try {
    return value === null ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

export const fieldsOfFile = ({ headers }: Visit): Readonly<Record<string, unknown>> => ({
  name: decodedName(headers.get(FILE_HEADERS.name)),
  challenge: headers.get(FILE_HEADERS.challenge) ?? undefined,
  captcha: headers.get(FILE_HEADERS.captcha) ?? undefined,
});

/** The same towards the provider, where the captcha was ours to check. */
export const headersOfFile = ({ name, challenge }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => ({
  [FILE_HEADERS.name]: encodeURIComponent(String(name)),
  [FILE_HEADERS.challenge]: String(challenge),
});
