import { localeCookie, localeFacts, locales } from "@shanyraq/i18n";
import { SHELL } from "@shanyraq/routes";
import {
  BROKEN_NAMES,
  brokenPages,
  CHOSEN_CACHE,
  chosenLocales,
  contentTypes,
  hostRules,
  IMMUTABLE,
  IMMUTABLE_PREFIX,
  missingPages,
  numbered,
  movedRules,
  API_POLICY,
  PLAIN_FORMS_POLICY,
  NO_PAGE_POLICY,
  OTHER_CONTENT_TYPE,
  protectedBy,
  protectiveHeaders,
  REVALIDATED,
  spelledPrefixes,
} from "@shanyraq/routes/hosting";
import { PLAIN_FORMS_PREFIX } from "@shanyraq/routes/plain-forms";
import type { Exported } from "./exported.ts";
import { asPattern } from "./templates.ts";

export interface NginxOptions {
  /** What follows `listen`: a port, or an address and a port. */
  readonly listen: string;
  readonly serverName: string;
  /** The folder of the export: `site/out`. */
  readonly siteFolder: string;
  /** Where the edge answers `/api`: the gateway, or edge functions deployed elsewhere. */
  readonly edgeUrl: string;
  /** More addresses that the edge's address answers: "/openapi.json", "/openapi-edge.json", or the sandbox in tests. */
  readonly proxied?: readonly string[];
  /** Debian's `libnginx-mod-http-brotli-static` is installed. */
  readonly brotli?: boolean;
}

/** A slash of either kind: after the first one a browser would read the rest as another host. */
const SLASH = "[/\\x5c]";

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), "}"];
const map = (source: string, target: string, lines: readonly string[]) => block(`map ${source} ${target}`, lines);
const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
const entry = (key: string, value: string) => `"${key}" ${quoted(value)};`;
const matching = (pattern: string) => `~^${pattern}$`;

/** Where an old address has moved: read from the address as it was sent, so that nothing decoded gets into a header. */
const movedMap = () =>
  map("$request_uri", "$site_moved", [
    ...movedRules.map(({ from, to }) =>
      entry(`~^${asPattern(from).replaceAll("[^/]+", "(?<site_slug>[^/?]+)")}/?(?:\\?.*)?$`, to.replaceAll(/\{\w+\}/g, "$site_slug")),
    ),
    // A language that is written in another way than the site does.
    ...locales.flatMap((locale) => {
      const spelled = `(?!${localeFacts[locale].prefix || "/ "}(?:[/?]|$))/(?i:${spelledPrefixes[locale].join("|")})`;
      return [
        entry(`~^${spelled}(?<site_in_${locale}>/(?!${SLASH})[^?]*[^?/])/?(?:\\?.*)?$`, `${localeFacts[locale].prefix}$site_in_${locale}`),
        entry(`~^${spelled}/?(?:\\?.*)?$`, localeFacts[locale].prefix || "/"),
      ];
    }),
    entry(`~^(?<site_bare>/(?!${SLASH})[^?]+)/(?:\\?.*)?$`, "$site_bare"),
    entry("default", ""),
  ]);

/**
 * Where the home page leads who has chosen a language before and comes from elsewhere. What a browser says of where it comes from is read first;
 * of one that says nothing the address is, against the name by which this host was asked.
 */
const chosenMap = () =>
  map(`"$cookie_${localeCookie.name} $http_sec_fetch_site|$http_host $http_referer"`, "$site_chosen", [
    entry("~^\\S* same-origin\\|", ""),
    entry("~^\\S* \\|(?<site_host>\\S+) https?://\\1/", ""),
    entry(`~^(?<site_locale>${chosenLocales}) `, "/$site_locale"),
    entry("default", ""),
  ]);

