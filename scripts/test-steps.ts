// Prints every step of `npm test` and of `npm run test:full` with its question, as rows of docs/tests.md.
import { everydaySteps } from "./everyday.ts";
import { longSteps, within } from "./long-steps.ts";

for (const { name, question } of [...everydaySteps, ...longSteps.filter((step) => !within.has(step.name))])
  console.log(`| ${name} | ${question} |`);
