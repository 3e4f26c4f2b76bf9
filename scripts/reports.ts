/** How many tests a runner counted. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A test that failed, where it stands, and the beginning of what it said. */
export interface Fault {
  readonly test: string;
  /** The file, from the root of the repository or as its runner wants it named. */
  readonly file: string;
  readonly message: string;
}

/** What a runner's own report holds: how many, and which failed. */
export interface Report {
  readonly count: (json: unknown) => Count;
  readonly faults: (json: unknown) => readonly Fault[];
}

/** As Jest writes it, and Vitest after it. */
interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
export const vitestReport: Report = {
  count: (json) => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json as VitestJson;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  },
  faults: (json) =>
    (json as VitestJson).testResults.flatMap(({ name: file, message, status, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === "failed");
      // A file that could not be read at all has no test of its own.
      if (failed.length === 0) return status === "failed" ? [{ test: file, file, message }] : [];
      return failed.map(({ fullName, failureMessages }) => ({ test: fullName, file, message: failureMessages.join("\n") }));
    }),
};

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[] }[];
  }[];
}
interface PlaywrightJson extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}
const playwrightFaults = ({ suites = [], specs = [] }: PlaywrightSuite): readonly Fault[] => [
  ...suites.flatMap(playwrightFaults),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      test: title,
      file: `${file}:${line}`,
      message: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ""))).join("\n"),
    })),
];
export const playwrightReport: Report = {
  /** A test that only passed when it was tried again has failed. */
  count: (json) => {
    const { expected, unexpected, flaky, skipped } = (json as PlaywrightJson).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  },
  faults: (json) => playwrightFaults(json as PlaywrightJson),
};
