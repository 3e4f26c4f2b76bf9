// The product as a production start puts it together, before a back office elsewhere.
import { boot, configure } from "@shanyraq/gateway";
import { serving } from "./serve.ts";

const configured = configure(process.env);
if (!configured.ok) throw new Error(configured.faults.join("\n"));
const { origin } = await boot(configured.value);
serving(origin);
