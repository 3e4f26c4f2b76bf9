import type { SchemeName } from "@shanyraq/kit/theme/names.ts";

/** The schemes as one speaks of them. */
export const schemeTitles = {
  blackOnWhite: "Black on white",
  whiteOnBlack: "White on black",
  blueOnSky: "Blue on sky",
  brownOnCream: "Brown on cream",
  greenOnBrown: "Green on brown",
  yellowOnBlack: "Yellow on black",
} as const satisfies Record<SchemeName, string>;
