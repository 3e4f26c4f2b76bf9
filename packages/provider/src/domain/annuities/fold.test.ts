import { expect, it } from "vitest";
import type { PensionEvent } from "../../platform/database/records/pension-event.ts";
import { foldPension } from "./fold.ts";

const at = "2026-11-21T06:00:00Z";
const event = (kind: PensionEvent["kind"], data: unknown) => ({ kind, at, data }) as PensionEvent;
const approved = (number: string) => event("approved", { number, until: "2026-12-21", terms: {} });
const checked = (check: "kdp" | "agreement", approval: string) => event("checked", { check, approval, standing: "approved" });
const opened = event("opened", { terms: {} });

it("answers about a former approval sheet do not count for the one that replaced it", () => {
  const late = [opened, approved("PA-1/1"), approved("PA-1/2"), checked("kdp", "PA-1/1"), checked("agreement", "PA-1/1")];
  expect(foldPension(late)?.at).toBe("checking");
  expect(foldPension([...late, checked("kdp", "PA-1/2")])?.at).toBe("checking");
  expect(foldPension([...late, checked("kdp", "PA-1/2"), checked("agreement", "PA-1/2")])?.at).toBe("checked");
});
