import { connect, type Socket } from "node:net";
import type { ScanResult, VirusScanner } from "../ports/virus-scanner.ts";

/** Where clamd listens. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** A visitor waits for it, after the file has been read (`inspections/inspection-table.ts`). */
const TIMEOUT_MS = 2_500;
const CHUNK_BYTES = 256 * 1024;
const MAX_REPLY_BYTES = 4_096;
const SILENT: ScanResult = { ok: false, code: "scannerSilent" };

const sizeOf = (bytes: number): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes);
  return size;
};

/** Sends the content in chunks, each behind its length, and an empty one at the end (clamd(8), INSTREAM). */
function send(socket: Socket, content: Uint8Array): void {
  socket.write("zINSTREAM\0");
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES);
    socket.write(sizeOf(chunk.length));
    socket.write(chunk);
  }
  socket.write(sizeOf(0));
}

function resultOf(reply: string): ScanResult {
  if (reply === "stream: OK") return { ok: true, found: undefined };
  const found = reply.startsWith("stream: ") && reply.endsWith(" FOUND") ? reply.slice("stream: ".length, -" FOUND".length) : "";
  return found === "" ? SILENT : { ok: true, found };
}

/** ClamAV's daemon. Anything but a clear answer from it counts as silence. */
export const clamdScanner = (address: ClamdAddress, timeoutMs: number = TIMEOUT_MS): VirusScanner => ({
  scan: (content) =>
    new Promise((resolve) => {
      const socket = connect(address);
      let reply = "";
      const end = (result: ScanResult) => {
        clearTimeout(timer);
        socket.destroy();
        resolve(result);
      };
      const timer = setTimeout(() => end(SILENT), timeoutMs);
      socket.setEncoding("latin1");
      socket.once("connect", () => send(socket, content));
      socket.on("data", (text: string) => {
        reply += text;
        const stop = reply.indexOf("\0");
        if (stop !== -1) end(resultOf(reply.slice(0, stop)));
        else if (reply.length > MAX_REPLY_BYTES) end(SILENT);
      });
      socket.once("error", () => end(SILENT));
      socket.once("close", () => end(SILENT));
    }),
});

/** `tcp://host:port` or `unix:///path`; undefined when it is neither. */
export function clamdAddress(text: string): ClamdAddress | undefined {
  const url = URL.parse(text);
  if (url?.protocol === "unix:" && url.host === "" && url.pathname.length > 1) return { path: decodeURIComponent(url.pathname) };
  if (url?.protocol !== "tcp:" || url.port === "" || url.hostname === "" || (url.pathname !== "" && url.pathname !== "/")) return undefined;
  return { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port) };
}
