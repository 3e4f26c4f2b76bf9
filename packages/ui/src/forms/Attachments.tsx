import type { FileOnItsWay } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { FileUpload } from "@shanyraq/kit/fields/files/FileUpload.tsx";
import type { UploadState } from "@shanyraq/kit/fields/files/UploadItem.tsx";

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 5;

export interface AttachedFiles {
  readonly files: readonly FileOnItsWay[];
  readonly onAdd: (files: readonly File[]) => void;
  readonly onCancel: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

interface AttachmentsProps extends AttachedFiles {
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  readonly most?: number | undefined;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
}

/** A file that was refused for what it holds offers no second try; an outage of ours is not called the visitor's connection. */
function shownState(state: FileOnItsWay["state"], outage: string): UploadState {
  if (state.at !== "failed") return state;
  const { problem, isFinal } = state;
  if (problem.kind === "message") return { at: isFinal ? "refused" : "failed", error: problem.message };
  return problem.kind === "service" ? { at: "failed", error: outage } : { at: "failed" };
}

/** Files of a form: each leaves when it is chosen, and says beside itself where it stands. */
export function Attachments({ files, label, hint, most = MAX_FILES, required = false, error, ...acts }: AttachmentsProps) {
  const { formatMessage } = useIntl();
  return (
    <FileUpload
      label={label ?? formatMessage({ id: "statements.files" })}
      hint={hint ?? formatMessage({ id: "statements.files.hint" })}
      required={required}
      error={error}
      kinds={["pdf", "jpg", "png"]}
      maxBytes={MAX_BYTES}
      maxFiles={most}
      uploads={files.map(({ id, file, state }) => ({
        id,
        file,
        state: shownState(state, formatMessage({ id: "account.problem.service" })),
      }))}
      {...acts}
    />
  );
}
