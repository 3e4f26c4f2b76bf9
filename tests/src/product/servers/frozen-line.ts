import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Line {
  /** The same address over the line. */
  readonly url: string;
  /** From now on it takes everything and says nothing, to those on it and to those who come. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly close: () => Promise<void>;
}

/** A line to a database that can fall silent without breaking, as a frozen server or a lost network does. */
export async function lineTo(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen = false;
  const hold = (socket: Socket) => (frozen ? socket.pause() : socket.resume());
  const server = createServer((visitor) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [visitor, database],
      [database, visitor],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => to.write(chunk));
      from.on("error", () => {});
      from.once("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      hold(from);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const put = (value: boolean) => {
    frozen = value;
    for (const socket of sockets) hold(socket);
  };
  return {
    url: url.href,
    freeze: () => put(true),
    thaw: () => put(false),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
