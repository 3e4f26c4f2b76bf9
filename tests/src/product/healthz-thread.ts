// Asks whether a process lives, again and again, in a thread that nothing else holds up.
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const ask = (): Promise<number> =>
  new Promise((done, fail) => {
    const from = performance.now();
    get(`${String(workerData)}/healthz`, { agent }, (response) => {
      response.resume();
      response.once("end", () => done(performance.now() - from));
    }).once("error", fail);
  });

let over = false;
parentPort?.once("message", () => {
  over = true;
});
await ask();
parentPort?.postMessage("asking");
const took: number[] = [];
while (!over) took.push(await ask());
agent.destroy();
parentPort?.postMessage(took);
