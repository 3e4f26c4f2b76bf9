import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import type { BookIndex } from "./book-index.ts";

/** This package, or that of another commit which stands elsewhere: whose looks are compared. */
const home = process.env["BOOK"] ?? path.resolve(import.meta.dirname, "..");

/** A built Storybook on a port of its own. */
export interface Served {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Builds the Storybook, or takes it from turbo's cache, and serves it.
 * @param listed makes the list that a runner gets of the whole list; by default the list unchanged. A browser gets it unchanged.
 */
export async function serveBook(listed: (index: BookIndex) => BookIndex = (index) => index): Promise<Served> {
  const built = spawnSync("turbo", ["run", "book", "--filter=@shanyraq/stories", "--output-logs=errors-only"], {
    cwd: home,
    stdio: "inherit",
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  const dist = path.join(home, "dist");
  const index = JSON.stringify(listed(JSON.parse(readFileSync(path.join(dist, "index.json"), "utf8")) as BookIndex));
  const files = sirv(dist, { etag: true });
  const server = createServer((request, response) => {
    const ofRunner = request.url === "/index.json" && request.headers["sec-fetch-dest"] === undefined;
    if (ofRunner) response.writeHead(200, { "content-type": "application/json" }).end(index);
    else files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
