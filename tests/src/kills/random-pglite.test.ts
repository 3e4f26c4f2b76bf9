import { killedAtRandom } from "./killed-at-random.ts";

killedAtRandom("pglite", async () => undefined);
