// The thread that signatures are verified in. It is asked one question at a time.
import { parentPort } from "node:worker_threads";
import { verifying } from "@shanyraq/edge/verifying";
import type { Question } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("this file runs in a thread");

let verify: ReturnType<typeof verifying> | undefined;
port.on("message", ({ body, believed }: Question) => {
  if (believed) verify = verifying(believed);
  if (!verify) throw new Error("asked before it was told whom to believe");
  void verify(body).then((answer) => port.postMessage(answer));
});
