import type { Output } from "@shanyraq/calls";
import type { Ports } from "../ports.ts";
import { problemOf, said, type Problem } from "../problem.ts";
import type { SigningPorts } from "./signing-ports.ts";

/** Addresses that open the signing application of a person or of a legal entity, on the phone that has it. */
export interface LaunchLinks {
  readonly person?: string;
  readonly company?: string;
}

export interface PhoneListener {
  readonly made: (value: string, launch: LaunchLinks) => void;
  readonly scanned: () => void;
  readonly expired: () => void;
  readonly cancelled: () => void;
  /** The phone has answered: what the back office thinks of it. */
  readonly answered: (told: Output<"egovQrGetData">) => void;
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
  hear: PhoneListener,
): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let withdraw = () => {};
  const pause = () =>
    new Promise<void>((done) => {
      withdraw = wait(BETWEEN_MS, done);
    });

  /** Asks until there is an answer that is one; undefined once nobody waits for it any more. */
  async function asked<N extends "egovQrSetData" | "egovQrGetData">(
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
        hear.failed(problemOf(outcome.failure));
        return undefined;
      }
      if (now() >= until) {
        hear.expired();
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
    if (!outcome.ok) return hear.failed(problemOf(outcome.failure));
    const {
      value,
      dataURL,
      nonce,
      message,
      expiresAt,
      now: told,
      eGovMobileLaunchLink: person,
      eGovBusinessLaunchLink: company,
    } = outcome.value;
    if (!value || !dataURL || !nonce) return hear.failed(said(message));
    const left = expiresAt && told ? Date.parse(expiresAt) - Date.parse(told) : CODE_MS;
    const until = now() + left;
    hear.made(value, { ...(person && { person }), ...(company && { company }) });
    const read = await asked("egovQrSetData", { dataUrl: dataURL, nonce, verifier }, until, ({ state }) => state !== "waiting");
    if (!read) return;
    if (read.state !== "scanned" || !read.signUrl) return hear.expired();
    hear.scanned();
    const signed = await asked("egovQrGetData", { signUrl: read.signUrl, nonce, verifier }, until, ({ state }) => state !== "waiting");
    if (!signed) return;
    if (signed.state === "expired") hear.expired();
    else if (signed.state === "cancelled") hear.cancelled();
    else hear.answered(signed);
  })();
  return () => {
    gone.abort();
    withdraw();
  };
}
