/** A rule of a page's styles that says how an element is drawn, and the widths of the window for which it holds. */
export interface DisplayRule {
  readonly selector: string;
  readonly display: string;
  readonly minWidth: number;
  readonly maxWidth: number;
}

type Widths = Pick<DisplayRule, "minWidth" | "maxWidth">;

/** The widths for which a condition of the page's styles holds; undefined for what no screen with scripts meets. */
function widthsOf(condition: string): Widths | undefined {
  if (/print|scripting|forced-colors|prefers-|hover|pointer/.test(condition)) return undefined;
  const all = (name: string) => [...condition.matchAll(new RegExp(`${name}:\\s*(\\d+)px`, "g"))].map(([, value]) => Number(value));
  return { minWidth: Math.max(0, ...all("min-width")), maxWidth: Math.min(Infinity, ...all("max-width")) };
}

const DISPLAY = /(?:^|;)\s*display:\s*([a-z-]+)/g;

/** The display of each rule of a style sheet, in its order, as exported pages write them: without comments, one within a condition or none. */
export function displayRules(css: string): readonly DisplayRule[] {
  const rules: DisplayRule[] = [];
  /** What is open around the place that is read: widths, or undefined where its rules do not count. */
  const open: (Widths | undefined)[] = [];
  const bare = css.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) => text.replaceAll(/[{};]/g, " "));
  let selector: string | undefined;
  for (const [, before = "", mark] of bare.matchAll(/([^{}]*)([{}])/g)) {
    if (mark === "{") {
      const head = before.slice(before.lastIndexOf(";") + 1).trim();
      if (head.startsWith("@media")) open.push(widthsOf(head));
      else if (head.startsWith("@")) open.push(undefined);
      else selector = head;
    } else if (selector === undefined) open.pop();
    else {
      const display = [...before.matchAll(DISPLAY)].at(-1)?.[1];
      const widths = open.every((one) => one !== undefined)
        ? {
            minWidth: Math.max(0, ...open.map((one) => one?.minWidth ?? 0)),
            maxWidth: Math.min(Infinity, ...open.map((one) => one?.maxWidth ?? 0)),
          }
        : undefined;
      if (display && widths) rules.push({ selector, display, ...widths });
      selector = undefined;
    }
  }
  return rules;
}
