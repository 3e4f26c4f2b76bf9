import { useState, type DragEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { paint, radius, space } from "../../theme/tokens.ts";

const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)};
  border: 1.5px dashed ${paint.boundary};
  border-radius: ${radius.m};
  background: ${paint.surface};
  &[data-over="yes"] {
    border-style: solid;
    border-color: ${paint.focus};
    background: ${paint.primarySoft};
    color: ${paint.onPrimarySoft};
  }
  &[data-invalid="yes"] {
    border-color: ${paint.danger};
  }
`;

interface FileZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  /** The button by which files are chosen without dragging them. */
  readonly children: ReactNode;
}

/** Where files are dropped. */
export function FileZone({ onFiles, disabled = false, invalid = false, children }: FileZoneProps) {
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    if (!disabled && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      data-over={over ? "yes" : "no"}
      data-invalid={invalid ? "yes" : "no"}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      {children}
    </Zone>
  );
}
