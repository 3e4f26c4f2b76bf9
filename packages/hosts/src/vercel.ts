import { localeFacts, locales } from "@shanyraq/i18n";
import { variableNames } from "@shanyraq/edge/vercel";
import { SHELL } from "@shanyraq/routes";
import {
  BROKEN_NAMES,
  brokenPages,
  EVERY_PAGE_POLICY,
  hostRules,
  IMMUTABLE,
  IMMUTABLE_PREFIX,
  missingPages,
  movedRules,
  API_POLICY,
  PLAIN_FORMS_POLICY,
  protectedBy,
  REVALIDATED,
  spelledPrefixes,
} from "@shanyraq/routes/hosting";
import { PLAIN_FORMS_PREFIX } from "@shanyraq/routes/plain-forms";
import { dynamicRoutes } from "./dynamic-routes.ts";
import { addressOf, type Exported } from "./exported.ts";
import { anyOf, asCaptures, asPattern } from "./templates.ts";

/** A row of `routes` in Vercel's Build Output API, version 3. */
export interface VercelSource {
  /** Matches a whole path. */
  readonly src: string;
  readonly dest?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  /** Continues with the next row. */
  readonly continue?: boolean;
  /** Looks for a file or function at the new path. */
  readonly check?: boolean;
  readonly caseSensitive?: boolean;
  readonly middlewarePath?: string;
}
export type VercelRoute = VercelSource | { readonly handle: "filesystem" | "error" };
export interface VercelConfig {
  readonly version: 3;
  readonly routes: readonly VercelRoute[];
  readonly overrides: Readonly<Record<string, { readonly path: string }>>;
}

const exactly = (pattern: string, row: Omit<VercelSource, "src">): VercelSource => ({ src: `^${pattern}$`, ...row, caseSensitive: true });
const withHeaders = (pattern: string, headers: Readonly<Record<string, string>>) => exactly(pattern, { headers, continue: true });
const policy = (value: string) => ({ "content-security-policy": value });

/** Pages that share a policy share a row. */
function policyRows({ policies }: Exported): readonly VercelSource[] {
  const pages = Object.keys(policies).filter((file) => !file.includes(`/${SHELL}`));
  const groups = Map.groupBy(pages, (file) => policies[file] ?? "");
  return [...groups].map(([value, files]) => withHeaders(anyOf(files.map(addressOf)), policy(value)));
}

const movedTo = (pattern: string, location: string) => exactly(pattern, { status: 308, headers: { location } });
const inAnyCase = (word: string) => word.replace(/[a-z]/g, (character) => `[${character.toUpperCase()}${character}]`);

const moved: readonly VercelSource[] = [
  ...movedRules.map(({ from, to }) => movedTo(`${asPattern(from, true)}/?`, asCaptures(to))),
  // A language that is written in another way than the site does.
  ...locales.flatMap((locale) => {
    const { prefix } = localeFacts[locale];
    const spelled = `(?!${prefix || "/ "}(?:/|$))/(?:${spelledPrefixes[locale].map(inAnyCase).join("|")})`;
    return [movedTo(`${spelled}(/[^/\\\\].*?)/?`, `${prefix}$1`), movedTo(`${spelled}/?`, prefix || "/")];
  }),
  // Addresses of calls may end in a slash; after two slashes a browser would read another host.
  movedTo("/(?!api/)([^/].*)/", "/$1"),
];

const missing = (pattern: (prefix: string) => string): readonly VercelSource[] =>
  missingPages.map(({ prefix, page }) => exactly(pattern(prefix), { dest: page, status: 404 }));

const broken = (pattern: (prefix: string) => string): readonly VercelSource[] =>
  brokenPages.map(({ prefix, page }) => exactly(pattern(prefix), { dest: page, status: 500 }));

/**
 * The routing of a prebuilt deployment. Headers of later rows win; where they were joined instead, the policy common to
 * all pages and that of the page would both hold, which comes to the same.
 */
export function vercelConfig(exported: Exported): VercelConfig {
  const { pattern, except } = dynamicRoutes(exported);
  const pages = exported.files.filter((file) => file.endsWith(".html") && file !== "/index.html");
  return {
    version: 3,
    routes: [
      withHeaders("/.*", Object.fromEntries(protectedBy(EVERY_PAGE_POLICY))),
      ...moved,
      ...policyRows(exported),
      withHeaders("/api(?:/.*)?", policy(API_POLICY)),
      withHeaders(`${PLAIN_FORMS_PREFIX}/.*`, policy(PLAIN_FORMS_POLICY)),
      withHeaders("/(?!api/|api$|_next/).*", { "cache-control": REVALIDATED }),
      withHeaders(`${IMMUTABLE_PREFIX}.*`, { "cache-control": IMMUTABLE }),
      ...broken((prefix) => `${prefix}/(?:${BROKEN_NAMES.join("|")})`),
      ...missing((prefix) => `${prefix}/(?!_next/)(?:.*/)?(?:${SHELL}(?:/.*)?|index|404|500|_error|[^/]*\\.html)`),
      // The home page leads to the language that was chosen before.
      exactly("/", { middlewarePath: "middleware", continue: true }),
      exactly(`(?!${except}$)${pattern}`, { middlewarePath: "middleware", continue: true }),
      { handle: "filesystem" },
      exactly("/api/documents/.+", { dest: "/api/documents" }),
      exactly(`${PLAIN_FORMS_PREFIX}/.+`, { dest: PLAIN_FORMS_PREFIX }),
      exactly("/api/published/.+", { dest: "/api/published" }),
      exactly("/api(?:/.*)?", { dest: "/api/provider" }),
      ...hostRules
        .filter(({ asks }) => !asks)
        .map(({ path, file }) =>
          exactly(asPattern(path), { dest: file, check: true, headers: policy(exported.policies[`${file}.html`] ?? EVERY_PAGE_POLICY) }),
        ),
      { handle: "error" },
      ...missing((prefix) => (prefix ? `${prefix}(?:/.*)?` : "/.*")).map((row) => ({
        ...row,
        headers: policy(exported.policies[`${row.dest}.html`] ?? EVERY_PAGE_POLICY),
      })),
      ...broken((prefix) => (prefix ? `${prefix}(?:/.*)?` : "/.*")),
    ],
    overrides: Object.fromEntries(pages.map((file) => [file.slice(1), { path: addressOf(file).slice(1) }])),
  };
}

/** How an edge function of the deployment is started, and which variables it may read. */
export const vercelFunction = { runtime: "edge", entrypoint: "index.js", envVarsInUse: variableNames } as const;
