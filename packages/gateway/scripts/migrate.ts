// Brings the database to the form of this release, apart from any start: `npm run migrate`, or `npm run migrate -- --dry-run`.
import { migrate, missingMigrations, openDatabase } from "@shanyraq/provider";
import { databasePlace } from "../src/configuration/database-place.ts";
import { hasOwnRemedy } from "../src/boot/open-provider.ts";
import { remedyOf } from "../src/boot/remedy-of.ts";
import { startPart } from "../src/boot/start-failed.ts";

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const unknown = process.argv.slice(2).filter((one) => one !== "--dry-run" && one !== "--");
if (unknown.length > 0) fail(`Not migrated: ${unknown.join(" ")} is unknown; --dry-run shows what would be done.`);
const dryRun = process.argv.includes("--dry-run");

const found = databasePlace(process.env);
const place = "place" in found ? found.place : fail(`Not migrated:\n${found.faults.map((fault) => `  - ${fault}`).join("\n")}`);
const isServer = "url" in place;
const part = isServer ? "database" : "embedded";

async function run(): Promise<string> {
  const database = await startPart(part, () => openDatabase(isServer ? { ...place, toPrepare: true } : place), hasOwnRemedy);
  try {
    const missing = await startPart(part, () => missingMigrations(database));
    if (missing.length === 0) return "Nothing to do: the database has the form of this release.";
    if (dryRun)
      return `Would be done, in one transaction:\n\n${missing.map(({ name, text }) => `-- ${name}\n${text.trim()}\n`).join("\n")}`;
    return `Done: ${(await migrate(database)).join(", ")}`;
  } finally {
    await database.close().catch(() => {});
  }
}

console.log(
  await run().catch((error: unknown) => {
    const remedy = remedyOf(error);
    if (remedy === undefined) throw error;
    return fail(`Not migrated:\n  - ${remedy}`);
  }),
);
process.exit(0);
