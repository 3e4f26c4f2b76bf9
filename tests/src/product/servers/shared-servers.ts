import { startPostgres, type Cluster } from "./postgres.ts";
import { startRedis, type RedisServer } from "./redis.ts";

/** What several processes share: a cluster of PostgreSQL and a Redis, both of this test file alone. */
export interface SharedServers {
  readonly cluster: Cluster;
  readonly redis: RedisServer;
  readonly stop: () => Promise<void>;
}

export async function startSharedServers(): Promise<SharedServers> {
  const [cluster, redis] = await Promise.all([startPostgres(), startRedis()]);
  return {
    cluster,
    redis,
    stop: async () => {
      cluster.stop();
      await redis.stop();
    },
  };
}
