import type { Server } from "node:http";
import { WebSocketServer } from "ws";
import type { VirtualApplication } from "./virtual-application.ts";

/** Where the real application listens: its clients know no other place. */
export const APPLICATION_PORT = 13_579;
const MAX_FRAME = 64 * 1024 * 1024;

export interface ListeningApplication {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Puts the virtual application on the loopback, without TLS unless a server with it is handed in.
 * @returns undefined where the port is taken, as by the real application.
 */
export async function listenApplication(
  application: VirtualApplication,
  place: { readonly port: number } | { readonly server: Server } = { port: APPLICATION_PORT },
): Promise<ListeningApplication | undefined> {
  const where = "server" in place ? place : { port: place.port, host: "127.0.0.1" };
  const sockets = new WebSocketServer({ ...where, maxPayload: MAX_FRAME, verifyClient: () => application.mode() !== "gone" });
  sockets.on("connection", (socket) => {
    const line = application.connect({
      send: (frame) => socket.send(frame),
      close: () => socket.close(),
    });
    socket.on("message", (data) => void line.frame(String(data)));
    socket.on("close", line.end);
    socket.on("error", line.end);
  });
  const listening =
    "server" in place ||
    (await new Promise<boolean>((done) => {
      sockets.once("listening", () => done(true));
      sockets.once("error", () => done(false));
    }));
  if (!listening) return undefined;
  const address = sockets.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : APPLICATION_PORT,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>((done) => sockets.close(() => done()));
    },
  };
}
