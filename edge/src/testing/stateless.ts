import { storeInMemory } from "@shanyraq/limits";
import { noCaptcha } from "../captcha/captcha.ts";
import type { EdgeOptions } from "../edge-options.ts";
import { createSessions } from "../session/sessions.ts";

/** The options of an endpoint that knows no sessions and asks nobody's address; time stands still. */
export const stateless: Pick<EdgeOptions, "sessions" | "captcha" | "addressOf"> = {
  sessions: createSessions(
    [{ kid: "one", secret: new Uint8Array(32) }],
    storeInMemory(() => 0),
    () => 0,
  ),
  captcha: noCaptcha,
  addressOf: () => undefined,
};
