import type { UploadStanding } from "@shanyraq/flows";
import type { AttachedFiles } from "@shanyraq/ui/statements/Attachments.tsx";
import { nothing } from "../stage/held.tsx";
import { photo, scan } from "./files.ts";
import type { StatesOf } from "./states-of.ts";

/** A file in each place of its way. */
export const uploadStandings: StatesOf<UploadStanding> = {
  sending: { at: "sending", sent: 0.4 },
  done: { at: "done", upload: "one" },
  cancelled: { at: "cancelled" },
  failed: { at: "failed", problem: { kind: "message", message: "Файл не открывается: он повреждён или защищён паролем." } },
};

export const attached: AttachedFiles = { files: [], onAdd: nothing, onCancel: nothing, onRetry: nothing, onRemove: nothing };
export const onTheirWay: AttachedFiles["files"] = Object.values(uploadStandings).map((state, index) => ({
  id: String(index),
  file: index % 2 === 0 ? scan : photo,
  state,
}));
/** One file that stands there. */
export const standing = (state: UploadStanding): AttachedFiles["files"] => [{ id: "0", file: scan, state }];