const maps = (policies: Exported["policies"]): readonly string[] => [
  "map_hash_bucket_size 256;",
  "map_hash_max_size 8192;",
  ...movedMap(),
  ...chosenMap(),
  ...map("$request_uri", "$site_path", [entry("~^(?<site_raw>/[^?]*)", "$site_raw")]),
  ...map(
    "$uri",
    "$site_shell",
    hostRules.map(({ path, file }) => entry(matching(asPattern(path)), `${file}.html`)),
  ),
  ...map("$uri", "$site_way", [
    ...hostRules.map(({ path, asks }) => entry(matching(asPattern(path)), asks ? "@asked" : "@shell")),
    entry("default", "@missing"),
  ]),
  ...map(
    "$uri",
    "$site_missing",
    missingPages.map(({ prefix, page }) => entry(prefix ? `~^${prefix}(?:/|$)` : "default", `${page}.html`)),
  ),
  ...map(
    "$uri",
    "$site_broken",
    brokenPages.map(({ prefix, page }) => entry(prefix ? `~^${prefix}(?:/|$)` : "default", `${page}.html`)),
  ),
  ...map("$uri", "$site_policy", [
    entry("default", NO_PAGE_POLICY),
    ...Object.entries(policies).map(([file, policy]) => entry(file, policy)),
  ]),
  ...map('"$status$uri"', "$site_cache", [
    entry(`~^(?:200|304)${IMMUTABLE_PREFIX}`, IMMUTABLE),
    entry("~^(?:200|304|404|500|503)/", REVALIDATED),
    entry("~^302/", CHOSEN_CACHE),
    entry("default", ""),
  ]),
  ...map("$status", "$site_vary", [entry("~^(?:200|304|404|500|503)$", "accept-encoding"), entry("default", "")]),
  ...map("$status", "$site_retry", [entry("503", "5"), entry("default", "")]),
  ...map("$status", "$site_number", [entry("~^5", numbered("$request_id")[1]), entry("default", "")]),
  ...map("$status", "$site_allow", [entry("405", "GET, HEAD"), entry("default", "")]),
  ...map("$host", "$site_nothing", [entry("default", "")]),
];

const addHeaders = (headers: readonly (readonly [name: string, value: string])[]) =>
  headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

const location = (where: string, lines: readonly string[]) => block(`location ${where}`, lines);
const errorPages = ["error_page 404 $site_missing;", "error_page 405 @refused;", "error_page 500 502 503 504 =503 $site_broken;"];
const onlyReads = "if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }";
const whereMoved = "if ($site_moved) { return 308 $site_moved$is_args$args; }";

const toEdge = [
  "proxy_http_version 1.1;",
  'proxy_set_header Connection "";',
  "proxy_set_header Host $http_host;",
  // Written again: what a visitor says of themselves is not passed on.
  "proxy_set_header X-Real-IP $remote_addr;",
  "proxy_set_header X-Forwarded-For $remote_addr;",
  "proxy_set_header X-Forwarded-Proto $scheme;",
  "proxy_set_header X-Request-Id $request_id;",
];

const prefixes = brokenPages.map(({ prefix }) => prefix).join("|");

const pages = (): readonly string[] => [
  ...location(`^~ /_next/`, [onlyReads, "try_files $uri =404;"]),
  ...location("= /", [onlyReads, "if ($site_chosen) { return 302 $site_chosen$is_args$args; }", "try_files /index.html =404;"]),
  ...location(`~ ^/${SLASH}`, ["return 404;"]),
  ...location(`~ ^(?:${[...missingPages, ...brokenPages].map(({ page }) => page).join("|")})\\.html$`, ["internal;"]),
  ...location(`~ ^(?:${prefixes})/(?:${BROKEN_NAMES.join("|")})$`, [
    onlyReads,
    "error_page 500 $site_broken;",
    "error_page 405 @refused;",
    "return 500;",
  ]),
  ...location(`~ (?:/${SHELL}(?:/|$)|\\.html$|/(?:index|404|500|_error)$)`, [onlyReads, whereMoved, "return 404;"]),
  ...location("/", [onlyReads, whereMoved, "try_files $uri $uri.html $site_way;"]),
  ...location("@shell", ["try_files $site_shell =404;"]),
  ...location("@asked", ["auth_request /-published;", "error_page 403 =404 $site_missing;", ...errorPages, "try_files $site_shell =404;"]),
  ...location("@missing", ["return 404;"]),
  ...location("@refused", ["types {}", 'default_type "";', "return 405 $site_nothing;"]),
];

