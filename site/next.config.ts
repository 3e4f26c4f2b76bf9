import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants";
import { recaptchaScript } from "./scripts/recaptcha-script.ts";
import { commitOfBuild } from "./scripts/source-date.ts";

/** The product is an export without a server of its own; in development `npm run dev` puts the calls on the same origin. */
const delivery = (phase: string): NextConfig => (phase === PHASE_DEVELOPMENT_SERVER ? { devIndicators: false } : { output: "export" });

type Rule = NonNullable<NonNullable<NextConfig["turbopack"]>["rules"]>[string];

/** Where styles are written. */
const tightStyles: Rule = {
  condition: { all: ["production", { path: /\/(kit|ui|site)\/src\//, content: /from "styled-components"/ }] },
  loaders: [`${import.meta.dirname}/scripts/tight-styles.cjs`],
};

export default (phase: string): NextConfig => ({
  ...delivery(phase),
  // Two builds of one commit are alike, byte for byte; null leaves the name to Next. What editors have published is in no commit.
  generateBuildId: () => (process.env["EXPORT_TO"] ? null : (commitOfBuild() ?? null)),
  reactStrictMode: true,
  poweredByHeader: false,
  // One `tsc` checks the whole repository; a second opinion here would cost its time again.
  typescript: { ignoreBuildErrors: true },
  env: {
    SITE_ORIGIN: process.env["SITE_ORIGIN"] ?? "http://localhost:3000",
    // The embedded captcha needs neither.
    RECAPTCHA_SITE_KEY: process.env["RECAPTCHA_SITE_KEY"] ?? "",
    RECAPTCHA_SCRIPT: recaptchaScript,
  },
  images: { unoptimized: true },
  // It recognises routes of the App Router; there are no such routes.
  experimental: { clientRouterFilter: false },
  compiler: { styledComponents: { displayName: false } },
  transpilePackages: [
    "@shanyraq/kit",
    "@shanyraq/ui",
    "@shanyraq/flows",
    "@shanyraq/forms",
    "@shanyraq/client",
    "@shanyraq/calls",
    "@shanyraq/routes",
    "@shanyraq/brand",
    "@shanyraq/rules",
    "@shanyraq/i18n",
  ],
  turbopack: {
    // Catalogues are compiled by the build, so no page needs the parser (7 KB).
    resolveAlias: { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js" },
    rules: {
      // What of Next and stylis no page of ours runs (8 KB): the loader names each with its reason.
      "*.js": [
        {
          condition: {
            all: [
              "browser",
              "production",
              {
                path: /(next\/dist\/(build\/polyfills\/polyfill-module|compiled\/path-to-regexp\/index|shared\/lib\/router\/routes\/app|shared\/lib\/router\/utils\/resolve-param-value|client\/script|client\/components\/is-next-router-error|shared\/lib\/image-config|lib\/constants|shared\/lib\/constants)|stylis\/src\/Prefixer)\.js$/,
              },
            ],
          },
          loaders: [`${import.meta.dirname}/scripts/not-in-pages.cjs`],
        },
      ],
      // The indentation of styles (0.4 KB); on both sides, since the names of classes are made of their text.
      "*.tsx": tightStyles,
      "*.ts": tightStyles,
      // Of the 34 languages of react-aria's own words English alone stays, should one of ours be missing.
      "*.mjs": {
        condition: { path: /react-aria\/dist\/private\/intl\/\w+\/(?!en-US)/ },
        loaders: [`${import.meta.dirname}/scripts/other-locales.cjs`],
      },
    },
  },
});
