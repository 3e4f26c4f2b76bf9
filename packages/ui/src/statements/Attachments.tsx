import { useState } from "react";
import { useIntl } from "react-intl";
import { FileUpload } from "../kit/FileUpload.tsx";

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_FILES = 5;

interface AttachmentsProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly error?: string | undefined;
}

/** Files that leave with the form: chosen, listed, taken back. */
export function Attachments({ files, onChange, error }: AttachmentsProps) {
  const { formatMessage } = useIntl();
  // A file has no name of its own that two could not share.
  const [ids] = useState(() => new WeakMap<File, string>());
  const idOf = (file: File): string => {
    const id = ids.get(file) ?? `${file.name}-${file.size}-${file.lastModified}-${files.indexOf(file)}`;
    ids.set(file, id);
    return id;
  };
  const without = (id: string) => onChange(files.filter((file) => idOf(file) !== id));
  return (
    <FileUpload
      label={formatMessage({ id: "statements.files" })}
      hint={formatMessage({ id: "statements.files.hint" })}
      required={false}
      error={error}
      kinds={["pdf", "jpg", "png"]}
      maxBytes={MOST_BYTES}
      maxFiles={MOST_FILES}
      uploads={files.map((file) => ({ id: idOf(file), file, state: { at: "done" } }))}
      onAdd={(added) => onChange([...files, ...added])}
      onCancel={without}
      onRetry={() => {}}
      onRemove={without}
    />
  );
}
