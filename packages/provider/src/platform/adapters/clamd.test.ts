import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { clamdAddress, clamdScanner } from "./clamd.ts";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server that reads what clamd reads, and answers as a test decides from the whole. */
async function clamd(answer: (content: Buffer, socket: Socket) => string | undefined) {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const content: Buffer[] = [];
      let at = "zINSTREAM\0".length;
      for (;;) {
        if (received.length < at + 4) return;
        const size = received.readUInt32BE(at);
        if (size === 0) break;
        if (received.length < at + 4 + size) return;
        content.push(received.subarray(at + 4, at + 4 + size));
        at += 4 + size;
      }
      expect(received.toString("latin1", 0, 10)).toBe("zINSTREAM\0");
      const verdict = answer(Buffer.concat(content), socket);
      if (verdict !== undefined) socket.end(verdict);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  return clamdScanner({ host: "127.0.0.1", port: (server.address() as AddressInfo).port }, 500);
}

it("sends a file whole and returns what was found in it", async () => {
  const content = Buffer.alloc(700_000, "x");
  const seen: Buffer[] = [];
  const scanner = await clamd((received) => {
    seen.push(received);
    return seen.length === 1 ? "stream: OK\0" : "stream: Eicar-Test-Signature FOUND\0";
  });
  expect(await scanner.scan(content)).toEqual({ ok: true, found: undefined });
  expect(await scanner.scan(content)).toEqual({ ok: true, found: "Eicar-Test-Signature" });
  expect(seen.every((received) => received.equals(content))).toBe(true);
});
it.each([
  ["says that the file is too large", "INSTREAM size limit exceeded. ERROR\0"],
  ["says something else", "stream: maybe\0"],
  ["finds something without a name", "stream:  FOUND\0"],
  ["breaks off in the middle of its answer", "stream: OK"],
  ["says nothing", undefined],
  ["says more than an answer holds", "x".repeat(10_000)],
])("treats a scanner that %s as silent", async (_, verdict) => {
  const scanner = await clamd(() => verdict);
  expect(await scanner.scan(Buffer.from("%PDF"))).toEqual({ ok: false, code: "scannerSilent" });
});
it("treats an unreachable scanner as silent", async () => {
  expect(await clamdScanner({ path: "/no/such/socket" }).scan(Buffer.from("%PDF"))).toEqual({ ok: false, code: "scannerSilent" });
});
it("reads an address of either kind, and nothing else", () => {
  expect(clamdAddress("tcp://clamd.internal:3310")).toEqual({ host: "clamd.internal", port: 3310 });
  expect(clamdAddress("tcp://[::1]:3310")).toEqual({ host: "::1", port: 3310 });
  expect(clamdAddress("unix:///run/clamav/clamd.ctl")).toEqual({ path: "/run/clamav/clamd.ctl" });
  for (const text of ["", "clamd", "tcp://clamd", "unix://", "http://clamd:3310", "tcp://clamd:3310/x"])
    expect(clamdAddress(text), text).toBeUndefined();
});
