import type { Input } from "@shanyraq/calls";
import { succeeded } from "@shanyraq/calls/status";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf, messageProblem } from "../problem.ts";
import type { Holder } from "../uploads.perform.ts";
import type { StatementEffect, StatementEvent, StatementReceipt, StoredFields } from "./statement.ts";

export type StatementCall =
  | "feedback"
  | "compliance"
  | "ombudsman"
  | "insurance"
  | "insuranceStatement"
  | "claimFiles"
  | "sendServiceQuality";

interface StatementPorts extends Pick<Ports, "attempt"> {
  /** What the page keeps of the files it has sent. */
  readonly holder: () => Promise<Holder>;
}

/** What was left empty is not sent: an empty text is not a valid e-mail. */
const filled = (values: StoredFields): StoredFields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== undefined));

export const performStatement =
  (call: StatementCall, { attempt, holder }: StatementPorts): Perform<StatementEvent, StatementEffect> =>
  ({ values, files }, report) => {
    const send = async () => {
      const attached = files.length > 0 ? { files, verifier: (await holder()).verifier } : {};
      // The form was made for this row: its schema takes nothing that the row's does not.
      return attempt(call, { ...filled(values), ...attached } as Input<StatementCall>);
    };
    void send().then((outcome) => {
      if (!outcome.ok) return report({ type: "refused", problem: problemOf(outcome.failure) });
      if (!succeeded(outcome.value)) return report({ type: "refused", problem: messageProblem(outcome.value.message) });
      // Of the answers of these rows each has some of these fields and no other meaning for them.
      const { number, deadline, notice, documents, uncovered, words } = outcome.value as StatementReceipt;
      return report({
        type: "taken",
        taken: {
          ...(number && { number }),
          ...(deadline && { deadline }),
          ...(notice && { notice }),
          ...(documents && { documents }),
          ...(uncovered && { uncovered }),
          ...(words && { words }),
        },
      });
    });
  };
