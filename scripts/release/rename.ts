import type { Rename } from "./change.ts";

const word = (name: string): string => `(?<![A-Za-z0-9_$-])${name.replaceAll(/[$]/g, "\\$")}(?![A-Za-z0-9_$-])`;

/** Which files a rename is looked for in, by how their names end. */
const isSource = (file: string): boolean => /\.(?:[cm]?[jt]sx?|json)$/.test(file);

/** A text of an adopter's with one rename followed. */
export function renamed(file: string, text: string, { of, from, to }: Rename): string {
  // Variables stand in files of any kind: `.env`, compose, a unit of systemd.
  if (of === "variable") return text.replaceAll(new RegExp(word(from), "g"), to);
  if (!isSource(file)) return text;
  if (of === "call") return text.replaceAll(new RegExp(`(?<=["'\`.])${word(from)}|${word(from)}(?=\\s*[:(])`, "g"), to);
  const [component = "", prop = ""] = from.split(".");
  // An attribute of that component alone, however many others stand before it.
  const attribute = new RegExp(`(<${component}\\b(?:[^<>]|=>|<[^<>]*>)*?\\s)${prop}(?=[\\s=/>])`, "g");
  return text.replaceAll(attribute, `$1${to.split(".").at(-1) ?? to}`);
}
