// Makes the database that the provider's tests begin with, as a file to open copies from: `node make-seeded-database.ts <file>`.
import { renameSync, writeFileSync } from "node:fs";
import { inspect } from "node:util";
import { openDatabase } from "../src/platform/database/open.ts";
import { preparedMemory } from "../src/platform/database/prepared-database.ts";
import { keepAsItStands } from "../src/testing/put-back.ts";
import { failureBeside, removeFormerCopies } from "../src/testing/seeded-file.ts";
import { seeded } from "../src/testing/seeded.ts";

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("name the file");

try {
  const database = await seeded(await openDatabase({ memory: true, ...(await preparedMemory()) }));
  await keepAsItStands(database);
  const copy = await database.dump?.();
  if (!copy) throw new Error("an embedded database can be copied");
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, Buffer.from(await copy.arrayBuffer()));
  renameSync(partial, file);
} catch (error) {
  // Nobody reads what this process prints: the tests that wait for the file do.
  writeFileSync(failureBeside(file), `no seeded database for the tests: ${inspect(error)}`);
  process.exit(1);
}

removeFormerCopies(file);
process.exit(0);
