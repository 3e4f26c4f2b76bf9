// The rows with which background jobs fail: `npm run jobs` lists them, `npm run jobs -- retry <job> <row>` lets one be tried again in the next round.
import { failingRows, isJobName, missingMigrations, openDatabase, retryRow } from "@shanyraq/provider";
import { databasePlace } from "../src/configuration/database-place.ts";

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};
const [act, job, key, ...more] = process.argv.slice(2).filter((one) => one !== "--");
const isRetry = act === "retry" && job !== undefined && key !== undefined && more.length === 0;
if (act !== undefined && !isRetry)
  fail("npm run jobs lists the rows with which jobs fail, npm run jobs -- retry <job> <row> tries one again.");

const found = databasePlace(process.env);
const database = await ("place" in found ? openDatabase(found.place) : fail(found.faults.join("\n")));

try {
  if ((await missingMigrations(database)).length > 0)
    fail("The database has an older form, or none: npm run migrate, or a start, brings it to this one.");
  if (isRetry) {
    const isTried = isJobName(job) && (await retryRow(database, { job, key }, Date.now()));
    if (!isTried) fail(`No job ${job} fails with the row ${key}: npm run jobs lists those that do.`);
    console.log(`${job} tries ${key} again in its next round.`);
  } else {
    const rows = await failingRows(database);
    for (const { tries, reason, since, nextAt, ...row } of rows)
      console.log(
        `${row.job} ${row.key}: ${tries} tries since ${since}, ${reason ?? "not taken by the other side"}, ${nextAt === null ? "given up" : `next at ${nextAt}`}`,
      );
    if (rows.length === 0) console.log("No job fails with a row.");
    else process.exitCode = 1;
  }
} finally {
  await database.close();
}
