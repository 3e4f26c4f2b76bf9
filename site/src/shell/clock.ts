/** The browser's clock and timer, as flows want them. */
export const now = (): number => Date.now();
export const wait = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
