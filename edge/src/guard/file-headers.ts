import { CAPTCHA_HEADER, decodedName, fileHeaders } from "@shanyraq/calls";
import type { EdgeRequest } from "../edge-request.ts";

/** The fields of a call whose body is a file. */
export const fieldsOfFile = ({ headers }: EdgeRequest): Readonly<Record<string, unknown>> => ({
  name: decodedName(headers.get(fileHeaders.name)),
  challenge: headers.get(fileHeaders.challenge) ?? undefined,
  captcha: headers.get(CAPTCHA_HEADER) ?? undefined,
});

/** The same towards the provider, where the captcha was ours to check. */
export const headersOfFile = ({ name, challenge }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => ({
  [fileHeaders.name]: encodeURIComponent(String(name)),
  [fileHeaders.challenge]: String(challenge),
});
