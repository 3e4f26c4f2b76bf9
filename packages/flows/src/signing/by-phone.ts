import type { Input, Output } from "@shanyraq/calls";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem, type Problem } from "../problem.ts";
import type { SigningPorts } from "./signing-ports.ts";

/** Addresses that open the signing application of a person or of a legal entity, on the phone that has it. */
export interface LaunchLinks {
  readonly person?: string;
  readonly company?: string;
}

/** Where the link of a code may be sent, and what only the browser has that asked for the code. */
export interface LinkToPhone {
  /** Hidden but for its end. */
  readonly phone: string;
  readonly held: Input<"sendLaunchLink">;
}

export interface PhoneListener {
  /** `until`: when the code ends, on the clock of the port `now`. */
  readonly made: (value: string, launch: LaunchLinks, until: number, link?: LinkToPhone) => void;
  readonly scanned: () => void;
  readonly expired: () => void;
  readonly cancelled: () => void;
  /** The phone has answered: what the back office thinks of it. */
  readonly answered: (result: Output<"egovQrGetData">) => void;
  readonly failed: (problem: Problem) => void;
}

const BETWEEN_MS = 1_000;
/** A code lasts this long where the back office does not say. */
const CODE_MS = 180_000;
/** Refusals that another try does not change. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Signs by a phone: shows a code, waits until it is read, then until it is signed. A line that breaks says nothing of the phone: it is
 * asked again until the code is over.
 * @returns how to give up.
 */
export function signByPhone(
  { attempt, now, wait, secret }: Pick<Ports, "attempt" | "now" | "wait"> & Pick<SigningPorts, "secret">,
  of: { readonly GUID?: string },
  listener: PhoneListener,
): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let withdraw = () => {};
  const pause = () =>
    new Promise<void>((done) => {
      withdraw = wait(BETWEEN_MS, done);
    });

  /** Asks until there is an answer that is one; undefined once nobody waits for it any more. */
  async function request<N extends "egovQrSetData" | "egovQrGetData">(
    name: N,
    input: Parameters<typeof attempt<N>>[1],
    until: number,
    isAnswer: (value: Output<N>) => boolean,
  ): Promise<Output<N> | undefined> {
    while (!signal.aborted) {
      const outcome = await attempt(name, input, { signal });
      if (signal.aborted) return undefined;
      if (outcome.ok && isAnswer(outcome.value)) return outcome.value;
      if (!outcome.ok && outcome.failure.kind === "refused" && isFinal(outcome.failure.status)) {
        listener.failed(problemOf(outcome.failure));
        return undefined;
      }
      if (now() >= until) {
        listener.expired();
        return undefined;
      }
      await pause();
    }
    return undefined;
  }

  void (async () => {
    const { verifier, challenge } = await secret();
    const outcome = await attempt("egovQrInit", { challenge, ...of }, { signal });
    if (signal.aborted) return;
    if (!outcome.ok) return listener.failed(problemOf(outcome.failure));
    const {
      value,
      dataURL,
      nonce,
      message,
      expiresAt,
      now: nowText,
      eGovMobileLaunchLink: person,
      eGovBusinessLaunchLink: company,
      linkPhone: phone,
    } = outcome.value;
    if (!value || !dataURL || !nonce) return listener.failed(messageProblem(message));
    const left = expiresAt && nowText ? Date.parse(expiresAt) - Date.parse(nowText) : CODE_MS;
    const until = now() + left;
    listener.made(
      value,
      { ...(person && { person }), ...(company && { company }) },
      until,
      phone ? { phone, held: { nonce, verifier } } : undefined,
    );
    const read = await request("egovQrSetData", { dataUrl: dataURL, nonce, verifier }, until, ({ state }) => state !== "waiting");
    if (!read) return;
    if (read.state !== "scanned" || !read.signUrl) return listener.expired();
    listener.scanned();
    const signed = await request("egovQrGetData", { signUrl: read.signUrl, nonce, verifier }, until, ({ state }) => state !== "waiting");
    if (!signed) return;
    if (signed.state === "expired") listener.expired();
    else if (signed.state === "cancelled") listener.cancelled();
    else listener.answered(signed);
  })();
  return () => {
    gone.abort();
    withdraw();
  };
}
