import { performWorkItem, workItemFlow, workItemInitial } from "@shanyraq/flows";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { WorkItemView } from "@shanyraq/ui/reception/WorkItemView.tsx";
import { WorkList, type WaitingWork } from "@shanyraq/ui/reception/WorkList.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../shell/attempt.ts";
import { newKey } from "../../../shell/new-key.ts";

interface WorkProps {
  readonly work: readonly WaitingWork[];
  readonly total: number;
  readonly onChanged: () => void;
}

/** What waits for the staff, and the one case that is open. */
export function Work({ work, total, onChanged }: WorkProps) {
  const { company } = useCatalogue();
  const { state, send } = useFlow(
    workItemFlow,
    () => workItemInitial,
    () =>
      performWorkItem({
        attempt,
        newKey,
        tellChanged: onChanged,
        saveFile: (name, mime, content) => saveBlob(name, blobOf(content, mime)),
      }),
  );
  return (
    <Stack $gap={4}>
      {state.at !== "closed" && <WorkItemView state={state} send={send} phone={company.phone} />}
      <WorkList work={work} total={total} onOpen={(name) => send({ type: "itemOpened", name })} />
    </Stack>
  );
}
