// A worker that has counted three answers.
import { replyWithMetrics } from "../worker-metrics.ts";

replyWithMetrics(async () => [
  { name: "answers_total", help: "Answers.", type: "counter", together: "sum", samples: [{ labels: {}, value: 3 }] },
]);
process.send?.("ready");
