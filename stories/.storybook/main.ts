import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // What the recorders of the gateway wrote, and the worker that answers with it.
  staticDirs: [
    { from: "../../packages/gateway/recorded", to: "/recorded" },
    { from: "../../packages/gateway/recorded-customer", to: "/recorded" },
    { from: "./pictures", to: "/api/documents/pictures" },
    { from: "../node_modules/msw/lib/mockServiceWorker.js", to: "/mockServiceWorker.js" },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no API in JavaScript for the other reader of props.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
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
