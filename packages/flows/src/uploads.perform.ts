import type { Perform } from "./flow.ts";
import type { Ports } from "./ports.ts";
import { problemOf, said } from "./problem.ts";
import type { UploadsEffect, UploadsEvent } from "./uploads.ts";

/** What a page keeps of the files it has sent: the server gives them to a statement that tells this. */
export interface Holder {
  readonly verifier: string;
  readonly challenge: string;
}

interface UploadsPorts extends Pick<Ports, "attempt"> {
  readonly holder: () => Promise<Holder>;
}

const MOST_NAME = 200;

export function performUploads({ attempt, holder }: UploadsPorts): Perform<UploadsEvent, UploadsEffect> {
  const underWay = new Map<string, AbortController>();

  async function send({ id, file }: Extract<UploadsEffect, { do: "send" }>, report: (event: UploadsEvent) => void): Promise<void> {
    const control = new AbortController();
    underWay.get(id)?.abort();
    underWay.set(id, control);
    const { signal } = control;
    const { challenge } = await holder();
    const onSent = (part: number) => report({ type: "sent", id, part });
    const outcome = await attempt("upload", { name: file.name.slice(-MOST_NAME), challenge }, { file, onSent, signal });
    // Called off, or begun again: whatever came of this one is nobody's.
    if (underWay.get(id) !== control) return;
    underWay.delete(id);
    if (!outcome.ok) return report({ type: "refused", id, problem: problemOf(outcome.failure) });
    const { id: upload, message } = outcome.value;
    report(upload === undefined ? { type: "refused", id, problem: said(message) } : { type: "arrived", id, upload });
  }

  return (effect, report) => {
    if (effect.do === "send") {
      void send(effect, report);
      return;
    }
    underWay.get(effect.id)?.abort();
    underWay.delete(effect.id);
  };
}
