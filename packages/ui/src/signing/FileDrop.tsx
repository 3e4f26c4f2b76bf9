import { useId, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { FileZone } from "@shanyraq/kit/fields/FileZone.tsx";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";

/** Takes a signed file, with what it signs where that is another one. What is dropped stays in the browser. */
export function FileDrop({ onFiles, busy }: { readonly onFiles: (files: readonly File[]) => void; readonly busy: boolean }) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <FileZone onFiles={onFiles}>
      <VisuallyHidden as="div">
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          tabIndex={-1}
          aria-label={formatMessage({ id: "signing.file.choose" })}
          onChange={({ target: { files } }) => files && files.length > 0 && onFiles([...files])}
        />
      </VisuallyHidden>
      <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
        {formatMessage({ id: "signing.file.choose" })}
      </Button>
      <span>{formatMessage({ id: "signing.file.hint" })}</span>
    </FileZone>
  );
}
