import { rates, type Rate, type SpeechState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import * as S from "./ModePanel.styles.ts";

interface StartProps {
  readonly state: SpeechState;
  readonly onReadSelection: () => void;
  readonly onReadPage: () => void;
  readonly onRate: (rate: Rate) => void;
}

/** Where reading aloud begins: what is selected or the whole page, and at what pace. */
export function SpeechStart({ state, onReadSelection, onReadPage, onRate }: StartProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <>
      <S.Values>
        {/* A press must not take the selection away that is to be read. */}
        <S.Tool type="button" onMouseDown={(event) => event.preventDefault()} onClick={onReadSelection}>
          {formatMessage({ id: "mode.speech.selection" })}
        </S.Tool>
        <S.Tool type="button" onClick={onReadPage}>
          {formatMessage({ id: "mode.speech.page" })}
        </S.Tool>
      </S.Values>
      <S.Setting>
        <legend>{formatMessage({ id: "mode.speech.pace" })}</legend>
        <S.Values>
          {rates.map((rate) => (
            <S.Value key={rate} type="button" aria-pressed={state.rate === rate} onClick={() => onRate(rate)}>
              {formatMessage({ id: "mode.speech.rate" }, { rate: formatNumber(rate) })}
            </S.Value>
          ))}
        </S.Values>
      </S.Setting>
    </>
  );
}

interface RunningProps {
  readonly state: SpeechState;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}

/** What is at hand while something is read; nothing otherwise. */
export function SpeechRunning({ state, onPause, onResume, onStop }: RunningProps) {
  const { formatMessage } = useIntl();
  const { at } = state.activity;
  if (at !== "speaking" && at !== "paused" && at !== "looking") return null;
  return (
    <S.Group role="group" aria-label={formatMessage({ id: "mode.speech.title" })}>
      {at === "speaking" && (
        <S.Tool type="button" onClick={onPause}>
          {formatMessage({ id: "mode.speech.pause" })}
        </S.Tool>
      )}
      {at === "paused" && (
        <S.Tool type="button" onClick={onResume}>
          {formatMessage({ id: "mode.speech.resume" })}
        </S.Tool>
      )}
      <S.Tool type="button" onClick={onStop}>
        {formatMessage({ id: "mode.speech.stop" })}
      </S.Tool>
    </S.Group>
  );
}
