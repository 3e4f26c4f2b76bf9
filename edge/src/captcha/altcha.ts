import type { SharedStore } from "@shanyraq/limits";
import { createChallenge, verifySolution, type Challenge, type Solution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Captcha } from "./captcha.ts";

const TTL_SECONDS = 120;
/** Expected work: 256 derivations of this many rounds, about a tenth of a second on a phone of 2020. */
const ROUNDS = 400;
const ACTION = "login";

interface Payload {
  readonly challenge: Challenge;
  readonly solution: Solution;
}
interface Solved {
  readonly signature: string;
  readonly secondsLeft: number;
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
 * @param store where used tokens are marked; of many parallel replays one is taken, in however many processes share it. Where it does not answer,
 * `verify` fails as it does.
 */
export function altcha(secret: string, store: Pick<SharedStore, "mark">, nowSeconds: () => number): Captcha {
  /** The identifier of a solved challenge, and how long it remains valid; undefined when it was not solved, or is not one of ours. */
  async function solvedIn({ challenge, solution }: Payload, host: string): Promise<Solved | undefined> {
    try {
      const { data, expiresAt } = challenge.parameters;
      if (data?.["action"] !== ACTION || data["host"] !== host || !expiresAt || expiresAt <= nowSeconds()) return undefined;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
      return verified ? { signature: challenge.signature ?? "", secondsLeft: Math.max(1, expiresAt - nowSeconds()) } : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    challenge: (host) =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: ROUNDS,
        deriveKey,
        hmacSignatureSecret: secret,
        expiresAt: nowSeconds() + TTL_SECONDS,
        data: { action: ACTION, host },
      }),
    verify: async (token, host) => {
      const payload = token && parse(token);
      const solved = payload && (await solvedIn(payload, host));
      // Outside the try block, which is for what a visitor can break: a failing store does not make a captcha wrong, and is answered differently (decision
      // 008).
      return solved ? store.mark(`captcha-used:${solved.signature}`, solved.secondsLeft) : false;
    },
  };
}
