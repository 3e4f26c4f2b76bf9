import { useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { FileZone } from "@shanyraq/kit/fields/files/FileZone.tsx";

interface FileDropProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly busy: boolean;
  /** The document of a signature that was given before, instead of a signed file. */
  readonly document?: boolean;
}

/** Takes a signed file, with what it signs where that is another one. What is dropped stays in the browser. */
export function FileDrop({ onFiles, busy, document = false }: FileDropProps) {
  const { formatMessage } = useIntl();
  const choose = formatMessage({ id: document ? "signing.verify.content.choose" : "signing.file.choose" });
  const input = useRef<HTMLInputElement>(null);
  return (
    <FileZone onFiles={onFiles}>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!document}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after it could not be checked.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <span>{formatMessage({ id: document ? "signing.verify.content.hint" : "signing.file.hint" })}</span>
    </FileZone>
  );
}
