import { createClient } from "@shanyraq/client";
import type { CallName } from "@shanyraq/calls";
import { callFailures } from "./call-failures.ts";
import { solveCaptcha } from "./captcha.ts";
import { currentLocale } from "./current-locale.ts";
import { log } from "./log.ts";
import { newKey } from "./new-key.ts";
import { sendFile } from "./send-file.ts";
import { requestToken } from "./request-token.ts";

/** Calls with an endpoint of their own at the edge; all others go through the guarded pass-through. */
const endpoints: Partial<Record<CallName, string>> = {
  login: "/api/login",
  logout: "/api/logout",
  user: "/api/user",
  kaspiQrPay: "/api/kaspi-qr-pay",
  upload: "/api/upload",
};

export const { client, attempt } = createClient({
  side: "browser",
  url: (path, name) => endpoints[name] ?? `/api/provider${path}`,
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
