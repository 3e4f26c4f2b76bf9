import { fail, type NcaLayerFailure } from "./failure.ts";
import { readFrame, type Frame } from "./frame.ts";
import type { NcaLayerPorts, OpenSocket } from "./ports.ts";

/** Like `Result`, with the whole failure. */
export type NcaLayerAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: NcaLayerFailure };

export const refused = (error: NcaLayerFailure): { readonly ok: false; readonly error: NcaLayerFailure } => ({ ok: false, error });

/** The life of one socket: each waiting caller is answered exactly once, by a frame, by its end or by a time limit. */
export interface Connection {
  readonly alive: () => boolean;
  /** Waits for a frame that the reader takes; what it passes over is noise. */
  readonly wait: <T>(
    take: (frame: Frame) => NcaLayerAnswer<T> | undefined,
    milliseconds: number,
    signal: AbortSignal | undefined,
  ) => Promise<NcaLayerAnswer<T>>;
  readonly send: (frame: string) => boolean;
  readonly close: () => void;
}

export function openConnection(address: string, ports: NcaLayerPorts): Connection {
  let alive = true;
  let taker: { readonly frame: (frame: Frame) => void; readonly end: (failure: NcaLayerFailure) => void } | undefined;
  const end = (code: "socket" | "closed") => {
    if (!alive) return;
    alive = false;
    taker?.end(fail(code));
  };
  let socket: OpenSocket | undefined;
  try {
    socket = ports.open(address, {
      message: (data) => {
        const frame = readFrame(data);
        if (alive && frame.kind !== "noise") taker?.frame(frame);
      },
      error: () => end("socket"),
      close: () => end("closed"),
    });
  } catch {
    // A browser throws at once when its rules forbid the address.
    end("socket");
  }
  const close = () => {
    end("closed");
    try {
      socket?.close();
    } catch {
      // It is closed already.
    }
  };
  return {
    alive: () => alive,
    close,
    send: (frame) => {
      try {
        socket?.send(frame);
        return alive;
      } catch {
        end("socket");
        return false;
      }
    },
    wait: <T>(take: (frame: Frame) => NcaLayerAnswer<T> | undefined, milliseconds: number, signal: AbortSignal | undefined) =>
      new Promise<NcaLayerAnswer<T>>((resolve) => {
        if (!alive) return resolve(refused(fail("socket")));
        if (signal?.aborted) return resolve(refused(fail("aborted")));
        const settle = (answer: NcaLayerAnswer<T>) => {
          taker = undefined;
          stopTimer();
          signal?.removeEventListener("abort", abort);
          resolve(answer);
        };
        const abort = () => settle(refused(fail("aborted")));
        const stopTimer = ports.after(milliseconds, () => settle(refused(fail("timeout"))));
        signal?.addEventListener("abort", abort);
        taker = {
          frame: (frame) => {
            const answer = take(frame);
            if (answer) settle(answer);
          },
          end: (failure) => settle(refused(failure)),
        };
      }),
  };
}
