// What `npm test` does.
import { performEveryday } from "./everyday.ts";
import { prepareMachine } from "./machine.ts";
import { conclude } from "./steps.ts";

if (!prepareMachine()) process.exit(1);
process.exitCode = conclude(await performEveryday(), performance.now() / 1000) ? 0 : 1;
