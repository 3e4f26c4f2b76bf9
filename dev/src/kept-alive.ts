import { spawn, type ChildProcess } from "node:child_process";

export interface KeptAlive {
  /** Resolves with whether it serves, once that is known; an ending start counts as broken. */
  readonly ready: () => Promise<boolean>;
  /** Ends it, waits until what it held is free, and starts it again; several at once are one. */
  readonly restart: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

export interface ProgramOptions {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Found in what it writes once it serves. */
  readonly serves: RegExp;
  readonly onLine: (line: string) => void;
  /** Called when the program ended on its own; it then waits for the next restart. */
  readonly onEnd: () => void;
  /** It waits for a message before it begins: the next one can be kept in reserve so long after the present one serves. */
  readonly reserveAfterMs?: number;
  /** Called again and again while a start lasts, with the seconds so far. */
  readonly onSlow?: (seconds: number) => void;
  readonly slowAfterMs?: number;
}

/** A start that takes longer is still waited for, and reported as slow. */
const SLOW_MS = 15_000;

interface Run {
  readonly child: ChildProcess;
  readonly serving: Promise<boolean>;
  readonly ended: Promise<unknown>;
}

/** A program that could not even be started has ended too. */
const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once("exit", () => done());
    child.once("error", () => done());
  });

/** A Node program that is started again when its sources change, and that a mistake in them does not take away: it waits for the next edit. */
export function keepAlive({
  args,
  cwd,
  env,
  serves,
  onLine,
  onEnd,
  reserveAfterMs,
  onSlow,
  slowAfterMs = SLOW_MS,
}: ProgramOptions): KeptAlive {
  let stopping = false;
  const launch = (): ChildProcess =>
    spawn(process.execPath, args, {
      cwd,
      env,
      stdio: ["ignore", "pipe", "inherit", ...(reserveAfterMs === undefined ? [] : ["ipc" as const])],
    });
  let reserve: ChildProcess | undefined;
  let reserving: NodeJS.Timeout | undefined;
  const keepInReserve = () => {
    clearTimeout(reserving);
    reserving = setTimeout(() => {
      reserve = launch();
    }, reserveAfterMs);
  };
  const begin = (): ChildProcess => {
    clearTimeout(reserving);
    const child = reserve?.connected ? reserve : launch();
    reserve = undefined;
    if (reserveAfterMs !== undefined) child.send("begin", () => {});
    return child;
  };
  const start = (): Run => {
    const child = begin();
    const serving = Promise.withResolvers<boolean>();
    const ended = endOf(child).then(() => {
      clearInterval(slow);
      serving.resolve(false);
      if (current.child === child && !stopping && !restarting) onEnd();
    });
    const began = performance.now();
    const slow = setInterval(() => onSlow?.(Math.round((performance.now() - began) / 1000)), slowAfterMs);
    void serving.promise.then((served) => {
      clearInterval(slow);
      if (served && reserveAfterMs !== undefined && current.child === child && !stopping) keepInReserve();
    });
    let rest = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (serves.test(line)) serving.resolve(true);
        onLine(line);
      }
    });
    return { child, serving: serving.promise, ended };
  };
  const end = async ({ child, ended }: Run) => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
  };

  let restarting: Promise<boolean> | undefined;
  /** Something changed while it was starting: what runs then is of yesterday. */
  let again = false;
  let current = start();
  const restart = async (): Promise<boolean> => {
    await end(current);
    again = false;
    if (stopping) return false;
    current = start();
    const served = await current.serving;
    return again ? restart() : served;
  };
  return {
    ready: () => restarting ?? current.serving,
    restart: () => {
      if (restarting) again = true;
      restarting ??= restart().finally(() => {
        restarting = undefined;
      });
      return restarting;
    },
    stop: async () => {
      stopping = true;
      clearTimeout(reserving);
      reserve?.kill();
      await end(current);
    },
  };
}
