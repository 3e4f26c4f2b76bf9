import { expect, it } from "vitest";
import type { Ports } from "../ports.ts";
import { performClaimPaper, type ClaimPaperFile, type ClaimPaperInput } from "./claim-paper.ts";
import type { CheckEvent } from "./check.ts";

/** What is reported when the server answers the call so. */
const fetched = async (value: object) =>
  new Promise<CheckEvent<ClaimPaperInput, ClaimPaperFile>>((resolve) => {
    const attempt = (async () => ({ ok: true, value })) as unknown as Ports["attempt"];
    performClaimPaper({ attempt })({ do: "look", question: { number: "OB-2026-000006" } }, resolve);
  });

it("brings the paper to be read, with the name of its file", async () => {
  const event = await fetched({ status: "ok", success: true, name: "benefit-OB-2026-000006.pdf", content: "JVBERg==" });
  expect(event).toEqual({ type: "answered", found: { name: "benefit-OB-2026-000006.pdf", content: "JVBERg==" } });
});
it("brings nothing of a refused call", async () => {
  expect(await fetched({ status: "error", success: false, message: "По этому номеру документа нет." })).toMatchObject({ type: "refused" });
});
