import path from "node:path";
import { getJestConfig } from "@storybook/test-runner";

const ours = getJestConfig();

/** One Chromium of the machine instead of a downloaded one. */
export default {
  ...ours,
  cacheDirectory: path.resolve(import.meta.dirname, ".turbo/jest"),
  testTimeout: 60_000,
  testEnvironmentOptions: {
    "jest-playwright": {
      ...ours.testEnvironmentOptions?.["jest-playwright"],
      launchOptions: { headless: true, executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
    },
  },
};
