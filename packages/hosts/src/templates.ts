/** Path templates of the route table in the languages of hosts: "/kk/products/{slug}", "/products/{slug}/calculate/{rest+}". */
const parameter = /^\{(\w+)(\+?)\}$/;

const quoted = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&");

/** A regular expression's source for one template or several; each parameter is a group where `capture` says so. */
export function asPattern(path: string, capture = false): string {
  const group = (one: string) => (capture ? `(${one})` : one);
  return path
    .split("/")
    .map((segment) => {
      const [, name, rest] = parameter.exec(segment) ?? [];
      if (!name) return quoted(segment);
      return group(rest ? ".+" : "[^/]+");
    })
    .join("/");
}

/** A list of literal addresses or templates as one expression. */
export const anyOf = (paths: readonly string[]): string => `(?:${paths.map((path) => asPattern(path)).join("|")})`;

/** The target of a redirect with its parameters as `$1`. */
export function asCaptures(to: string): string {
  let number = 0;
  return to.replace(/\{\w+\+?\}/g, () => `$${++number}`);
}

/**
 * "/products/:slug/calculate/:rest/*", as Netlify and Cloudflare write it. A star alone would also take the address in
 * front of it, which is another page.
 */
export const asPlaceholders = (path: string): string =>
  path
    .split("/")
    .map((segment) => {
      const [, name, rest] = parameter.exec(segment) ?? [];
      if (!name) return segment;
      return rest ? `:${name}/*` : `:${name}`;
    })
    .join("/");
