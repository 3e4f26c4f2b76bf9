import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export interface Processes {
  /** Sends all of them the same task at the same moment, and gathers their answers. */
  readonly all: <T>(task: object) => Promise<readonly T[]>;
  readonly stop: () => Promise<void>;
}

/** Starts so many processes of a file beside this one; each has said that it is ready. */
export async function startProcesses(file: string, many: number, argument: object): Promise<Processes> {
  const children = Array.from({ length: many }, () => fork(path.join(import.meta.dirname, file), [JSON.stringify(argument)]));
  const answer = async (child: ChildProcess): Promise<unknown> => {
    const ended = once(child, "exit").then(() => Promise.reject(new Error(`${file} ended before it answered`)));
    const [message] = (await Promise.race([once(child, "message"), ended])) as [unknown];
    return message;
  };
  await Promise.all(children.map(answer));
  return {
    all: async <T>(task: object) => {
      const answers = children.map(answer);
      for (const child of children) child.send(task);
      return (await Promise.all(answers)) as readonly T[];
    },
    stop: async () => {
      await Promise.all(
        children.map(async (child) => {
          const ended = once(child, "exit");
          child.kill();
          await ended;
        }),
      );
    },
  };
}
