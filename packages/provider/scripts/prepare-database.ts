// Makes an embedded database with its tables once: fresh data folders and recordings are copies of it.
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { migrate } from "../src/platform/database/migrate.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { preparedFolder, preparedName } from "../src/platform/database/prepared-database.ts";

const database = await openDatabase({ memory: true });
await migrate(database);
const copy = await database.dump?.();
if (!copy) throw new Error("an embedded database can be copied");
rmSync(preparedFolder, { recursive: true, force: true });
mkdirSync(preparedFolder, { recursive: true });
const file = path.join(preparedFolder, preparedName());
// A build that is killed leaves no half of it under its name.
writeFileSync(`${file}.partial`, Buffer.from(await copy.arrayBuffer()));
renameSync(`${file}.partial`, file);
await database.close();
process.exit(0);
