// What libraries bring for others than our pages and a bundler cannot tell: it is left out of what browsers load, and named here.
// By the end of a file's path: what stands in its place.
const functions =
  (...names) =>
  () =>
    names.map((name) => `exports.${name} = () => {};`).join("\n");
const constants =
  (...names) =>
  (source) =>
    names
      .map((name) => {
        const value = new RegExp(`^const ${name} = (['"][^'"]*['"]);$`, "m").exec(source)?.[1];
        if (value === undefined) throw new Error(`Next no longer has ${name}`);
        return `exports.${name} = ${value};`;
      })
      .join("\n");

const instead = {
  // Browsers that Next itself no longer runs in.
  "next/dist/build/polyfills/polyfill-module.js": () => "",
  // Rewrites, which an export has none of.
  "next/dist/compiled/path-to-regexp/index.js": () => "",
  // The App Router's trees.
  "next/dist/shared/lib/router/routes/app.js": functions("parseNormalizedAppRoute", "parseAppRouteSegment"),
  "next/dist/shared/lib/router/utils/resolve-param-value.js": functions("resolveParamValue"),
  // Refusals and redirections that the App Router throws.
  "next/dist/client/components/is-next-router-error.js": functions("isNextRouterError"),
  // Sizes of `next/image`, which no page has.
  "next/dist/shared/lib/image-config.js": () => "exports.imageConfigDefault = {};",
  // `next/script`, which no page has.
  "next/dist/client/script.js": functions("handleClientScriptLoad", "initScriptLoader"),
  // Names of files and headers of the server.
  "next/dist/lib/constants.js": constants(
    "MATCHED_PATH_HEADER",
    "NEXT_INTERCEPTION_MARKER_PREFIX",
    "NEXT_NAV_DEPLOYMENT_ID_HEADER",
    "NEXT_QUERY_PARAM_PREFIX",
  ),
  "next/dist/shared/lib/constants.js": constants("DEV_CLIENT_MIDDLEWARE_MANIFEST", "DEV_CLIENT_PAGES_MANIFEST"),
  // Prefixes of vendors, which styled-components adds to nothing by itself.
  "stylis/src/Prefixer.js": () => "export const prefix = (value) => value;",
};

module.exports = function notInPages(source) {
  const file = this.resourcePath.replaceAll("\\", "/");
  const [, replacement] = Object.entries(instead).find(([end]) => file.endsWith(end)) ?? [];
  return replacement ? replacement(source) : source;
};
