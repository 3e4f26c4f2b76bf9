import { getJestConfig } from "@storybook/test-runner";

const ours = getJestConfig();

/** The browser of the machine instead of one of Playwright's own; a page is given as long as the visitor gives it. */
export default {
  ...ours,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    "jest-playwright": {
      ...ours.testEnvironmentOptions["jest-playwright"],
      launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
    },
  },
};
