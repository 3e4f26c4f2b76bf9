import type { Locator } from "@playwright/test";
import type { Visit } from "../stage.ts";

/** Looks at the screen that stands there now; its name is the name of what is kept of it. Where it is neither a dialog nor the page's main part, it is said what it is. */
export type Look = (screen: string, part?: Locator) => Promise<void>;

/** A way through the product that shows some of its screens, one after another. */
export interface Tour {
  readonly name: string;
  readonly walk: (visit: Visit, look: Look) => Promise<void>;
}
