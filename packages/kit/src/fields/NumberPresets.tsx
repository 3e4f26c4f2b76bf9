import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Chip, Chips } from "./NumberSlider.styles.ts";

export interface NumberPreset {
  readonly value: number;
  readonly label: ReactNode;
}

interface Props {
  /** Id of the label of the number that they set. */
  readonly labelId: string;
  readonly presets: readonly NumberPreset[];
  readonly value: number;
  readonly disabled?: boolean | undefined;
  readonly onChoose: (value: number) => void;
}

/** Where an arrow, Home or End leads among so many; undefined for any other key. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (index + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/**
 * Common values of a number, one press each. They are one stop of the Tab key and the arrows move between them (the toolbar pattern of the ARIA practices):
 * a calculator with four sliders would otherwise have twenty stops more before its end.
 */
export function NumberPresets({ labelId, presets, value, disabled, onChoose }: Props) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<number>();
  const chosen = presets.findIndex((preset) => preset.value === value);
  const stop = visited ?? Math.max(0, chosen);
  const move = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, stop, presets.length);
    if (next === undefined) return;
    event.preventDefault();
    toolbar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <Chips ref={toolbar} role="toolbar" aria-labelledby={labelId} onKeyDown={move} onBlur={() => setVisited(undefined)}>
      {presets.map((preset, index) => (
        <Chip
          key={preset.value}
          type="button"
          disabled={disabled}
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={preset.value === value}
          onFocus={() => setVisited(index)}
          onClick={() => onChoose(preset.value)}
        >
          {preset.label}
        </Chip>
      ))}
    </Chips>
  );
}
