// Where the money of the house is, by account, and the contracts of which a tiyn is not where it should be: `npm run balances`, or `npm run balances --
// --export` for every posting as CSV, for the insurer's accountants.
import { houseBalances, missingMigrations, openDatabase, postingsOf } from "@shanyraq/provider";
import { databasePlace } from "../src/configuration/database-place.ts";

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};
const args = process.argv.slice(2).filter((one) => one !== "--");
if (args.some((one) => one !== "--export")) fail(`${args.join(" ")} is unknown; --export writes every posting as CSV.`);

const found = databasePlace(process.env);
const database = await ("place" in found ? openDatabase(found.place) : fail(found.faults.join("\n")));

const TENGE = 100;
const tenge = (tiyn: number): string => (tiyn / TENGE).toFixed(2);

try {
  if ((await missingMigrations(database)).length > 0)
    fail("The database has an older form, or none: npm run migrate, or a start, brings it to this one.");
  if (args.includes("--export")) {
    console.log("contract,posting,posted_at,value_on,cause,account,amount");
    for await (const one of postingsOf(database))
      console.log([one.number, one.seq, one.posted_at, one.value_on, one.cause, one.account, tenge(one.amount)].join(","));
  } else {
    const { faults: unbalanced, sums } = await houseBalances(database);
    for (const { account, amount } of sums) console.log(`${account.padEnd(12)} ${tenge(amount).padStart(20)}`);
    const [first] = unbalanced;
    console.log(
      first
        ? `${unbalanced.length} do not balance, the first is ${first.number}: ${first.fault} by ${tenge(first.difference)}, seen on ${first.checked_on}`
        : "Every contract balances.",
    );
    if (first) process.exitCode = 1;
  }
} finally {
  await database.close();
}
