import { afterEach, expect, it } from "vitest";
import { createRecorder, type Recorder } from "./recorder.ts";

let recorder: Recorder | undefined;
afterEach(() => recorder?.leave());

it("reports a recording that fails and retries it until it succeeds", async () => {
  const failures: string[] = [];
  const answers = ["menus in ru brought no answer", "products in kk answered 503"];
  recorder = createRecorder({
    record: async () => {
      const failure = answers.shift();
      if (failure !== undefined) throw new Error(failure);
    },
    onFailure: (reason) => failures.push(reason),
    afterMs: 0,
    retryMs: 0,
  });
  expect(await recorder.again()).toBe(false);
  await recorder.recorded;
  expect(failures).toEqual(["menus in ru brought no answer", "products in kk answered 503"]);
});

it("replaces the running recording with a newer one without reporting a failure", async () => {
  const failures: string[] = [];
  const started = Promise.withResolvers<void>();
  let runs = 0;
  recorder = createRecorder({
    record: (signal) =>
      new Promise((done, fail) => {
        runs += 1;
        signal.addEventListener("abort", () => fail(new Error("aborted")));
        if (runs > 1) done();
        started.resolve();
      }),
    onFailure: (reason) => failures.push(reason),
    afterMs: 0,
    retryMs: 0,
  });
  const [first] = [recorder.again(), await started.promise];
  const second = recorder.again();
  expect([await first, await second, failures]).toEqual([false, true, []]);
});
