import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { byRequests } from "./answer.ts";
import { listen } from "./listen.ts";

const CALL = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello";
const LINES = 50;
const ROUNDS = 20;

/** One call on a line: its status, or how the line ended without an answer. */
const call = (line: Socket): Promise<string> =>
  new Promise((done) => {
    let received = "";
    const finish = (end: string) => done(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? end);
    line.on("data", (bytes) => {
      received += bytes.toString();
      if (received.includes("\r\n\r\nanswered")) finish("");
    });
    line.once("error", (error: NodeJS.ErrnoException) => finish(error.code ?? "error"));
    line.once("close", () => finish("closed"));
    line.write(CALL);
  });

/** Stops a server in the moment in which so many calls have been sent, and tells how each of them ended. */
async function stopUnder(lines: (port: number) => Promise<Socket[]>): Promise<readonly string[]> {
  const answer = byRequests(async (request) => {
    await request.text();
    await after(5);
    return new Response("answered");
  });
  const { port, close } = await listen(answer, { port: 0, onFault: () => {} });
  const open = await lines(port);
  const calls = open.map(call);
  const closed = close();
  const ends = await Promise.all(calls);
  for (const line of open) line.destroy();
  await closed;
  return ends;
}

const connected = async (port: number): Promise<Socket> => {
  const line = connect(port, "127.0.0.1");
  await once(line, "connect");
  return line;
};
const freshLines = (port: number) => Promise.all(Array.from({ length: LINES }, () => connected(port)));
const usedLines = async (port: number) => {
  const lines = await freshLines(port);
  await Promise.all(lines.map(call));
  for (const line of lines) line.removeAllListeners();
  return lines;
};

describe.each([
  ["lines that have just been opened", freshLines],
  ["lines that were used before", usedLines],
])("a stop with 1,000 calls in flight on %s", (_, lines) => {
  it("none is lost where the server is stopped", async () => {
    const ends: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) ends.push(...(await stopUnder(lines)));
    expect(ends).toHaveLength(LINES * ROUNDS);
    expect(ends.filter((end) => end !== "200")).toEqual([]);
  });
});
