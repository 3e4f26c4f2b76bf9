import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { ManagerCases } from "@shanyraq/ui/pension/ManagerCases.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { useSession } from "../../../session/session.tsx";
import { usePageData } from "../../../calls/usePageData.ts";

/** A manager's own customers. What is searched for stays on the page: no address has a name or a number in it. */
export function ManagedCases() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const { session } = useSession();
  const [query, setQuery] = useState({ search: "", page: 1 });
  const who = session.at === "signedIn" ? session.user.id : "";
  const data = usePageData(["managedCases", who, query.search, query.page, locale], async () => attempt("getClientPensInfManager", query));
  if (data.at === "loading") return <Skeleton $height="24rem" />;
  if (data.at !== "shown")
    return (
      <FailureState
        title={formatMessage({ id: "pension.manager.failed" })}
        onRetry={data.at === "failed" ? data.retry : () => setQuery({ ...query })}
        phone={company.phone}
      />
    );
  return (
    <ManagerCases
      cases={data.value}
      searched={query.search}
      onSearch={(search) => setQuery({ search, page: 1 })}
      onPage={(page) => setQuery({ ...query, page })}
    />
  );
}
