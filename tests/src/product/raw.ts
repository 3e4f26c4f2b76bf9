import { connect } from "node:net";

/** Sends bytes as they are, as no library would, and hears what comes back until the line is closed or falls silent. */
export function sendRaw(origin: string, request: string | Iterable<Uint8Array>): Promise<string> {
  const { port } = new URL(origin);
  return new Promise((done) => {
    let received = "";
    const socket = connect(Number(port), "127.0.0.1", () => {
      if (typeof request === "string") {
        socket.write(request, "latin1");
        return;
      }
      const pieces = request[Symbol.iterator]();
      const push = () => {
        for (let next = pieces.next(); !next.done; next = pieces.next()) {
          if (!socket.write(next.value)) {
            socket.once("drain", push);
            return;
          }
        }
      };
      push();
    });
    const end = () => {
      socket.destroy();
      done(received);
    };
    socket.setTimeout(2_000, end);
    socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
    socket.on("error", end);
    socket.on("close", end);
  });
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
