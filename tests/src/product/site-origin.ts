import type { ChildProcess } from "node:child_process";

/** What a starting product writes, and the address that it says its site has. */
export interface StartingSite {
  readonly output: () => string;
  /** Rejects, with what was written, where the process ends or the time runs out before the address is said. */
  readonly origin: Promise<string>;
}

export function startingSite(child: ChildProcess, ended: Promise<unknown>, limitMs: number): StartingSite {
  let output = "";
  const origin = new Promise<string>((done, fail) => {
    const late = setTimeout(() => fail(new Error(`not started in time:\n${output}`)), limitMs);
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /Site\s+(http:\S+)/.exec(output) ?? [];
      if (!found) return;
      clearTimeout(late);
      done(found);
    };
    child.stdout?.on("data", onData);
    child.stderr?.on("data", onData);
    void ended.then(() => {
      clearTimeout(late);
      fail(new Error(`ended before it started:\n${output}`));
    });
  });
  return { output: () => output, origin };
}
