import { blocksThePage, isAct } from "@shanyraq/calls/acts";
import { createClient, edgeAddress } from "@shanyraq/client";
import { outageOf } from "@shanyraq/flows";
import { callFailures } from "./call-failures.ts";
import { solveCaptcha } from "./captcha.ts";
import { currentLocale } from "../browser/current-locale.ts";
import { log } from "../browser/log.ts";
import { newKey } from "../browser/new-key.ts";
import { sendFile } from "./send-file.ts";
import { outages } from "./outages.ts";
import { pendingRequests } from "./pending-requests.ts";
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
  onStart: (call, input) => pendingRequests.begin(blocksThePage(call, input)),
  report: (failure) => {
    log(`${failure.call}: ${failure.kind}${failure.kind === "refused" ? ` ${failure.status}` : ""}`);
    callFailures.tell(failure);
    const outage = outageOf(failure);
    if (outage !== undefined && isAct(failure.call)) outages.set(outage);
  },
});

export { CallError } from "@shanyraq/client";
