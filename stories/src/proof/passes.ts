import type { Page } from "@playwright/test";
import { looks, type Look } from "../stage/looks.ts";

/** One look at a story: what it wears, how wide the screen is and whether the system forces its colours. */
export interface Pass extends Look {
  readonly width: 1280 | 320;
  readonly forced: boolean;
  /** "seen": what depends on colours and sizes alone, because another look of the same story was asked everything. */
  readonly asks: "everything" | "seen";
}

// Text at its smallest: axe asks less of the contrast of large letters, and a scheme begins with large ones.
const [light, ...others] = looks.map((look): Pass => ({ ...look, size: "100", width: 1280, forced: false, asks: "everything" }));
const schemes = others.filter(({ scheme }) => scheme !== "off");

const sumOf = (storyId: string) => [...storyId].reduce((total, letter) => total + letter.charCodeAt(0), 0);

/** The light theme alone: for a second visitor, who shows that he sees what the first one sees. */
const once = (): readonly Pass[] => (light ? [light] : []);

/** The light theme, and of one scheme what is seen: another scheme for each story, so that all of them occur. */
function plain(storyId: string): readonly Pass[] {
  const scheme = schemes[sumOf(storyId) % schemes.length];
  return light && scheme ? [light, { ...scheme, asks: "seen" }] : [];
}

/** Every theme and scheme, a phone's width in the ordinary version and in a scheme, and colours forced by the system. */
function all(storyId: string): readonly Pass[] {
  const narrow = plain(storyId).map((pass) => ({ ...pass, size: undefined, width: 320, asks: "everything" }) as const);
  return light ? [light, ...others, ...narrow, { ...light, forced: true }] : [];
}

/** The passes a story goes through, by the name of the proof. */
export function passesNamed(name: string): (storyId: string) => readonly Pass[] {
  if (name === "once") return once;
  if (name === "plain") return plain;
  if (name === "all") return all;
  throw new Error(`PASSES is once, plain or all, not ${name}`);
}

/** Sets what the browser and not the page decides; animations stand still, so that no colour is caught on its way. */
export async function dressed(page: Page, { width, forced }: Pick<Pass, "forced" | "width">): Promise<void> {
  await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light", forcedColors: forced ? "active" : "none" });
}

export const nameOf = ({ theme, scheme, width, forced }: Pass): string =>
  [scheme === "off" ? theme : scheme, ...(width === 320 ? ["320 px"] : []), ...(forced ? ["forced colours"] : [])].join(", ");
