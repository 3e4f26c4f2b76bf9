import {
  parseHabits,
  performSpeech,
  speechFlow,
  speechInitial,
  type Place,
  type SpeechEvent,
  type SpeechState,
  type Voice,
} from "@shanyraq/flows";
import { localeFacts, type Locale } from "@shanyraq/i18n";
import { audioPlayer } from "@shanyraq/ui/accessibility/audio-player.ts";
import { topDialog } from "@shanyraq/ui/accessibility/follow-dialogs.ts";
import { markSpoken, showSpoken } from "@shanyraq/ui/accessibility/highlight.ts";
import { RECORDED_META } from "@shanyraq/ui/accessibility/page-recordings.ts";
import { followLiveRegions } from "@shanyraq/ui/accessibility/live-regions.ts";
import { pageRange, pointedRange, rangeIn, readingOf, selectedRange, type Reading } from "@shanyraq/ui/accessibility/reading.ts";
import { readingWords } from "@shanyraq/ui/accessibility/reading-words.ts";
import { joinSpeech, siteSpeech } from "@shanyraq/ui/accessibility/site-speech.ts";
import { canSpeak, onVoices, systemSpeech } from "@shanyraq/ui/accessibility/system-speech.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useRouter } from "next/router";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { machineNow, now, wait } from "./clock.ts";
import { localWebStorage } from "./web-storage.ts";
import { readSaved, writeSaved } from "./saved.ts";

/** Where this browser keeps the pace and the voices, and this tab the place at which it was left. */
const HABITS_KEY = "shanyraq:speech:v1";
const PLACE_KEY = "shanyraq:speech-place:v1";

interface ReadingPlace extends Place {
  readonly path: string;
}

/** What is being read: one page has one voice. */
let reading: { readonly of: Reading; readonly isPage: boolean } | undefined;

const readingPlace = (): ReadingPlace | undefined => {
  const kept = readSaved<ReadingPlace>(PLACE_KEY);
  return kept?.path === location.pathname ? kept : undefined;
};

const voicesChanged = new Set<() => void>();

const siteVoice = siteSpeech({
  request: (address) => fetch(address),
  player: audioPlayer(),
  onVoices: () => voicesChanged.forEach((changed) => changed()),
});
const engine = joinSpeech([...(canSpeak() ? [systemSpeech()] : []), siteVoice]);
/** Sentences are divided by the browser, which Firefox does since 2024. */
const canRead = (): boolean => "Segmenter" in Intl && (canSpeak() || engine.voices().length > 0);

const performer = () =>
  performSpeech({
    engine,
    now,
    wait,
    mark: (from, length) => markSpoken(reading?.of.rangeOf(from, length)),
    unmark: () => markSpoken(undefined),
    reached: ({ from, text = "" }) => {
      showSpoken(reading?.of.rangeOf(from, text.length));
      if (reading?.isPage) writeSaved(PLACE_KEY, { path: location.pathname, from, text } satisfies ReadingPlace);
    },
    ended: () => {
      if (reading?.isPage) writeSaved(PLACE_KEY, undefined);
    },
    keepHabits: (habits) => void localWebStorage.keep(HABITS_KEY, JSON.stringify(habits)),
  });

interface ReadingAloud {
  readonly state: SpeechState;
  readonly send: (event: SpeechEvent) => void;
  readonly voices: readonly Voice[];
  readonly readSelection: () => void;
  readonly readPage: () => void;
  readonly readFromHere: () => void;
  /** Gets what the site's own voice has of this page, before anything is read. */
  readonly prepare: () => void;
  /** Continues the reading of this page where it was left; undefined when it was not left. */
  readonly resume: (() => void) | undefined;
}

/** The voices of the system come late, and piece by piece; those of the site with each page. */
function useVoices(): readonly Voice[] {
  const [voices, setVoices] = useState(engine.voices);
  useEffect(() => {
    const changed = () => setVoices(engine.voices());
    const withdraw = onVoices(changed);
    voicesChanged.add(changed);
    return () => {
      withdraw();
      voicesChanged.delete(changed);
    };
  }, []);
  return voices;
}

const prepare = (locale: Locale) => {
  if (document.querySelector(`meta[name="${RECORDED_META}"]`)) void siteVoice.load(location.pathname, localeFacts[locale].spoken);
};

/** Reading aloud on this site: what there is to read, where it was left, and that no page speaks once it is gone. */
export function useReadingAloud(): ReadingAloud {
  const initial = () => speechInitial(parseHabits(localWebStorage.read(HABITS_KEY)));
  const { state, send } = useFlow(speechFlow, initial, performer);
  const { events } = useRouter();
  const locale = useLocale();
  const words = readingWords(useIntl());
  useEffect(() => {
    const stop = () => send({ type: "stopPressed" });
    events.on("routeChangeStart", stop);
    window.addEventListener("pagehide", stop);
    return () => {
      events.off("routeChangeStart", stop);
      window.removeEventListener("pagehide", stop);
      stop();
    };
  }, [events, send]);
  const { hasRead } = state;
  const announce = useEffectEvent((region: Element, number: number) => {
    const { passages } = readingOf(rangeIn(region), words);
    send({ type: "regionChanged", region: number, passages, language: localeFacts[locale].spoken, voices: engine.voices() });
  });
  useEffect(() => (hasRead ? followLiveRegions({ now: machineNow, wait, changed: announce }) : undefined), [hasRead]);
  const read = (range: Range | undefined, isPage: boolean, placeIn?: (of: Reading) => Place | undefined) => {
    const of = range && readingOf(range, words);
    // A dialog is read too, but nobody comes back to a place in it.
    reading = of && { of, isPage: isPage && topDialog() === undefined };
    send({
      type: "readPressed",
      passages: of?.passages ?? [],
      language: localeFacts[locale].spoken,
      place: of && placeIn?.(of),
      supported: canRead(),
      now: now(),
    });
  };
  const place = readingPlace();
  return {
    state,
    send,
    voices: useVoices(),
    prepare: () => prepare(locale),
    readSelection: () => read(selectedRange(), false),
    readPage: () => read(pageRange(), true),
    readFromHere: () => {
      const pointed = pointedRange();
      read(pointed && pageRange(), true, ({ placeOf }) => pointed && { from: placeOf(pointed) });
    },
    resume: place && (() => read(pageRange(), true, () => place)),
  };
}
