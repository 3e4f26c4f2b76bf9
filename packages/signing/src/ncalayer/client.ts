import { success } from "../result.ts";
import { openConnection, refused, type Connection, type NcaLayerAnswer } from "./connection.ts";
import { fail } from "./failure.ts";
import type { Frame } from "./frame.ts";
import { createOperations, type NcaLayerOperations } from "./operations.ts";
import type { NcaLayerPorts } from "./ports.ts";
import type { RequestOptions } from "./request-options.ts";

export type NcaLayerState = "not connected" | "connecting" | "connected" | "request sent";

export interface NcaLayerClient extends NcaLayerOperations {
  readonly state: () => NcaLayerState;
  /** Opens the socket and waits for the application's version, with which it speaks first. */
  readonly connect: (options?: RequestOptions) => Promise<NcaLayerAnswer<string>>;
  /** Why the connection failed, as far as a page can know: to a page, a refused permission looks the same as a program that is not running. */
  readonly diagnose: () => Promise<"permission-refused" | "permission-not-given" | "not-running">;
  readonly close: () => void;
}

export interface NcaLayerOptions {
  readonly ports: NcaLayerPorts;
  /** The sandbox has no certificate for the loopback; the application itself is never spoken to without TLS. */
  readonly sandbox?: boolean;
}

const connectLimit = 15_000;
const requestLimit = 5 * 60_000;

/**
 * A client of NCALayer, the local signing application of the national certification centre. Requests go one at a time,
 * in their order; each is answered exactly once. A connection that was lost is opened again for the next request.
 */
export function createNcaLayerClient({ ports, sandbox = false }: NcaLayerOptions): NcaLayerClient {
  // The only address: a page cannot be made to speak to another.
  const address = sandbox ? "ws://127.0.0.1:13579/" : "wss://127.0.0.1:13579/";
  let state: NcaLayerState = "not connected";
  let connection: Connection | undefined;
  let wanted = false;
  let queue: Promise<unknown> = Promise.resolve();

  async function open({ signal, timeLimit = connectLimit }: RequestOptions): Promise<NcaLayerAnswer<string>> {
    state = "connecting";
    const opened = openConnection(address, ports);
    connection = opened;
    const version = await opened.wait(
      (frame) => (frame.kind === "version" ? success(frame.version) : refused(fail("bad-version"))),
      timeLimit,
      signal,
    );
    // Closed and opened again meanwhile: the state is then the newer one's.
    if (connection !== opened) return version;
    state = version.ok ? "connected" : "not connected";
    if (!version.ok) opened.close();
    return version;
  }

  async function exchange(module: string, method: string, args: unknown, options: RequestOptions): Promise<NcaLayerAnswer<unknown>> {
    if (options.signal?.aborted) return refused(fail("aborted"));
    if (!wanted) return refused(fail("not-connected"));
    if (!connection?.alive()) {
      const reopened = await open({ ...(options.signal && { signal: options.signal }) });
      if (!reopened.ok) return reopened;
    }
    const current = connection as Connection;
    const uuid = ports.uuid();
    if (!current.send(JSON.stringify({ module, method, args, uuid }))) return refused(fail("socket"));
    state = "request sent";
    const answer = await current.wait((frame) => replyTo(uuid, frame), options.timeLimit ?? requestLimit, options.signal);
    // A late answer would be taken for the next request's, so a request that is given up takes its socket with it.
    if (!answer.ok && (answer.error.code === "timeout" || answer.error.code === "aborted")) current.close();
    if (connection === current) state = current.alive() ? "connected" : "not connected";
    return answer;
  }

  function request(module: string, method: string, args: unknown, options: RequestOptions = {}): Promise<NcaLayerAnswer<unknown>> {
    const turn = queue.then(() => exchange(module, method, args, options));
    queue = turn;
    return abortable(turn, options.signal);
  }

  return {
    ...createOperations(request),
    state: () => state,
    connect: async (options = {}) => {
      if (wanted && (connection?.alive() ?? false)) return refused(fail("already-connected"));
      wanted = true;
      const opening = open(options);
      queue = queue.then(() => opening);
      const version = await opening;
      if (!version.ok && state === "not connected") wanted = false;
      return version;
    },
    diagnose: async () => {
      const permission = await ports.permission();
      if (permission === "denied") return "permission-refused";
      return permission === "prompt" ? "permission-not-given" : "not-running";
    },
    close: () => {
      wanted = false;
      state = "not connected";
      connection?.close();
    },
  };
}

function replyTo(uuid: string, frame: Frame): NcaLayerAnswer<unknown> | undefined {
  if (frame.kind !== "value" && frame.kind !== "failure") return undefined;
  if (frame.uuid !== undefined && frame.uuid !== uuid) return undefined;
  return frame.kind === "value" ? success(frame.value) : refused(frame.failure);
}

/** A caller who gives up while others are served gets an answer at once; their turn then passes unused. */
function abortable(turn: Promise<NcaLayerAnswer<unknown>>, signal: AbortSignal | undefined): Promise<NcaLayerAnswer<unknown>> {
  if (!signal) return turn;
  return new Promise((resolve) => {
    const abort = () => resolve(refused(fail("aborted")));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    void turn.then((answer) => {
      signal.removeEventListener("abort", abort);
      resolve(answer);
    });
  });
}
