import { expect, it } from "vitest";
import type { Ports } from "../ports.ts";
import { performClaimPaper, type ClaimPaperInput, type ClaimPaperSaved } from "./claim-paper.ts";
import type { CheckEvent } from "./check.ts";

type Event = CheckEvent<ClaimPaperInput, ClaimPaperSaved>;

/** What is saved and reported when the server answers the call so. */
async function fetched(value: object) {
  const saved: string[][] = [];
  const event = await new Promise<Event>((resolve) => {
    const attempt = (async () => ({ ok: true, value })) as unknown as Ports["attempt"];
    performClaimPaper({ attempt, saveFile: (...file) => saved.push(file) })(
      { do: "look", question: { number: "OB-2026-000006" } },
      resolve,
    );
  });
  return { saved, event };
}

it("gives the paper to the browser under its name", async () => {
  const { saved, event } = await fetched({ status: "ok", success: true, name: "benefit-OB-2026-000006.pdf", content: "JVBERg==" });
  expect(saved).toEqual([["benefit-OB-2026-000006.pdf", "application/pdf", "JVBERg=="]]);
  expect(event).toEqual({ type: "answered", found: { name: "benefit-OB-2026-000006.pdf" } });
});
it("saves nothing of a refused call", async () => {
  const { saved, event } = await fetched({ status: "error", success: false, message: "По этому номеру документа нет." });
  expect(saved).toEqual([]);
  expect(event).toMatchObject({ type: "refused" });
});
