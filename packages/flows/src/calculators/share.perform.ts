import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { keepCalculation } from "./keep-calculation.ts";
import { problemOf } from "../problem.ts";
import type { OfferForm, SendingWay, ShareEffect, ShareEvent } from "./share.ts";

interface SharePorts extends Pick<Ports, "attempt"> {
  /** Puts the address of a saved calculation into the clipboard; false where the browser keeps it closed. */
  readonly copy: (hash: string) => Promise<boolean>;
  /** Opens the offer of a saved calculation as a page, or fetches it as a file. */
  readonly fetchOffer?: (hash: string, product: string, as: OfferForm) => void;
}

/** The specification has a call for each way. */
const calls = { mail: "sendLinkMail", whatsapp: "sendMessageWA", sms: "sendLink" } as const satisfies Readonly<Record<SendingWay, string>>;

export const performShare =
  ({ attempt, copy, fetchOffer }: SharePorts): Perform<ShareEvent, ShareEffect> =>
  (effect, report) => {
    switch (effect.do) {
      case "save":
        void keepCalculation(attempt, effect.inputs).then((kept) =>
          report("hash" in kept ? { type: "saved", hash: kept.hash } : { type: "savingFailed", problem: kept.problem }),
        );
        return;
      case "copy":
        void copy(effect.hash).then((done) => report({ type: done ? "copied" : "notCopied" }));
        return;
      case "fetchOffer":
        fetchOffer?.(effect.hash, effect.product, effect.as);
        return;
      case "send": {
        const { hash, way, to } = effect;
        const sending = way === "mail" ? attempt(calls.mail, { hash, email: to }) : attempt(calls[way], { hash, phone: to });
        void sending.then((outcome) => report(outcome.ok ? { type: "taken" } : { type: "refused", problem: problemOf(outcome.failure) }));
      }
    }
  };
