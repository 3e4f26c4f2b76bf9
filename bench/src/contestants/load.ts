// Sends the requests it is given from a process of its own, so that its work is not measured with a contestant's.
import { Pool } from "undici";
import type { Shot } from "../shot.ts";

export interface Load {
  readonly origin: string;
  readonly shot: Shot;
  readonly requests: number;
}

const CONNECTIONS = 16;

async function fire({ origin, shot: { method, paths, headers, body, expects }, requests }: Load): Promise<void> {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  let sent = 0;
  const one = async () => {
    while (sent < requests) {
      const path = paths[sent % paths.length] ?? "/";
      sent += 1;
      // Many visitors, not one: each network has an allowance.
      const from = { "x-forwarded-for": `10.${(sent >> 8) & 255}.${sent & 255}.1` };
      const answer = await pool.request({ method, path, headers: { ...headers, ...from }, body: body ?? null });
      const bytes = (await answer.body.arrayBuffer()).byteLength;
      // Who answers another way is not cheaper, but elsewhere.
      if (answer.statusCode !== 200 || bytes < expects.bytes || answer.headers["content-encoding"] !== expects.encoding)
        throw new Error(`${method} ${path}: ${answer.statusCode}, ${bytes} bytes, ${String(answer.headers["content-encoding"])}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  await pool.close();
}

process.on("message", (load: Load) => {
  void fire(load).then(() => process.send?.("done"));
});
process.on("disconnect", () => process.exit());
process.send?.({ origin: "" });
