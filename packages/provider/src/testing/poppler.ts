import { execFileSync, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type PopplerTool = "pdfinfo" | "pdffonts" | "pdftotext";

interface Shell {
  readonly folder: string;
  /** Performs one command, with the document as its file, and answers what it printed. */
  readonly run: (command: readonly string[]) => string;
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/**
 * A shell that is started once and starts the tools from then on. A worker that holds an embedded database is so large that each process which it starts
 * itself costs it a fifth of a second to copy its tables of memory; a shell is small. It ends with the worker, which alone holds its questions open.
 */
function openShell(): Shell {
  const folder = mkdtempSync(path.join(tmpdir(), "poppler-"));
  const [asks, answers, printed] = ["asks", "answers", "printed"].map((name) => path.join(folder, name)) as [string, string, string];
  execFileSync("sh", ["-c", `mkfifo ${quoted(asks)} ${quoted(answers)}`]);
  const loop = `while read -r line; do eval "$line" > printed 2> refused; echo $? > answers; done < asks; cd /; rm -r ${quoted(folder)}`;
  spawn("sh", ["-c", loop], { cwd: folder, stdio: "ignore", detached: true }).unref();
  const ask = openSync(asks, "w");
  // Held open at both ends: between two answers it waits, instead of telling an end.
  const answer = openSync(answers, "r+");
  process.once("exit", () => closeSync(ask));
  const code = Buffer.alloc(8);
  return {
    folder,
    run: (command) => {
      writeSync(ask, `${command.map(quoted).join(" ")}\n`);
      const status = code.toString("utf8", 0, readSync(answer, code)).trim();
      if (status !== "0") throw new Error(`${command[0]} ended with ${status}: ${readFileSync(path.join(folder, "refused"), "utf8")}`);
      return readFileSync(printed, "utf8");
    },
  };
}

let shell: Shell | undefined;

/** Lets a document be looked at with Poppler's tools, which print what they find. */
export function withPoppler<T>(bytes: Buffer, look: (read: (tool: PopplerTool, ...options: readonly string[]) => string) => T): T {
  shell ??= openShell();
  const { folder, run } = shell;
  const file = path.join(folder, "document.pdf");
  writeFileSync(file, bytes);
  try {
    return look((tool, ...options) => run([tool, ...options, file, ...(tool === "pdftotext" ? ["-"] : [])]));
  } finally {
    rmSync(file);
  }
}
