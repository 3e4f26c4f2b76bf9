import type { Problem } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Notice } from "../kit/Notice.tsx";

/** What went wrong, where the visitor acted: the server's own sentence, or that the service failed and nothing typed is lost. */
export function ProblemNotice({ problem }: { readonly problem: Problem | undefined }) {
  const { formatMessage } = useIntl();
  if (!problem) return null;
  const texts = {
    message: problem.kind === "message" ? problem.message : "",
    service: formatMessage({ id: "account.problem.service" }),
    offline: formatMessage({ id: "account.problem.offline" }),
    badData: formatMessage({ id: "calculators.badData" }),
  };
  return (
    <Notice tone="danger" live="alert">
      {texts[problem.kind]}
      {problem.kind === "service" && problem.requestId && ` ${formatMessage({ id: "account.problem.request" }, { id: problem.requestId })}`}
    </Notice>
  );
}
