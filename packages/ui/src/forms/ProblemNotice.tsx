import type { Problem } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Notice } from "../kit/Notice.tsx";

interface ProblemNoticeProps {
  readonly problem: Problem | undefined;
  /** What was being done, where the words alone do not say it. */
  readonly title?: ReactNode;
}

/** What went wrong, where the visitor acted: the server's own sentence, or that the service failed and nothing typed is lost. */
export function ProblemNotice({ problem, title }: ProblemNoticeProps) {
  const { formatMessage } = useIntl();
  if (!problem) return null;
  const texts = {
    message: problem.kind === "message" ? problem.message : "",
    service: formatMessage({ id: "account.problem.service" }),
    offline: formatMessage({ id: "account.problem.offline" }),
    badData: formatMessage({ id: "calculators.badData" }),
  };
  return (
    <Notice tone="danger" live="alert" title={title}>
      {texts[problem.kind]}
      {problem.kind === "service" && problem.requestId && ` ${formatMessage({ id: "account.problem.request" }, { id: problem.requestId })}`}
    </Notice>
  );
}
