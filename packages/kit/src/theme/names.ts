// Names alone, apart from the colours themselves: every page names colours, and only the styles of the document hold them.

/** Every colour a component may name. "deep" is the steppe-night band of the hero and the footer. */
export const colorNames = [
  "paper",
  "surface",
  "sunken",
  "ink",
  "inkSoft",
  "heading",
  "line",
  "boundary",
  "primary",
  "primaryHover",
  "onPrimary",
  "primarySoft",
  "onPrimarySoft",
  "link",
  "accent",
  "onAccent",
  "accentSoft",
  "danger",
  "onDanger",
  "dangerSoft",
  "success",
  "successSoft",
  "focus",
  "deep",
  "deepRaised",
  "onDeep",
  "onDeepSoft",
  "deepLine",
  "deepBoundary",
  "ornament",
] as const;

export type ColorName = (typeof colorNames)[number];

/** The schemes of the version for the visually impaired, in the order in which they are offered; the first is where it begins. */
export const schemeNames = ["blackOnWhite", "whiteOnBlack", "blueOnSky", "brownOnCream", "greenOnBrown", "yellowOnBlack"] as const;
export type SchemeName = (typeof schemeNames)[number];
