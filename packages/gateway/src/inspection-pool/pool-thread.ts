// A thread of the pool. It does one job at a time, and asks its starter about certificates when it has to.
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { AskRevocation, RevocationSources } from "@shanyraq/signing";
import { restoreTrust, type TrustSnapshot, type SerializedTrust } from "@shanyraq/signing/trust";
import type { InspectionKind } from "@shanyraq/provider/inspection-kinds";
import type { FromThread, ThreadData, ToThread } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("this file runs in a thread");
const send = (message: FromThread) => port.postMessage(message);

/**
 * On Linux a priority belongs to a thread: a request for a page goes first, even on a single core. A thread of the pool gets a third of what a page gets, not a
 * tenth: a customer who signs waits for it too, and on a machine without a spare core a tenth led to timeouts.
 */
const LOW_PRIORITY = 5;
if (process.platform === "linux") setPriority(0, LOW_PRIORITY);

const { table } = workerData as ThreadData;
const { jobKinds } = (await import(table)) as { readonly jobKinds: readonly InspectionKind<unknown, unknown>[] };

const learning = new Map<number, (sources: RevocationSources) => void>();
let questions = 0;
const ask: AskRevocation = (certificate, issuer) =>
  new Promise((learn) => {
    const number = questions++;
    learning.set(number, learn);
    send({ type: "asks", number, certificate, issuer });
  });

let known: TrustSnapshot | undefined;
function trustOf(given: SerializedTrust | "same" | undefined, mayAsk: boolean): TrustSnapshot | undefined {
  if (given !== undefined && given !== "same") known = restoreTrust(given, ask);
  if (given === undefined || !known) return undefined;
  return mayAsk ? known : { ...known, ask: undefined };
}

async function perform({ kind, input, trust, mayAsk }: Extract<ToThread, { type: "job" }>): Promise<FromThread> {
  try {
    const believed = trustOf(trust, mayAsk);
    const inspect = await jobKinds.find(({ name }) => name === kind)?.load();
    if (!inspect) throw new Error(`no kind of job is called ${kind}`);
    send({ type: "begun" });
    return { type: "done", output: await inspect(input, believed) };
  } catch (error) {
    // Its kind alone: the text of an error may quote what somebody sent.
    return { type: "failed", reason: error instanceof Error ? error.name : "unknown" };
  }
}

port.on("message", (message: ToThread) => {
  if (message.type === "job") return void perform(message).then(send);
  learning.get(message.number)?.(message.sources);
  learning.delete(message.number);
});
