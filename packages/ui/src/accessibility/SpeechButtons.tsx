import { rates, recordedMs, voicesOf, type Rate, type SpeechState, type Voice } from "@shanyraq/flows";
import type { MessageId, SpokenLanguage } from "@shanyraq/i18n";
import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "@shanyraq/kit/text/VisuallyHidden.tsx";
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
  /** A sentence in a language is to be said by a voice. */
  readonly onListen: (sample: { readonly language: SpokenLanguage; readonly voice: Voice; readonly text: string }) => void;
}

const voiceTitles = {
  "kk-KZ": "mode.speech.voice.kk",
  "ru-RU": "mode.speech.voice.ru",
  "en-GB": "mode.speech.voice.en",
} as const satisfies Record<SpokenLanguage, MessageId>;
const samples = {
  "kk-KZ": "mode.speech.sample.kk",
  "ru-RU": "mode.speech.sample.ru",
  "en-GB": "mode.speech.sample.en",
} as const satisfies Record<SpokenLanguage, MessageId>;
const languages = Object.keys(voiceTitles) as readonly SpokenLanguage[];

/** A press must not take away what is selected or pointed at: it is to be read. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

const useVoiceName = () => {
  const { formatMessage } = useIntl();
  return ({ id, name = id, recordings }: Voice) => (recordings ? formatMessage({ id: "mode.speech.siteVoice" }) : name);
};

interface ListenProps extends Pick<StartProps, "state" | "onListen"> {
  readonly language: SpokenLanguage;
  readonly voice: Voice;
  /** What the voice is for, in words: not everybody sees beside what the button stands. */
  readonly what: string;
}

/** Lets a reader hear a voice before they choose it, while nothing is read; not there where the site's voice has no recording of the sample. */
function Listen({ language, voice, what, state, onListen }: ListenProps) {
  const { formatMessage } = useIntl();
  const text = formatMessage({ id: samples[language] });
  if (voice.recordings && recordedMs(voice, language, text) === undefined) return null;
  const { activity } = state;
  const isBusy = isReading(state) && !((activity.at === "speaking" || activity.at === "paused") && activity.isBeside);
  return (
    <S.Value type="button" aria-disabled={isBusy} onMouseDown={keepSelection} onClick={() => onListen({ language, voice, text })}>
      {formatMessage({ id: "mode.speech.listen" })}
      <VisuallyHidden>: {what}</VisuallyHidden>
    </S.Value>
  );
}

/** Whose voice speaks each language, and another one to choose where there is one; each says a sample. */
function Voices({ state, voices, onVoice, onListen }: Pick<StartProps, "state" | "voices" | "onVoice" | "onListen">) {
  const { formatMessage } = useIntl();
  const nameOf = useVoiceName();
  return languages.map((language) => {
    const all = voicesOf(language, voices);
    const voice = all.find(({ id }) => id === state.chosen[language]) ?? all[0];
    if (!voice) return null;
    const title = formatMessage({ id: voiceTitles[language] });
    return (
      <S.VoicePlace key={language}>
        {all.length === 1 ? (
          <p>
            {title}: {nameOf(voice)}
          </p>
        ) : (
          <S.Voice>
            {title}
            <select value={voice.id} onChange={(event) => onVoice(language, event.target.value)}>
              {all.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </S.Voice>
        )}
        <Listen language={language} voice={voice} what={title} state={state} onListen={onListen} />
      </S.VoicePlace>
    );
  });
}

/** The answer to the question whether a Russian voice may read Kazakh pages, as long as it matters on this system. */
function Approximation({ state, voices, onApproximate, onListen }: Pick<StartProps, "state" | "voices" | "onApproximate" | "onListen">) {
  const { formatMessage } = useIntl();
  const ofSystem = (language: SpokenLanguage) => voicesOf(language, voices).filter(({ recordings }) => !recordings);
  const russian = ofSystem("ru-RU");
  const voice = russian.find(({ id }) => id === state.chosen["ru-RU"]) ?? russian[0];
  if (!voice || ofSystem("kk-KZ").length > 0) return null;
  const name = formatMessage({ id: "mode.speech.approximation" });
  return (
    <S.VoicePlace>
      <S.Value
        type="button"
        aria-pressed={state.approximate === true}
        onMouseDown={keepSelection}
        onClick={() => onApproximate(state.approximate !== true)}
      >
        {name}
      </S.Value>
      <Listen language="kk-KZ" voice={voice} what={name} state={state} onListen={onListen} />
    </S.VoicePlace>
  );
}

/** Who speaks at this moment: not always the chosen voice, which may not know the language, or have failed. */
function SpeakingNow({ activity }: SpeechState) {
  const { formatMessage } = useIntl();
  const nameOf = useVoiceName();
  if (activity.at !== "speaking") return null;
  const id = activity.isApproximate ? "mode.speech.now.approximate" : "mode.speech.now";
  return <p>{formatMessage({ id }, { voice: nameOf(activity.voice) })}</p>;
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
      <SpeakingNow {...state} />
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
  const { activity } = state;
  const { at } = activity;
  if (!isReading(state)) return null;
  // What has changed may be said while the reading is paused.
  const isPaused = at === "paused" || (at === "speaking" && activity.isPaused);
  return (
    <S.Group role="group" aria-label={formatMessage({ id: "mode.speech.title" })}>
      {isPaused ? <Tool name="resume" onPress={onResume} /> : at === "speaking" && <Tool name="pause" onPress={onPause} />}
      <Tool name="stop" onPress={onStop} />
    </S.Group>
  );
}
