import type { NcaLayerPorts, SocketListener } from "../ncalayer/ports.ts";

/** A program on the other end of the socket that a test plays, with a clock that the test moves. */
export interface FakeApplication {
  readonly ports: NcaLayerPorts;
  readonly addresses: string[];
  readonly received: { module: string; method: string; args: unknown; uuid: string }[];
  /** Sends a frame on the newest socket: text as it is, anything else as JSON. */
  readonly say: (frame: unknown) => void;
  readonly fail: () => void;
  readonly hangUp: () => void;
  readonly pass: (milliseconds: number) => void;
}

export function createFakeApplication({
  greets = true,
  permission,
}: { greets?: boolean; permission?: "granted" | "denied" | "prompt" } = {}): FakeApplication {
  const addresses: string[] = [];
  const received: FakeApplication["received"] = [];
  const timers = new Set<{ readonly at: number; readonly act: () => void }>();
  let now = 0;
  let count = 0;
  let listener: SocketListener | undefined;
  const say = (frame: unknown) => listener?.message(typeof frame === "string" ? frame : JSON.stringify(frame));
  return {
    addresses,
    received,
    say,
    fail: () => listener?.error(),
    hangUp: () => listener?.close(),
    pass: (milliseconds) => {
      now += milliseconds;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.act();
      }
    },
    ports: {
      open: (address, opened) => {
        addresses.push(address);
        listener = opened;
        if (greets) queueMicrotask(() => opened.message('{"result":{"version":"1.4"}}'));
        return { send: (frame) => received.push(JSON.parse(frame)), close: () => opened.close() };
      },
      after: (milliseconds, act) => {
        const timer = { at: now + milliseconds, act };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      uuid: () => `request-${++count}`,
      permission: () => Promise.resolve(permission),
    },
  };
}

/** Lets everything that was promised come about. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
