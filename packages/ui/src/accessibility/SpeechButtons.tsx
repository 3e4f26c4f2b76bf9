import { rates, voicesOf, type Rate, type SpeechState, type Voice } from "@shanyraq/flows";
import type { MessageId, SpokenLanguage } from "@shanyraq/i18n";
import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { ModeIcon } from "./ModeIcon.tsx";
import * as S from "./ModePanel.styles.ts";

interface StartProps {
  readonly state: SpeechState;
  /** The voices of the reader's system, as far as they have come. */
  readonly voices: readonly Voice[];
  readonly onReadSelection: () => void;
  readonly onReadPage: () => void;
  readonly onReadFromHere: () => void;
  /** Continues the reading of this page where it was left; undefined when it was not left. */
  readonly onContinue?: (() => void) | undefined;
  readonly onRate: (rate: Rate) => void;
  readonly onVoice: (language: SpokenLanguage, id: string) => void;
  /** Whether a Russian voice may read Kazakh pages where the system has no Kazakh one. */
  readonly onApproximate: (approximate: boolean) => void;
}

const voiceTitles = {
  "kk-KZ": "mode.speech.voice.kk",
  "ru-RU": "mode.speech.voice.ru",
  "en-GB": "mode.speech.voice.en",
} as const satisfies Record<SpokenLanguage, MessageId>;
const languages = Object.keys(voiceTitles) as readonly SpokenLanguage[];

/** A press must not take away what is selected or pointed at: it is to be read. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

/** Whose voice speaks each language, and another one to choose where there is one. */
function Voices({ state, voices, onVoice }: Pick<StartProps, "state" | "voices" | "onVoice">) {
  const { formatMessage } = useIntl();
  const nameOf = ({ id, name = id, recordings }: Voice) => (recordings ? formatMessage({ id: "mode.speech.siteVoice" }) : name);
  return languages.map((language) => {
    const [first, ...others] = voicesOf(language, voices);
    if (!first) return null;
    const title = formatMessage({ id: voiceTitles[language] });
    if (others.length === 0) {
      return (
        <p key={language}>
          {title}: {nameOf(first)}
        </p>
      );
    }
    return (
      <S.Voice key={language}>
        {title}
        <select value={state.chosen[language] ?? first.id} onChange={(event) => onVoice(language, event.target.value)}>
          {[first, ...others].map((voice) => (
            <option key={voice.id} value={voice.id}>
              {nameOf(voice)}
            </option>
          ))}
        </select>
      </S.Voice>
    );
  });
}

/** The answer to the question whether a Russian voice may read Kazakh pages, as long as it matters on this system. */
function Approximation({ state, voices, onApproximate }: Pick<StartProps, "state" | "voices" | "onApproximate">) {
  const { formatMessage } = useIntl();
  const hasVoice = (language: SpokenLanguage) => voicesOf(language, voices).some(({ recordings }) => !recordings);
  if (hasVoice("kk-KZ") || !hasVoice("ru-RU")) return null;
  return (
    <S.Value
      type="button"
      aria-pressed={state.approximate === true}
      onMouseDown={keepSelection}
      onClick={() => onApproximate(state.approximate !== true)}
    >
      {formatMessage({ id: "mode.speech.approximation" })}
    </S.Value>
  );
}

/** Where reading aloud begins: what is selected, the whole page, or from a place in it; at what pace and in whose voice. */
export function SpeechStart(props: StartProps) {
  const { state, onReadSelection, onReadPage, onReadFromHere, onContinue, onRate } = props;
  const { formatMessage, formatNumber } = useIntl();
  const starts = [
    ["mode.speech.continue", onContinue],
    ["mode.speech.page", onReadPage],
    ["mode.speech.here", onReadFromHere],
    ["mode.speech.selection", onReadSelection],
  ] as const;
  return (
    <>
      <S.Values>
        {starts.map(
          ([id, onPress]) =>
            onPress && (
              <S.Tool key={id} type="button" onMouseDown={keepSelection} onClick={onPress}>
                {formatMessage({ id })}
              </S.Tool>
            ),
        )}
      </S.Values>
      <S.Setting>
        <legend>{formatMessage({ id: "mode.speech.pace" })}</legend>
        <S.Values>
          {rates.map((rate) => (
            <S.Value key={rate} type="button" aria-pressed={state.rate === rate} onMouseDown={keepSelection} onClick={() => onRate(rate)}>
              {formatMessage({ id: "mode.speech.rate" }, { rate: formatNumber(rate) })}
            </S.Value>
          ))}
        </S.Values>
      </S.Setting>
      <Voices {...props} />
      <Approximation {...props} />
    </>
  );
}

interface RunningProps {
  readonly state: SpeechState;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}

/** Whether something is read, or going to be, so that it can be stopped. */
export const isReading = ({ activity: { at } }: SpeechState): boolean => at === "speaking" || at === "paused" || at === "looking";

const tools = {
  pause: "mode.speech.pause",
  resume: "mode.speech.resume",
  stop: "mode.speech.stop",
} as const satisfies Record<string, MessageId>;

const Tool = ({ name, onPress }: { readonly name: keyof typeof tools; readonly onPress: () => void }) => {
  const { formatMessage } = useIntl();
  const called = formatMessage({ id: tools[name] });
  return (
    <S.Iconed type="button" onClick={onPress}>
      <ModeIcon name={name} />
      <S.Word>{called}</S.Word>
    </S.Iconed>
  );
};

/** What is at hand while something is read; nothing otherwise. */
export function SpeechRunning({ state, onPause, onResume, onStop }: RunningProps) {
  const { formatMessage } = useIntl();
  const { at } = state.activity;
  if (!isReading(state)) return null;
  return (
    <S.Group role="group" aria-label={formatMessage({ id: "mode.speech.title" })}>
      {at === "speaking" && <Tool name="pause" onPress={onPause} />}
      {at === "paused" && <Tool name="resume" onPress={onResume} />}
      <Tool name="stop" onPress={onStop} />
    </S.Group>
  );
}
