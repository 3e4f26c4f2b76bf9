import type { ColorName } from "@shanyraq/kit/theme/names.ts";

interface ColourGroup {
  readonly title: string;
  readonly note: string;
  readonly colours: readonly ColorName[];
}

/** The colours by what they are for; the test holds every name of the kit to one group. */
export const colourGroups: readonly ColourGroup[] = [
  {
    title: "Ground",
    note: "Warm paper, and what lies on it or is pressed into it.",
    colours: ["paper", "surface", "sunken", "line", "boundary"],
  },
  { title: "Ink", note: "Blue-black words, softer words, headings, and links.", colours: ["ink", "inkSoft", "heading", "link", "focus"] },
  {
    title: "Action",
    note: "The blue-green of a steppe sky: one primary action in a view.",
    colours: ["primary", "primaryHover", "onPrimary", "primarySoft", "onPrimarySoft"],
  },
  {
    title: "Dawn",
    note: "One accent on a screen. Never for words on a light ground.",
    colours: ["accent", "onAccent", "accentSoft", "ornament"],
  },
  {
    title: "Signals",
    note: "Clay and pine. Never the only signal: an icon or a word stands beside them.",
    colours: ["danger", "onDanger", "dangerSoft", "success", "successSoft"],
  },
  {
    title: "Steppe night",
    note: "The band of the hero and the footer; data-surface=“deep” turns the other names into these.",
    colours: ["deep", "deepRaised", "onDeep", "onDeepSoft", "deepLine", "deepBoundary"],
  },
];
