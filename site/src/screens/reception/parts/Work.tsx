import { performWorkItem, workItemFlow, workItemInitial, type ReadWorkItem } from "@shanyraq/flows";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { FindCase } from "@shanyraq/ui/reception/FindCase.tsx";
import { WorkItemView } from "@shanyraq/ui/reception/WorkItemView.tsx";
import { WorkList, type WorkPage } from "@shanyraq/ui/reception/WorkList.tsx";
import { useReturnedFocus } from "@shanyraq/ui/reception/useReturnedFocus.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { newKey } from "../../../browser/new-key.ts";
import { useSession } from "../../../session/session.tsx";
import { usePageData } from "../../../calls/usePageData.ts";
import { CaseContract } from "./CaseContract.tsx";
import { deskKey, type WorkQuery } from "./desk-key.ts";

interface WorkProps {
  /** The first page of all that waits. */
  readonly first: WorkPage;
  readonly onChanged: () => void;
}

/** What waits for the staff, and the one case that is open. Until another page has come the one before stays, and the focus with it. */
export function Work({ first, onChanged }: WorkProps) {
  const { formatMessage } = useIntl();
  const { company, locale } = useCatalogue();
  const { session } = useSession();
  const [query, setQuery] = useState<WorkQuery>({ page: 1 });
  const [before, setBefore] = useState<{ readonly waiting: WorkPage; readonly number?: string | undefined }>({ waiting: first });
  const who = session.at === "signedIn" ? session.user.id : "";
  const { what, page = 1, number } = query;
  const data = usePageData(deskKey(who, locale, query), async () =>
    attempt("getEmployeeReception", { page, ...(what && { what }), ...(number !== undefined && { number }) }),
  );
  if (data.at === "shown" && data.value !== before.waiting) setBefore({ waiting: data.value, number });
  const { state, send } = useFlow(
    workItemFlow,
    () => workItemInitial,
    () =>
      performWorkItem({
        attempt,
        newKey,
        onChanged,
        saveFile: (name, mime, content) => saveBlob(name, blobOf(content, mime)),
      }),
  );
  useReturnedFocus(state.at === "closed" ? undefined : `${state.name.kind} ${state.name.id}`);
  const contractOf = (item: ReadWorkItem) => <CaseContract key={item.id} item={item} onLinked={() => send({ type: "caseChanged" })} />;
  return (
    <Stack $gap={4}>
      {state.at !== "closed" && <WorkItemView state={state} send={send} phone={company.phone} contract={contractOf} />}
      {data.at === "failed" && (
        <FailureState title={formatMessage({ id: "reception.work.failed" })} onRetry={data.retry} phone={company.phone} />
      )}
      <FindCase found={number !== undefined} onFind={(typed) => setQuery({ number: typed.trim() })} onAll={() => setQuery({ page: 1 })} />
      <WorkList
        waiting={before.waiting}
        chosen={what}
        number={before.number}
        onChoose={(chosen) => setQuery({ what: chosen, page: 1 })}
        onPage={(turned) => setQuery({ what, page: turned })}
        onOpen={(name) => send({ type: "itemOpened", name })}
      />
    </Stack>
  );
}
