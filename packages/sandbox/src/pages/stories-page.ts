import type { Locale } from "@shanyraq/i18n";
import { word } from "../words.ts";
import { html } from "@shanyraq/rules/markup";
import { page } from "./page.ts";

/** What stands where the Storybook would, as long as nobody has built it. */
export const storiesPage = (locale: Locale): Response =>
  page(
    locale,
    "/sandbox/stories/",
    "stories",
    html`<p>${word(locale, "storiesAbsent")}</p>
      <p class="code"><code>npm run build</code></p>`,
  );
