import { useId, useRef, useState, type DragEvent } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "../kit/Button.tsx";
import { VisuallyHidden } from "../kit/VisuallyHidden.tsx";
import { paint, radius, space } from "../theme/tokens.ts";

const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(3)};
  border: 1.5px dashed ${paint.boundary};
  border-radius: ${radius.m};
  background: ${paint.surface};
  &[data-over="yes"] {
    border-style: solid;
    border-color: ${paint.focus};
    background: ${paint.primarySoft};
    color: ${paint.onPrimarySoft};
  }
`;

/** Takes a signed file, with what it signs where that is another one. What is dropped stays in the browser. */
export function FileDrop({ onFiles, busy }: { readonly onFiles: (files: readonly File[]) => void; readonly busy: boolean }) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useId();
  const give = (list: FileList | null) => {
    if (list && list.length > 0) onFiles([...list]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  };
  return (
    <Zone
      data-over={over ? "yes" : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <VisuallyHidden as="div">
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          tabIndex={-1}
          aria-label={formatMessage({ id: "signing.file.choose" })}
          onChange={(event) => give(event.target.files)}
        />
      </VisuallyHidden>
      <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
        {formatMessage({ id: "signing.file.choose" })}
      </Button>
      <span>{formatMessage({ id: "signing.file.hint" })}</span>
    </Zone>
  );
}
