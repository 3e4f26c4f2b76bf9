import type { Problem } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { useMarkedFields } from "./marked-fields.ts";
import { useRefusedCode } from "./refused-code.ts";

/** Where a refused field stands, in words, and the way there. */
export interface RefusedField {
  readonly label?: ReactNode;
  readonly action?: ReactNode;
}

interface ProblemNoticeProps {
  readonly problem: Problem | undefined;
  /** What was being done, where the words alone do not say it. */
  readonly title?: ReactNode;
  /** Said of a lost connection where nothing was typed that could be kept. */
  readonly offline?: string;
  /** What is known here of a field that stands on another step or page. */
  readonly whereIs?: (field: string) => RefusedField;
}

const nowhere = (): RefusedField => ({});

/**
 * What went wrong, where the visitor acted: the server's own sentence, or that the service failed and nothing typed is lost. When no form around it marks the
 * refused fields, the notice names each of them with a link to it: nobody has to look for a mark that is not drawn.
 */
export function ProblemNotice({ problem, title, offline, whereIs = nowhere }: ProblemNoticeProps) {
  const { formatMessage } = useIntl();
  const marked = useMarkedFields();
  const id = useRefusedCode(problem?.kind === "message" && problem.fields === undefined && problem.list === undefined);
  if (!problem) return null;
  const refused = problem.kind === "message" ? Object.entries(problem.fields ?? {}) : [];
  const elsewhere = refused.filter(([field]) => !marked.includes(field));
  const texts = {
    // "Look at the marked fields" is shown only when some are marked.
    message: problem.kind === "message" && (refused.length === 0 || elsewhere.length < refused.length) ? problem.message : "",
    service: formatMessage({ id: "account.problem.service" }),
    offline: offline ?? formatMessage({ id: "account.problem.offline" }),
    badData: formatMessage({ id: "calculators.badData" }),
  };
  const request =
    problem.kind === "service" && problem.requestId
      ? ` ${formatMessage({ id: "account.problem.request" }, { id: problem.requestId })}`
      : "";
  const sentence = texts[problem.kind] + request;
  // A list stands under its sentence, never within it.
  const hasList = elsewhere.length > 0 || (problem.kind === "message" && problem.list !== undefined);
  return (
    <Notice id={id} tone="danger" live="alert" title={title}>
      {hasList ? sentence !== "" && <p>{sentence}</p> : sentence}
      {problem.kind === "message" && problem.list && (
        <ul>
          {problem.list.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {elsewhere.length > 0 && (
        <Stack as="ul" $gap={1.5}>
          {elsewhere.map(([field, message]) => {
            const { label, action } = whereIs(field);
            return (
              <li key={field}>
                {label && <strong>{label}: </strong>}
                {message} {action}
              </li>
            );
          })}
        </Stack>
      )}
    </Notice>
  );
}
