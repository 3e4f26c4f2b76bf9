// Runs MDN's own tests against a host on this machine and tells the score as its scanner counts it, which takes no ports.
// A process of its own, because the certificate to trust is read when Node starts.
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Scan, ScannedTest } from "./scanned.ts";

interface Tested {
  readonly pass: boolean;
  readonly result?: string;
}
interface Modules {
  readonly retrieve: (hostname: string, ports: { httpPort: number; httpsPort: number; path: string }) => Promise<unknown>;
  readonly ALL_TESTS: readonly ((retrieved: unknown) => Tested)[];
  readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  readonly getScoreModifier: (result: string) => number;
  readonly getScoreDescription: (result: string) => string;
  readonly getGradeForScore: (score: number) => { readonly grade: string };
}

const [, , folder = "", httpPort = "", httpsPort = ""] = process.argv;
const parts = await Promise.all(
  ["retriever/retriever.js", "constants.js", "grader/charts.js", "grader/grader.js"].map(
    (file) => import(pathToFileURL(path.join(folder, "src", file)).href) as Promise<Partial<Modules>>,
  ),
);
const observatory = Object.assign({}, ...parts) as Modules;

const retrieved = await observatory.retrieve("localhost", { httpPort: Number(httpPort), httpsPort: Number(httpsPort), path: "/" });
const tests: readonly ScannedTest[] = observatory.ALL_TESTS.map((test) => {
  const output = test(retrieved);
  const result = output.result ?? "";
  return {
    name: output.constructor.name,
    pass: output.pass,
    result,
    modifier: observatory.getScoreModifier(result),
    description: observatory.getScoreDescription(result).replaceAll(/<[^>]*>/g, ""),
  };
});
const lost = tests.reduce((sum, { modifier }) => sum + Math.min(0, modifier), 0);
const gained = tests.reduce((sum, { modifier }) => sum + Math.max(0, modifier), 0);
// Extra credit is only given to who has an A without it.
const score = 100 + lost >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + lost + gained : 100 + lost;
process.send?.({ score, grade: observatory.getGradeForScore(score).grade, tests } satisfies Scan);
