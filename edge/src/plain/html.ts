const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as a page may hold it, between elements and in quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (message) => ENTITIES[message] ?? "");

/** Attributes of an element; one that is undefined or false is left out, one that is true has no value. */
export const attributes = (given: Readonly<Record<string, string | boolean | undefined>>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`))
    .join("");
