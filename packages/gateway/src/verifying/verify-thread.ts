// The thread that signatures are verified in. It is asked one question at a time, and asks itself about certificates where it has to.
import { parentPort } from "node:worker_threads";
import type { AskRevocation, RevocationSources } from "@shanyraq/signing";
import { verifying } from "@shanyraq/edge/verifying";
import type { Said, Told } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("this file runs in a thread");
const say = (said: Said) => port.postMessage(said);

const learning = new Map<number, (sources: RevocationSources) => void>();
let asked = 0;
const ask: AskRevocation = (certificate, issuer) =>
  new Promise((learn) => {
    const number = asked++;
    learning.set(number, learn);
    say({ kind: "asks", number, certificate, issuer });
  });

let verify: ReturnType<typeof verifying> | undefined;
port.on("message", (told: Told) => {
  if (told.kind === "learned") {
    learning.get(told.number)?.(told.sources);
    learning.delete(told.number);
    return;
  }
  if (told.believed) verify = verifying(told.believed, ask);
  if (!verify) throw new Error("asked before it was told whom to believe");
  void verify(told.body).then((result) => say({ kind: "answer", result }));
});
