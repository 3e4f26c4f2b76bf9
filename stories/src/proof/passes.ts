import type { Page } from "@playwright/test";
import { looks, type Look } from "../stage/looks.ts";

/** One look at a story: what it wears, how wide the screen is and what the reader's system asks for. */
export interface Pass extends Look {
  readonly width: 1280 | 320;
  readonly forced: boolean;
  /** Whether the reader's system asks for more contrast. */
  readonly contrast?: "more";
  /** Whether the reader has spread the text as far as WCAG 1.4.12 lets them. */
  readonly spaced?: true;
  /** "seen": what depends on colours and sizes alone, because another look of the same story was asked everything. */
  readonly asks: "everything" | "seen";
}

// Text at its smallest: axe asks less of the contrast of large letters, and a scheme begins with large ones.
const [light, ...others] = looks.map((look): Pass => ({ ...look, size: "100", width: 1280, forced: false, asks: "everything" }));
const schemes = others.filter(({ scheme }) => scheme !== "off");

const sumOf = (storyId: string) => [...storyId].reduce((total, character) => total + character.charCodeAt(0), 0);

/** The light theme alone: for a second visitor, who shows that they see what the first one sees. */
const once = (): readonly Pass[] => (light ? [light] : []);

/** The light theme, and of one scheme what is seen: another scheme for each story, so that all of them occur. */
function plain(storyId: string): readonly Pass[] {
  const scheme = schemes[sumOf(storyId) % schemes.length];
  return light && scheme ? [light, { ...scheme, asks: "seen" }] : [];
}

/**
 * Every theme and scheme, a phone's width in the ordinary version and in a scheme, colours forced by the system, a preference for more contrast in both themes,
 * and text that is spread on a desktop and on a phone.
 */
function all(storyId: string): readonly Pass[] {
  const stronger = others.filter(({ scheme }) => scheme === "off").map((pass): Pass => ({ ...pass, contrast: "more", asks: "seen" }));
  const narrow = plain(storyId).map((pass) => ({ ...pass, size: undefined, width: 320, asks: "everything" }) as const);
  if (!light) return [];
  const variants: readonly Pass[] = [{ ...light, forced: true }, { ...light, contrast: "more" }, ...stronger];
  const spread = ([1280, 320] as const).map((width): Pass => ({ ...light, size: undefined, width, spaced: true, asks: "seen" }));
  return [light, ...others, ...narrow, ...variants, ...spread];
}

/** Of all looks those of the ordinary version: for whoever works on the plain themes. */
const themed = (storyId: string): readonly Pass[] => all(storyId).filter(({ scheme }) => scheme === "off");

/** The passes a story goes through, by the name of the proof. */
export function passesNamed(name: string): (storyId: string) => readonly Pass[] {
  if (name === "once") return once;
  if (name === "plain") return plain;
  if (name === "themed") return themed;
  if (name === "all") return all;
  throw new Error(`PASSES is once, plain, themed or all, not ${name}`);
}

/** Sets what the browser and not the page decides; animations stand still, so that no colour is caught on its way. */
export async function dressed(page: Page, { width, forced, contrast }: Pick<Pass, "contrast" | "forced" | "width">): Promise<void> {
  await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
  await page.emulateMedia({
    reducedMotion: "reduce",
    colorScheme: "light",
    forcedColors: forced ? "active" : "none",
    contrast: contrast ?? "no-preference",
  });
}

export const nameOf = ({ theme, scheme, width, forced, contrast, spaced }: Pass): string =>
  [
    scheme === "off" ? theme : scheme,
    ...(width === 320 ? ["320 px"] : []),
    ...(forced ? ["forced colours"] : []),
    ...(contrast ? ["more contrast"] : []),
    ...(spaced ? ["text spread"] : []),
  ].join(", ");
