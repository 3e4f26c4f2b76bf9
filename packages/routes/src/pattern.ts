const literal = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&");

/** The regular expression of one segment of a template, its slash included. */
function segment(text: string): string {
  const [, name, kind] = /^\{(\w+)([?+]?)\}$/.exec(text) ?? [];
  if (!name) return `/${literal(text)}`;
  if (kind === "?") return `(?:/(?<${name}>[^/]+))?`;
  return kind === "+" ? `/(?<${name}>.+)` : `/(?<${name}>[^/]+)`;
}

/** The regular expression of a path template, with a named group for each parameter. */
export const pattern = (path: string): RegExp =>
  path === "/" ? /^\/$/ : new RegExp(`^${path.slice(1).split("/").map(segment).join("")}$`);

/** Literal segments win over parameters, parameters over optional ones, those over a catch-all. */
export const weight = (path: string): string =>
  path
    .split("/")
    .map((text) => {
      if (!text.startsWith("{")) return "0";
      if (text.endsWith("?}")) return "2";
      return text.endsWith("+}") ? "3" : "1";
    })
    .join("");
