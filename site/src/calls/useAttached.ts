import {
  performUploads,
  uploadsFlow,
  uploadsInitial,
  type Conversation,
  type Holder,
  type UploadsEvent,
  type UploadsState,
} from "@shanyraq/flows";
import type { AttachedFiles } from "@shanyraq/ui/forms/Attachments.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useState } from "react";
import { attempt } from "./attempt.ts";
import { wait } from "../browser/clock.ts";
import { secret } from "../browser/secret.ts";

/** One value for all files of a form, made with the first of them. */
function holding(): () => Promise<Holder> {
  let made: Promise<Holder> | undefined;
  return () => (made ??= secret());
}

interface Attached extends Pick<Conversation<UploadsState, UploadsEvent>, "state" | "send"> {
  readonly holder: () => Promise<Holder>;
  /** As the component of attachments draws them. */
  readonly attached: AttachedFiles;
}

/** Files of a form, each sent when it is chosen, and what the page keeps of them. */
export function useAttached(): Attached {
  const [holder] = useState(holding);
  const { state, send } = useFlow(
    uploadsFlow,
    () => uploadsInitial,
    () => performUploads({ attempt, holder, wait }),
  );
  return {
    state,
    send,
    holder,
    attached: {
      files: state.files,
      onAdd: (files) => send({ type: "filesChosen", files }),
      onCancel: (id) => send({ type: "cancelPressed", id }),
      onRetry: (id) => send({ type: "retryPressed", id }),
      onRemove: (id) => send({ type: "removePressed", id }),
    },
  };
}
