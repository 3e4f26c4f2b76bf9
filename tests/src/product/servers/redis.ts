import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port.ts";

const PROGRAM = "/usr/bin/redis-server";

export interface RedisServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts Debian's Redis in a folder of its own, on a free port unless one is given; it writes nothing to disk. */
export async function startRedis(given?: number): Promise<RedisServer> {
  if (!existsSync(PROGRAM)) throw new Error("Redis is missing: apt-get install -y redis-server");
  const folder = mkdtempSync(path.join(tmpdir(), "shanyraq-redis-"));
  const port = given ?? (await freePort());
  const server = spawn(PROGRAM, ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", "", "--appendonly", "no"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  await new Promise<void>((done, fail) => {
    let output = "";
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Ready to accept connections")) done();
    });
    void ended.then(() => fail(new Error(`redis ended before it started:\n${output}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}/0`,
    stop: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
