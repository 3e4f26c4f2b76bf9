// @vitest-environment jsdom
import { stage } from "@shanyraq/kit/testing/stage.tsx";
import { expect, test } from "vitest";
import { DocumentReader } from "./DocumentReader.tsx";

test("a file without a page is shown as its sheets, says why, and does not count as read", async () => {
  // jsdom makes no addresses of files.
  URL.createObjectURL = () => "blob:sheets";
  URL.revokeObjectURL = () => {};
  let shown = 0;
  const place = stage(<DocumentReader base64={btoa("%PDF-1.4 of somebody else")} title="Договор" onShown={() => (shown += 1)} />);
  await expect.poll(() => place.querySelector("iframe")?.title).toBe("Договор");
  expect(place.textContent).toContain("paper.noPage");
  expect([place.querySelector("article"), shown]).toEqual([null, 0]);
});
