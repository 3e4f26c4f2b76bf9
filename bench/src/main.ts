// What a request costs us beside well-known programs that do less: `npm run bench`.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getCall, postCall, productionOf, signedIn } from "./calls.ts";
import { start, type Contestant } from "./contestant.ts";
import { pages, scripts } from "./files.ts";
import { compare, type Outcome, type Turn } from "./rounds.ts";
import { sessionTurns } from "./session.ts";
import type { Shot } from "./shot.ts";

const ROUNDS = 11;
const WARM_UP = 4_000;
const REQUESTS = 8_000;

const results = path.resolve(import.meta.dirname, "../../test-results");
mkdirSync(path.join(results, "figures"), { recursive: true });
const log = path.join(results, "bench.log");
writeFileSync(log, "");

const load = await start("load", { log });
const office = await start("back-office", { log });
const [gateway, replyFrom, sirv] = [
  await start("gateway", { log, env: productionOf(office.origin) }),
  await start("reply-from", { log, env: { PROVIDER_URL: office.origin } }),
  await start("sirv", { log }),
];

const fire = (at: Contestant, shot: Shot, requests: number) => load.send({ origin: at.origin, shot, requests });

/** A turn of one contestant; it has answered the same before, so that its code is compiled. */
async function turn(at: Contestant, shot: Shot): Promise<Turn> {
  await fire(at, shot, WARM_UP);
  return async () => {
    const before = await at.cpu();
    await fire(at, shot, REQUESTS);
    return ((await at.cpu()) - before) / REQUESTS;
  };
}
const against = async (other: Contestant, shot: Shot) => compare(await turn(gateway, shot), await turn(other, shot), ROUNDS);

interface Row {
  readonly name: string;
  readonly goal: number;
  readonly measure: () => Promise<Outcome>;
}
const headers = await signedIn();
const { warm, decrypt } = await sessionTurns();
const rows: readonly Row[] = [
  { name: "authenticated POST / reply-from", goal: 0.95, measure: () => against(replyFrom, postCall(headers)) },
  { name: "authenticated GET / reply-from", goal: 0.95, measure: () => against(replyFrom, getCall(headers)) },
  { name: "page / sirv", goal: 0.2, measure: () => against(sirv, pages) },
  { name: "script / sirv", goal: 0.2, measure: () => against(sirv, scripts()) },
  { name: "warm session / decrypt", goal: 0.05, measure: () => compare(warm, decrypt, ROUNDS) },
];

const filter = process.argv[2] ?? "";
const figures: object[] = [];
console.log(`CPU microseconds per request, median of ${ROUNDS} rounds\n`);
console.log(
  `${"".padEnd(34)}${"ours".padStart(9)}${"theirs".padStart(9)}${"ratio".padStart(9)}${"spread".padStart(16)}${"goal".padStart(9)}`,
);
for (const { name, goal, measure } of rows.filter((row) => row.name.includes(filter))) {
  const { ours, theirs, ratio, spread } = await measure();
  const ok = ratio <= goal;
  figures.push({ name: `bench: ${name}`, measured: ratio.toFixed(3), goal: `<= ${goal}`, ok });
  console.log(
    `${name.padEnd(34)}${ours.toFixed(1).padStart(9)}${theirs.toFixed(1).padStart(9)}${ratio.toFixed(3).padStart(9)}${spread
      .map((one) => one.toFixed(3))
      .join("-")
      .padStart(16)}${`<= ${goal}`.padStart(9)}${ok ? "" : "  MISSED"}`,
  );
  process.exitCode ||= ok ? 0 : 1;
}
writeFileSync(path.join(results, "figures/bench.json"), JSON.stringify(figures, undefined, 2));
for (const one of [gateway, replyFrom, sirv, office, load]) await one.stop();
