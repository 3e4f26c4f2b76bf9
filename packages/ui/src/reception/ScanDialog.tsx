import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { editedFile, unedited, type PictureEdit } from "@shanyraq/kit/fields/files/picture-edit.ts";
import { PictureEditor } from "@shanyraq/kit/fields/files/PictureEditor.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ModalDialog } from "@shanyraq/kit/overlay/ModalDialog.tsx";

interface ScanDialogProps {
  readonly files: readonly File[];
  /** The scans as they are to be sent, once the last of them was looked at. */
  readonly onDone: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

/** Scans are looked at one by one before they leave: each is turned upright and cut to the paper. */
export function ScanDialog({ files, onDone, onClose }: ScanDialogProps) {
  const { formatMessage } = useIntl();
  const [done, setDone] = useState<readonly File[]>([]);
  const [edit, setEdit] = useState<PictureEdit>(unedited);
  const [busy, setBusy] = useState(false);
  const file = files[done.length];
  if (!file) return null;
  const take = async () => {
    setBusy(true);
    const all = [...done, await editedFile(file, edit)];
    setBusy(false);
    if (all.length === files.length) return onDone(all);
    setDone(all);
    setEdit(unedited);
  };
  return (
    <ModalDialog
      title={formatMessage({ id: "reception.scan.title" }, { number: done.length + 1, count: files.length, name: file.name })}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: "kit.close" })}
      wide
    >
      <Stack $gap={3}>
        <PictureEditor key={done.length} file={file} edit={edit} onEdit={setEdit} />
        <Cluster>
          <Button busy={busy} onClick={() => void take()}>
            {formatMessage({ id: "reception.scan.add" })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {formatMessage({ id: "reception.scan.leave" })}
          </Button>
        </Cluster>
      </Stack>
    </ModalDialog>
  );
}
