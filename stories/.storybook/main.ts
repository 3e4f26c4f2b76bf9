import { realpathSync } from "node:fs";
import path from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { propPlugin } from "../src/props/prop-plugin.ts";

const repository = path.resolve(import.meta.dirname, "../..");
/** The kit's own copy of the typeface: the frame around the stories takes nothing from elsewhere either. */
const golos = realpathSync(path.join(repository, "packages/kit/node_modules/@fontsource-variable/golos-text"));

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // What the recorders of the gateway wrote, and the worker that answers with it.
  staticDirs: [
    { from: "../../packages/gateway/recorded", to: "/recorded" },
    { from: "../../packages/gateway/recorded-customer", to: "/recorded" },
    { from: "./pictures", to: "/api/documents/pictures" },
    { from: "../node_modules/msw/lib/mockServiceWorker.js", to: "/mockServiceWorker.js" },
    // By its place Storybook finds it, by its own name it asks for it.
    { from: "../../site/public/icon.svg", to: "/favicon.svg" },
    { from: "../../site/public/icon.svg", to: "/icon.svg" },
    { from: path.join(golos, "wght.css"), to: "/golos/wght.css" },
    { from: path.join(golos, "files"), to: "/golos/files" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Both readers of Storybook stop at what a file imports; ours asks the checker itself (src/props).
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), propPlugin(repository)],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4_000,
      rollupOptions: {
        ...vite.build?.rollupOptions,
        // "use client" is written for other bundlers.
        onwarn: (warning, warn) => warning.code === "MODULE_LEVEL_DIRECTIVE" || warn(warning),
      },
    },
  }),
};
export default config;
