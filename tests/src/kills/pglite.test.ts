import { killedOn } from "./killed-on.ts";

killedOn("pglite", async () => undefined);
