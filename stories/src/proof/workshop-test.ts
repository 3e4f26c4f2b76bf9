import { test as base, expect } from "@playwright/test";
import { openWorkshop, type Workshop } from "./workshop.ts";

/** The pages of a worker: opened once, so that a story costs its drawing and not the loading of the workshop. */
export const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browser }, use) => {
      await use(openWorkshop(browser, process.env["STORYBOOK_URL"] ?? "http://localhost:6006"));
    },
    { scope: "worker" },
  ],
});
export { expect };
