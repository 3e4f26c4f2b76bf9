import { rates, type Rate, type SpeechState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import * as S from "./ModePanel.styles.ts";

interface Props {
  readonly state: SpeechState;
  readonly onReadSelection: () => void;
  readonly onReadPage: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
  readonly onRate: (rate: Rate) => void;
}

/** Reading aloud: what is selected or the whole page; while it is read, pause, stop and pace. */
export function SpeechControls({ state, onReadSelection, onReadPage, onPause, onResume, onStop, onRate }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  const { at } = state.activity;
  const isReading = at === "speaking" || at === "paused" || at === "looking";
  return (
    <S.Group role="group" aria-label={formatMessage({ id: "mode.speech" })}>
      {/* A press must not take the selection away that is to be read. */}
      <S.Tool type="button" onPointerDown={(event) => event.preventDefault()} onClick={onReadSelection}>
        {formatMessage({ id: "mode.speech.selection" })}
      </S.Tool>
      {!isReading && (
        <S.Tool type="button" onClick={onReadPage}>
          {formatMessage({ id: "mode.speech.page" })}
        </S.Tool>
      )}
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
      {isReading && (
        <>
          <S.Tool type="button" onClick={onStop}>
            {formatMessage({ id: "mode.speech.stop" })}
          </S.Tool>
          {rates.map((rate) => (
            <S.Tool
              key={rate}
              type="button"
              aria-pressed={state.rate === rate}
              aria-label={formatMessage({ id: "mode.speech.rate" }, { rate })}
              onClick={() => onRate(rate)}
            >
              ×{formatNumber(rate)}
            </S.Tool>
          ))}
        </>
      )}
    </S.Group>
  );
}
