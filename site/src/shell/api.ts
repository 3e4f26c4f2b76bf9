import { createClient, edgeAddress } from "@shanyraq/client";
import { callFailures } from "./call-failures.ts";
import { solveCaptcha } from "./captcha.ts";
import { currentLocale } from "./current-locale.ts";
import { log } from "./log.ts";
import { newKey } from "./new-key.ts";
import { sendFile } from "./send-file.ts";
import { requestToken } from "./request-token.ts";

export const { client, attempt } = createClient({
  side: "browser",
  url: edgeAddress,
  locale: currentLocale,
  token: requestToken.read,
  captcha: solveCaptcha,
  // Looked up at each call, so that what replaces the global later is seen.
  fetch: (...args) => fetch(...args),
  sendFile,
  newKey,
  report: (failure) => {
    log(`${failure.call}: ${failure.kind}${failure.kind === "refused" ? ` ${failure.status}` : ""}`);
    callFailures.tell(failure);
  },
});

export { CallError } from "@shanyraq/client";
