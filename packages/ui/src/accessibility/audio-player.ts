/** What plays one sound at a time. */
export interface Player {
  readonly canPlay: boolean;
  readonly play: (sound: SoundToPlay) => void;
  readonly stop: () => void;
}

export interface SoundToPlay {
  readonly file: Blob;
  /** 1 is the pace of the recording; the pitch stays. */
  readonly rate: number;
  readonly onStart: () => void;
  /** How much of the sound has been played, from 0 to 1, each time the page is drawn. */
  readonly onProgress: (share: number) => void;
  readonly onEnd: () => void;
  readonly onError: () => void;
}

const TYPE = 'audio/ogg; codecs="opus"';

/** The browser's own player, with one element: some browsers let only what a press has started make a sound. */
export function audioPlayer(): Player {
  const audio = new Audio();
  let stop = () => {};
  return {
    canPlay: audio.canPlayType(TYPE) !== "",
    play: ({ file, rate, onStart, onProgress, onEnd, onError }) => {
      stop();
      const address = URL.createObjectURL(file);
      const events = new AbortController();
      let frame = 0;
      const follow = () => {
        if (audio.duration > 0) onProgress(audio.currentTime / audio.duration);
        frame = requestAnimationFrame(follow);
      };
      stop = () => {
        stop = () => {};
        events.abort();
        cancelAnimationFrame(frame);
        audio.pause();
        URL.revokeObjectURL(address);
      };
      const on = (name: "playing" | "ended" | "error", act: () => void) => audio.addEventListener(name, act, { signal: events.signal });
      on("playing", () => {
        onStart();
        cancelAnimationFrame(frame);
        follow();
      });
      on("ended", () => {
        stop();
        onEnd();
      });
      const fail = () => {
        if (events.signal.aborted) return;
        stop();
        onError();
      };
      on("error", fail);
      audio.src = address;
      audio.preservesPitch = true;
      audio.defaultPlaybackRate = rate;
      audio.playbackRate = rate;
      audio.play().catch(fail);
    },
    stop: () => stop(),
  };
}
