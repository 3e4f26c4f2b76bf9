import { spelledNumbers, type SpeechEngine, type Voice } from "@shanyraq/flows";

/** Whether this browser can speak at all. */
export const canSpeak = (): boolean => "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;

const asVoice = ({ voiceURI, name, lang, localService }: SpeechSynthesisVoice): Voice => ({
  id: voiceURI,
  name,
  language: lang,
  local: localService,
});

/** The speech engine of the reader's system, as the browser gives it. */
export function systemSpeech(): SpeechEngine {
  const { speechSynthesis: engine } = window;
  return {
    // Android lists languages whose voices are not installed: they carry no name of their own.
    voices: () =>
      engine
        .getVoices()
        .filter(({ voiceURI, lang }) => voiceURI !== "" && lang !== "")
        .map(asVoice),
    utter: ({ text, voice, rate, onStart, onWord, onEnd, onError }) => {
      const { text: spelled, placeOf } = spelledNumbers(text);
      const utterance = new SpeechSynthesisUtterance(spelled);
      const own = engine.getVoices().find(({ voiceURI }) => voiceURI === voice.id);
      if (own) utterance.voice = own;
      utterance.lang = voice.language.replaceAll("_", "-");
      utterance.rate = rate;
      utterance.pitch = 1;
      utterance.addEventListener("start", onStart);
      utterance.addEventListener("boundary", ({ name, charIndex, charLength }) => {
        if (name !== "word") return;
        const length = charLength || (/^\S+/.exec(spelled.slice(charIndex))?.[0].length ?? 1);
        const from = placeOf(charIndex);
        onWord(from, placeOf(charIndex + length - 1) + 1 - from);
      });
      utterance.addEventListener("end", onEnd);
      utterance.addEventListener("error", ({ error }) => onError(error));
      engine.speak(utterance);
    },
    hush: () => engine.cancel(),
  };
}

/** Calls back when the system's voices have come, or are other ones. @returns what ends it. */
export function onVoices(changed: () => void): () => void {
  if (!canSpeak()) return () => {};
  window.speechSynthesis.addEventListener("voiceschanged", changed);
  return () => window.speechSynthesis.removeEventListener("voiceschanged", changed);
}
