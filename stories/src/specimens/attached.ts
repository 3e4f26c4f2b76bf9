import type { FileOnItsWay } from "@shanyraq/flows";
import type { AttachedFiles } from "@shanyraq/ui/statements/Attachments.tsx";
import { nothing } from "../stage/held.tsx";
import { photo, scan } from "./files.ts";

export const attached: AttachedFiles = { files: [], onAdd: nothing, onCancel: nothing, onRetry: nothing, onRemove: nothing };

/** A file in each place of its way. */
export const onTheirWay: readonly FileOnItsWay[] = [
  { id: "0", file: scan, state: { at: "done", upload: "one" } },
  { id: "1", file: photo, state: { at: "sending", sent: 0.4 } },
  {
    id: "2",
    file: scan,
    state: { at: "failed", problem: { kind: "message", message: "Файл не открывается: он повреждён или защищён паролем." } },
  },
  { id: "3", file: photo, state: { at: "cancelled" } },
];
