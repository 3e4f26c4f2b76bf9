import { EVERY_PAGE_POLICY, IMMUTABLE, IMMUTABLE_PREFIX, protectedBy, REVALIDATED } from "@shanyraq/routes/hosting";
import { dynamicRoutes } from "./dynamic-routes.ts";
import { addressOf, type Exported } from "./exported.ts";
import { headerLines, redirectLines } from "./redirect-lines.ts";

export const netlifyRedirects = (): string => `${redirectLines({ moved: 301, beforeFiles: false, missing: true }).join("\n")}\n`;

/**
 * Headers of files. Where several rows fit, Netlify joins the values: a page is held to the policy common to all and to
 * its own. A shell has the common one here, and its own in its meta element.
 */
export function netlifyHeaders({ policies }: Exported): string {
  const pages = Object.entries(policies).filter(([file]) => !file.includes("/-"));
  return `${[
    ...headerLines("/*", protectedBy(EVERY_PAGE_POLICY)),
    ...headerLines(`${IMMUTABLE_PREFIX}*`, [["cache-control", IMMUTABLE]]),
    ...pages.flatMap(([file, policy]) =>
      headerLines(addressOf(file), [
        ["content-security-policy", policy],
        ["cache-control", REVALIDATED],
      ]),
    ),
  ].join("\n")}\n`;
}

/** Netlify's expressions have no look-ahead: what is left out stands in an expression of its own. */
export function netlifyToml(exported: Exported): string {
  const { pattern, except } = dynamicRoutes(exported);
  return `# Written by \`pnpm run hosts netlify\`.
[build]
  publish = "site"

[[edge_functions]]
  function = "api"
  path = "/api/*"

# The home page leads to the language that was chosen before.
[[edge_functions]]
  function = "site"
  path = "/"

# Content that may be newer than the export: the provider is asked.
[[edge_functions]]
  function = "site"
  pattern = '^${pattern}$'
  excludedPattern = '^${except}$'
`;
}

/** The sources of the edge functions, for the bundler. */
export const netlifyEntries = {
  api: `import { netlifyApi } from "@shanyraq/edge/netlify";
    export default netlifyApi(() => globalThis.Netlify.env.toObject());`,
  site: `import { netlifySite } from "@shanyraq/edge/netlify";
    export default netlifySite(() => globalThis.Netlify.env.toObject(), (request) => fetch(request));`,
} as const;
