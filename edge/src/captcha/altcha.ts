import type { SharedStore } from "@shanyraq/limits";
import { createChallenge, verifySolution, type Challenge, type Solution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Captcha } from "./captcha.ts";

const LIFE_SECONDS = 120;
/** Expected work: 256 derivations of this many rounds, about a tenth of a second on a phone of 2020. */
const ROUNDS = 400;
const ACTION = "login";

interface Payload {
  readonly challenge: Challenge;
  readonly solution: Solution;
}

function parse(token: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(atob(token));
    return typeof payload === "object" && payload !== null && "challenge" in payload && "solution" in payload
      ? (payload as Payload)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Embedded proof of work (ALTCHA): invisible, no third party, single use, bound to action and host.
 * @param store where used tokens are marked; of many parallel replays one is taken, in however many processes share it.
 */
export function altcha(secret: string, store: Pick<SharedStore, "mark">, nowSeconds: () => number): Captcha {
  return {
    challenge: (host) =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: ROUNDS,
        deriveKey,
        hmacSignatureSecret: secret,
        expiresAt: nowSeconds() + LIFE_SECONDS,
        data: { action: ACTION, host },
      }),
    verify: async (token, host) => {
      const payload = token && parse(token);
      if (!payload) return false;
      try {
        const { challenge, solution } = payload;
        const { data, expiresAt } = challenge.parameters;
        if (data?.["action"] !== ACTION || data["host"] !== host || !expiresAt || expiresAt <= nowSeconds()) return false;
        const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
        return verified && (await store.mark(`captcha-used:${challenge.signature ?? ""}`, expiresAt - nowSeconds()));
      } catch {
        return false;
      }
    },
  };
}
