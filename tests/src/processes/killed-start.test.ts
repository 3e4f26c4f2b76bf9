import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { freePort } from "../product/servers/free-port.ts";
import { isFree, processesWith, startByNpm, type StartedByNpm } from "../product/npm-start.ts";
import { freshPlace } from "../product/start.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
/** The build stands in the cache by now; where it does not, it is made here. */
const START_LIMIT_MS = 300_000;
let started: StartedByNpm | undefined;
afterEach(() => started?.signal("SIGTERM"));

it.each(["SIGTERM", "SIGHUP"] as const)(
  "a start whose wrapper alone gets %s leaves no process and frees its port",
  async (signal) => {
    const place = freshPlace();
    const port = await freePort();
    started = startByNpm(repository, { PORT: String(port), DATA_DIR: place.dataFolder }, START_LIMIT_MS);
    await started.origin;
    const mine = `DATA_DIR=${place.dataFolder}`;
    const before = [processesWith(mine).length, await isFree(port)];
    await started.signal(signal);
    const after = [processesWith(mine).length, await isFree(port)];
    place.remove();
    // The wrapper, the start and the product.
    expect([before, after]).toEqual([
      [3, false],
      [0, true],
    ]);
  },
  START_LIMIT_MS,
);
