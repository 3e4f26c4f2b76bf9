/** Outlines of the networks on a field of 24; a link's outline is chosen by its name. */
export const socialFigures = {
  facebook: ["M14 8.5h2.5V5H14a3.5 3.5 0 0 0-3.5 3.5V11H8v3.5h2.5V21H14v-6.5h2.5L17 11h-3V9a.5.5 0 0 1 .5-.5"],
  instagram: [
    "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4",
    "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8",
    "M17 7v.01",
  ],
  telegram: ["M21 4 3 11l6 2.5M21 4l-3.5 16L9 13.5M21 4 9 13.5V19l3-3"],
  tiktok: ["M14 4v10.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.4 2.6 2.2 4.2 5 4.5"],
  whatsapp: ["M4 20l1.2-4A8 8 0 1 1 8.4 19z", "M9 8.5c0 3.5 3 6.5 6.5 6.5l.7-1.6-2-1-.9.8a5 5 0 0 1-2.4-2.4l.8-.9-1-2z"],
  youtube: ["M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4", "M10 9.25v5.5l5-2.75z"],
  /** A network that has no outline here. */
  other: ["M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18", "M3 12h18M12 3c3.3 2.6 3.3 15.4 0 18M12 3c-3.3 2.6-3.3 15.4 0 18"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SocialFigure = keyof typeof socialFigures;

/** The outline that belongs to a name as an editor writes it: "Instagram", "You Tube". */
export function socialFigureOf(name: string): SocialFigure {
  const bare = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  return Object.hasOwn(socialFigures, bare) ? (bare as SocialFigure) : "other";
}
