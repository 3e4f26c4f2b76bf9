import type { Page } from "@playwright/test";

/** What tells one screen from another, whatever its language and its data: its address, its look, its fields and buttons, and what lies over it. */
export const screenKind = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    const address = location.pathname.replace(/^\/(?:kk|en)(?=\/|$)/, "").replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{32}/g, "{id}");
    const look = { ...document.documentElement.dataset, innerWidth, isDark: matchMedia("(prefers-color-scheme: dark)").matches };
    const fields = seen("input, select, textarea, button, [role]").map((field) =>
      ["name", "type", "role", "aria-invalid", "aria-disabled"].map((name) => field.getAttribute(name) ?? "").join(" "),
    );
    return JSON.stringify([address, look, fields, seen("h1, h2, h3, table, img, dialog").map(({ localName }) => localName)]);
  });