/** An answer of the edge under a policy of ours, whatever it says itself. */
const answeredBy = (edge: string, policy: string): readonly string[] => [
  "client_max_body_size 11m;",
  ...toEdge,
  ...[...protectiveHeaders.map(([name]) => name), "content-security-policy"].map((name) => `proxy_hide_header ${name};`),
  ...addHeaders(protectedBy(policy)),
  "error_page 502 504 = @edge_down;",
  `proxy_pass ${edge};`,
];

const calls = (edge: string, proxied: readonly string[]): readonly string[] => [
  // 204 lets the shell through, 403 is a 404; anything else is an error, which is 503.
  ...location("= /-published", [
    "internal;",
    "proxy_method GET;",
    "proxy_pass_request_body off;",
    "proxy_pass_request_headers off;",
    ...toEdge,
    `proxy_pass ${edge}/api/published$site_path;`,
  ]),
  ...location(`~ ^${PLAIN_FORMS_PREFIX}/`, answeredBy(edge, PLAIN_FORMS_POLICY)),
  ...location("~ ^/api(?:/|$)", answeredBy(edge, API_POLICY)),
  ...location("@edge_down", [
    ...addHeaders([...protectedBy(API_POLICY), ["retry-after", "1"], ["cache-control", "no-store"]]),
    "default_type application/json;",
    `return 503 '{"status":"error","message":""}';`,
  ]),
  // An empty header is not sent, and keeps those of the pages away: the answer has its own.
  ...proxied.flatMap((address) => location(`~ ^${asPattern(address)}(?:/|$)`, [...toEdge, 'add_header allow "";', `proxy_pass ${edge};`])),
];

/**
 * The site as nginx serves it, for its `http` context (`/etc/nginx/conf.d`): addresses, shells, headers and the policy
 * of every page. Calls and the question whether content is published go to the edge.
 */
export function nginxConfig({ policies }: Exported, options: NginxOptions): string {
  const { protocol, host, port } = new URL(options.edgeUrl);
  const secure = protocol === "https:";
  const defaultPort = secure ? ":443" : ":80";
  const edge = `${protocol}//shanyraq_edge`;
  const tls = secure ? ["proxy_ssl_server_name on;", `proxy_ssl_name ${host.replace(/:\d+$/, "")};`, "proxy_ssl_verify on;"] : [];
  const types = Object.entries(contentTypes).map(([ending, type]) => `"${type}" ${ending.slice(1)};`);
  const server = [
    `listen ${options.listen};`,
    `server_name ${options.serverName};`,
    `root ${options.siteFolder};`,
    "server_tokens off;",
    "absolute_redirect off;",
    "merge_slashes off;",
    "log_not_found off;",
    ...block("types", types),
    `default_type ${OTHER_CONTENT_TYPE};`,
    "gzip_static on;",
    "gzip_proxied any;",
    ...(options.brotli ? ["brotli_static on;"] : []),
    "if_modified_since off;",
    ...tls,
    ...addHeaders([
      ...protectedBy("$site_policy"),
      ["cache-control", "$site_cache"],
      ["vary", "$site_vary"],
      ["retry-after", "$site_retry"],
      ["allow", "$site_allow"],
      ["server-timing", "$site_number"],
      ["last-modified", ""],
      ["x-request-id", "$request_id"],
    ]),
    ...errorPages,
    ...calls(edge, options.proxied ?? []),
    ...pages(),
  ];
  const written = [
    "# Written by `pnpm run hosts nginx`. A page and its policy are published together: write it again with every build.",
    ...maps(policies),
    ...block("upstream shanyraq_edge", [`server ${port ? host : host + defaultPort};`, "keepalive 16;", "keepalive_timeout 60s;"]),
    ...block("server", server),
  ];
  return `${written.join("\n")}\n`;
}
