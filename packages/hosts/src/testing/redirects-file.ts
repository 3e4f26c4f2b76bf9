/** What a `_redirects` file does with an address, as Netlify and Cloudflare document it: the first line that fits. */
export interface HostAnswer {
  readonly status: number;
  /** Where to, with the values of placeholders in place. */
  readonly to: string;
}

const placeholder = /:(\w+)/g;

function asExpression(from: string): RegExp {
  const source = from
    .replace(/[.+?^$()|[\]\\{}]/g, "\\$&")
    .replace(placeholder, "(?<$1>[^/]+)")
    .replace(/\/\*$/, "(?:/(?<splat>.*))?");
  return new RegExp(`^${source}$`);
}

/** Reads the lines of a `_redirects` file. */
export function readRedirects(text: string): (path: string) => HostAnswer | undefined {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const rules = lines.map((line) => {
    const [from = "", to = "", status = ""] = line.split(" ");
    return { expression: asExpression(from), to, status: Number(status) };
  });
  return (path) => {
    for (const { expression, to, status } of rules) {
      const found = expression.exec(path);
      if (found) return { status, to: to.replace(placeholder, (_, name: string) => found.groups?.[name] ?? "") };
    }
    return undefined;
  };
}

/** Reads a `_headers` file: every rule that fits, in order. */
export function readHeaders(text: string): (path: string) => readonly (readonly [name: string, value: string])[] {
  const rules: { readonly expression: RegExp; readonly headers: [string, string][] }[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ expression: asExpression(line), headers: [] });
  }
  return (path) => rules.filter(({ expression }) => expression.test(path)).flatMap(({ headers }) => headers);
}
