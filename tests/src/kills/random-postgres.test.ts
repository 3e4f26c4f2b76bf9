import { afterAll, beforeAll } from "vitest";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { killedAtRandom } from "./killed-at-random.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

killedAtRandom("postgres", () => cluster.create("random_kills"));
