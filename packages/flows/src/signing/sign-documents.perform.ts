import { byCode } from "@shanyraq/client";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import { signByPhone } from "./by-phone.ts";
import type { SignDocumentsEffect, SignDocumentsEvent, SigningNote } from "./sign-documents.ts";
import type { ApplicationFailure, SigningPorts } from "./signing-ports.ts";

export type SignDocumentsPorts = Pick<Ports, "attempt" | "now" | "wait"> & SigningPorts;
type Report = (event: SignDocumentsEvent) => void;

function noteOf(failure: ApplicationFailure): SigningNote {
  if (failure.kind === "cancelled") return { of: "cancelled" };
  if (failure.kind === "connection") return { of: "notConnected", detail: failure.detail, cause: failure.cause };
  return { of: "refused", problem: messageProblem(failure.detail) };
}

async function load({ attempt }: SignDocumentsPorts, GUID: string | undefined, report: Report): Promise<void> {
  const outcome = await attempt("checkSignedByGuid", GUID === undefined ? {} : { GUID });
  if (!outcome.ok) {
    return report(
      byCode<"checkSignedByGuid", SignDocumentsEvent>(
        outcome.failure,
        { "signature.notFound": () => ({ type: "notFound" }) },
        (failure) => ({
          type: "loadFailed",
          problem: problemOf(failure),
        }),
      ),
    );
  }
  const { request, requests, message } = outcome.value;
  if (request) return report({ type: "loaded", request });
  report(requests ? { type: "listed", requests } : { type: "loadFailed", problem: messageProblem(message) });
}

/** The application signs all at once; each signature is then sent alone, so that accepted ones stay accepted. */
async function byApplication(
  { attempt, application }: SignDocumentsPorts,
  { GUID, types }: Extract<SignDocumentsEffect, { do: "signByApplication" }>,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const program = await application();
  const connected = await program.connect(signal);
  if (signal.aborted) return;
  if (!connected.ok) return report({ type: "ended", note: noteOf(connected.failure) });
  const files = await Promise.all(types.map(async (type) => attempt("getDecryption", { GUID, type }, { signal })));
  if (signal.aborted) return;
  const data: string[] = [];
  for (const file of files) {
    if (!file.ok) return report({ type: "ended", note: { of: "refused", problem: problemOf(file.failure) } });
    data.push(file.value.data ?? "");
  }
  report({ type: "connected" });
  const signed = await program.sign(data, "document", signal);
  if (signal.aborted) return;
  if (!signed.ok) return report({ type: "ended", note: noteOf(signed.failure) });
  report({ type: "signaturesMade", count: types.length });
  for (const [index, type] of types.entries()) {
    const outcome = await attempt("egovVerify", { GUID, signatures: [{ type, cms: signed.value[index] ?? "" }] }, { signal });
    if (signal.aborted) return;
    if (!outcome.ok) return report({ type: "ended", note: { of: "refused", problem: problemOf(outcome.failure) } });
    const { request, message } = outcome.value;
    if (!request) return report({ type: "ended", note: { of: "refused", problem: messageProblem(message) } });
    report({ type: "accepted", request });
  }
  report({ type: "ended" });
}

/** Results of what was started before another choice are ignored. */
export function performSignDocuments(ports: SignDocumentsPorts): Perform<SignDocumentsEvent, SignDocumentsEffect> {
  let giveUp = () => {};
  return (effect, report) => {
    giveUp();
    giveUp = () => {};
    switch (effect.do) {
      case "load":
        void load(ports, effect.GUID, report);
        return;
      case "signByApplication": {
        const gone = new AbortController();
        giveUp = () => gone.abort();
        void byApplication(ports, effect, report, gone.signal);
        return;
      }
      case "signByPhone":
        giveUp = signByPhone(
          ports,
          { GUID: effect.GUID },
          {
            made: (value, launch, until, link) => report({ type: "codeMade", value, launch, until, ...(link && { link }) }),
            scanned: () => report({ type: "codeScanned" }),
            expired: () => report({ type: "ended", note: { of: "codeExpired" } }),
            cancelled: () => report({ type: "ended", note: { of: "cancelled" } }),
            answered: ({ request, message }) => {
              if (request) report({ type: "accepted", request });
              report(request ? { type: "ended" } : { type: "ended", note: { of: "refused", problem: messageProblem(message) } });
            },
            failed: (problem) => report({ type: "ended", note: { of: "refused", problem } }),
          },
        );
        return;
      case "stop":
        return;
    }
  };
}
