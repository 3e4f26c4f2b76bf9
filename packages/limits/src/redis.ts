import { Redis } from "ioredis";
import type { SharedStore } from "./shared-store.ts";
import { StoreFailed } from "./store-failed.ts";

interface RedisOptions {
  readonly url: string;
  /** Before every key: several products may share one server. */
  readonly prefix?: string;
  /** Called when a connection that stood breaks, and at each vain try to have it back; each operation that needed it fails on its own. */
  readonly onFault?: (error: Error) => void;
}

/** A server that does not answer is soon an error: a count that waits holds a visitor's request. */
const TIMEOUT_MS = 2_000;

/** Scripts run alone on the server: what they read is what they write. */
const scripts = {
  hit: `local count = redis.call("INCR", KEYS[1])
if count == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return { count, redis.call("PTTL", KEYS[1]) }`,
  takeBack: `local count = tonumber(redis.call("GET", KEYS[1]) or "0")
if count > 1 then redis.call("DECR", KEYS[1]) else redis.call("DEL", KEYS[1]) end
return 0`,
} as const;

/** The store of several processes over one Redis or Valkey. Time is the server's: expired entries disappear automatically. */
export function storeInRedis({ url, prefix = "shanyraq:", onFault = () => {} }: RedisOptions): SharedStore {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    maxRetriesPerRequest: 1,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
  });
  // Who begins without a server reads it from the first operation, in one sentence.
  let hasConnected = false;
  redis.once("ready", () => {
    hasConnected = true;
  });
  // Without a listener a lost line would be printed by the library.
  redis.on("error", (error) => {
    if (hasConnected) onFault(error);
  });
  const milliseconds = (seconds: number) => Math.max(1, Math.ceil(seconds * 1_000));

  const answered = <T>(act: Promise<T>): Promise<T> =>
    act.catch((error: unknown) => {
      throw new StoreFailed("The shared store does not answer", { cause: error });
    });

  return {
    hit: async (key, windowSeconds) => {
      const [count, left] = (await answered(redis.eval(scripts.hit, 1, key, milliseconds(windowSeconds)))) as [count: number, left: number];
      return { count, secondsLeft: Math.ceil(Math.max(0, left) / 1_000) };
    },
    takeBack: async (key) => void (await answered(redis.eval(scripts.takeBack, 1, key))),
    mark: async (key, seconds) => (await answered(redis.set(key, "1", "PX", milliseconds(seconds), "NX"))) === "OK",
    isMarked: async (key) => (await answered(redis.exists(key))) === 1,
    clear: async (key) => void (await answered(redis.del(key))),
    close: async () => {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
