import type { Page } from "@playwright/test";
import { test as withWorkshop, expect } from "../workshop-test.ts";

interface Given {
  /** Draws a story in Russian, again even where it stands already, and answers with its page. */
  readonly story: (id: string) => Promise<Page>;
}

/** A test of a way to work by keys, in a browser, over a story of the workshop. */
export const test = withWorkshop.extend<Given>({
  story: async ({ workshop }, lend) => {
    await lend(async (id) => {
      const { page, complaints } = await workshop.show(id, "ru");
      expect(complaints()).toEqual([]);
      return page;
    });
  },
});
export { expect };
