import { describe, expect, it } from "vitest";
import type { LogEntry } from "../ports/log-entry.ts";
import { guardRow } from "./guard-row.ts";

describe("a guarded row", () => {
  it("that fails, and whose failure cannot be recorded either, is named in the log, and the rows behind it run", async () => {
    const log: LogEntry[] = [];
    const done: string[] = [];
    for (const key of ["before", "bad", "behind"]) {
      await guardRow(
        { log: (entry) => void log.push(entry) },
        {
          job: "sendPayouts",
          key,
          act: async () => {
            if (key === "bad") throw new RangeError("the row");
            done.push(key);
          },
          failed: async () => Promise.reject(new Error("the second write")),
        },
      );
    }
    expect(done).toEqual(["before", "behind"]);
    expect(log).toEqual([{ level: "error", event: "job-failure-unrecorded", job: "sendPayouts", row: "bad" }]);
  });

  it("reports its failure by the error's name", async () => {
    const reasons: string[] = [];
    const act = async () => Promise.reject(new RangeError("880101300118"));
    const failed = async (reason: string) => void reasons.push(reason);
    const isDone = await guardRow({ log: () => {} }, { job: "deliver", key: "letter/1", act, failed });
    expect([isDone, reasons]).toEqual([false, ["RangeError"]]);
  });
});
