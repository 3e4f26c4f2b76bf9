import { setTimeout as pause } from "node:timers/promises";

export interface RecorderOptions {
  /** Takes what is published; rejects where a call is refused, or the signal ends it. */
  readonly record: (signal: AbortSignal) => Promise<void>;
  /** Called with the reason why a recording failed; the recording is retried automatically. */
  readonly onFailure: (reason: string) => void;
  /** What is recorded costs seconds of the gateway: the pages that are open are answered first. */
  readonly afterMs: number;
  readonly retryMs: number;
}

export interface Recorder {
  /** Records again and leaves what was underway, the last edit alone. Resolves with whether it succeeded. */
  readonly again: () => Promise<boolean>;
  /** Resolves with the first recording that succeeds. */
  readonly recorded: Promise<void>;
  /** Leaves what is underway: what it reads is about to be another. */
  readonly leave: () => void;
}

/** Keeps what is published recorded: a recording that fails is tried again until it succeeds or is replaced by a newer one. */
export function createRecorder({ record, onFailure, afterMs, retryMs }: RecorderOptions): Recorder {
  let controller = new AbortController();
  let recording = Promise.resolve(true);
  let retry: NodeJS.Timeout | undefined;
  const first = Promise.withResolvers<void>();
  const leave = () => {
    clearTimeout(retry);
    controller.abort();
  };
  const again = (): Promise<boolean> => {
    leave();
    controller = new AbortController();
    const { signal } = controller;
    recording = recording.then(async () => {
      try {
        await pause(afterMs, undefined, { signal });
        await record(signal);
        first.resolve();
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        onFailure(error instanceof Error ? error.message : String(error));
        retry = setTimeout(() => void again(), retryMs);
        return false;
      }
    });
    return recording;
  };
  return { again, recorded: first.promise, leave };
}
