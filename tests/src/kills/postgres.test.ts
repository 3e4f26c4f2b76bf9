import { afterAll, beforeAll } from "vitest";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { killedOn } from "./killed-on.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

killedOn("postgres", () => cluster.create("kills"));
