// What `npm run test:full` does: everything of `npm test`, and what is too long for every day. Words after it choose among
// the long steps alone: `npm run test:full fuzz bench`.
import { build, performEveryday } from "./everyday.ts";
import { forgetFigures, printFigures } from "./figures.ts";
import { longSteps, within } from "./long-steps.ts";
import { failoverNeeds, scannerNeeds, prepareMachine, speechNeeds } from "./machine.ts";
import { conclude, inTurn } from "./steps.ts";

const chosen = process.argv.slice(2);
const runs = (step: string) => chosen.length === 0 || chosen.includes(step);
if (
  !prepareMachine([
    ...(runs("speech") ? speechNeeds : []),
    ...(runs("failover") ? failoverNeeds : []),
    ...(runs("clamd") ? scannerNeeds : []),
  ])
)
  process.exit(1);
forgetFigures();
const done =
  chosen.length === 0
    ? [...(await performEveryday("full")), ...(await inTurn(longSteps.filter(({ name }) => !within.has(name))))]
    : await inTurn([build, ...longSteps.filter(({ name }) => chosen.includes(name))]);
printFigures();
process.exitCode = conclude(done, performance.now() / 1000) ? 0 : 1;
