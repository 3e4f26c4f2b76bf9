/** Media queries by purpose; 1023 px is the specified mobile breakpoint. */
export const media = {
  /** Where a name, a search, a button and a burger do not stand side by side. */
  narrow: "(max-width: 389px)",
  small: "(max-width: 599px)",
  /** A phone held upright: a window as narrow that is magnified four times is lower. */
  upright: "(max-width: 599px) and (min-height: 480px)",
  phone: "(max-width: 1023px)",
  desktop: "(min-width: 1024px)",
  /** Where the menu and what stands beside it are at their tightest. */
  narrowDesktop: "(min-width: 1024px) and (max-width: 1279px)",
  wide: "(min-width: 1200px)",
  /** Where the name of a customer has no room beside the menu in Kazakh, which is the longest. */
  closeDesktop: "(min-width: 1024px) and (max-width: 1359px)",
  belowFull: "(max-width: 1439px)",
  calm: "(prefers-reduced-motion: reduce)",
  contrast: "(prefers-contrast: more)",
  forced: "(forced-colors: active)",
  unforced: "(forced-colors: none)",
  hover: "(hover: hover)",
  /** A phone or a tablet without a mouse: no desktop program runs there. */
  fingersAlone: "(hover: none) and (pointer: coarse)",
} as const;
