// What `npm run doctor` looks at. Each check learns what the machine has through `look`, so that a test can be any machine. Plain JavaScript: it has to run on
// the Node a person happens to have, before anything is installed.

const NODE_LEAST = 20;
const POSTGRES_LEAST = 15;

/** @typedef {{ need: "start" | "tests", what: string, found?: string, remedy?: string, note?: string }} Finding */

/** @param {string} version */
const major = (version) => Number(/\d+/.exec(version)?.[0] ?? 0);

/** @type {((look: import("./look.mjs").Look) => Finding | undefined | Promise<Finding | undefined>)[]} */
export const checks = [
  (look) => ({
    need: "start",
    what: "Node",
    ...(major(look.node) >= NODE_LEAST
      ? { found: look.node }
      : { remedy: `Node ${look.node} is too old: install Node ${NODE_LEAST} or newer (https://nodejs.org).` }),
  }),
  (look) => ({
    need: "start",
    what: "Packages",
    ...(look.installed() ? { found: "installed by the lockfile" } : { found: "not installed yet", note: "`npm start` installs them" }),
  }),
  (look) => ({
    need: "start",
    what: "Node of the product",
    ...(look.innerNode() ? { found: look.innerNode() } : { found: "not installed yet", note: "`npm start` installs it" }),
  }),
  async (look) => {
    const port = Number(look.env.PORT || 3000);
    // An invalid port is reported with the other faults of the configuration.
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return undefined;
    const free = await look.portIsFree(port);
    return {
      need: "start",
      what: `Port ${port}`,
      ...(free ? { found: "free" } : { remedy: `Something listens on ${port}: stop it, or start with another one: PORT=3100 npm start.` }),
    };
  },
  (look) => {
    const { folder, writable, heldBy } = look.dataFolder();
    const what = `Data folder ${folder}`;
    if (!writable) return { need: "start", what, remedy: "It cannot be written: change its owner, or set DATA_DIR to another folder." };
    if (heldBy) return { need: "start", what, remedy: `Process ${heldBy} has it open: stop it, or set DATA_DIR to another folder.` };
    return { need: "start", what, found: "free" };
  },
  async (look) => {
    const faults = await look.configurationFaults();
    if (faults === undefined)
      return { need: "start", what: "Configuration", found: "not read yet", note: "it is read once packages are installed" };
    return {
      need: "start",
      what: "Configuration and keys",
      ...(faults.length === 0
        ? {
            found:
              look.env.NODE_ENV === "production" ? "complete for production" : "complete; development keys are made where none are set",
          }
        : { remedy: faults.join("\n") }),
    };
  },
  ...["DATABASE_URL", "REDIS_URL"].map((name) => async (/** @type {import("./look.mjs").Look} */ look) => {
    const given = look.env[name];
    if (!given || !URL.canParse(given)) return undefined;
    const url = new URL(given);
    const answers = await look.answers(url.hostname, Number(url.port || (name === "REDIS_URL" ? 6379 : 5432)));
    return {
      need: /** @type {const} */ ("start"),
      what: name,
      ...(answers ? { found: "answers" } : { remedy: `Nobody answers at the host and port of ${name}: start it, or mend the address.` }),
    };
  }),
  (look) => ({
    need: "tests",
    what: "Chromium",
    ...(look.program("chromium", ["--version"]) ? { found: look.program("chromium", ["--version"]) } : { remedy: apt("chromium") }),
  }),
  (look) => {
    const version = look.postgres();
    return {
      need: "tests",
      what: "PostgreSQL",
      ...(version && major(version) >= POSTGRES_LEAST
        ? { found: version }
        : { remedy: version ? `PostgreSQL ${version} is too old: ${POSTGRES_LEAST} or newer is needed.` : apt("postgresql") }),
    };
  },
  (look) => ({
    need: "tests",
    what: "nginx",
    ...(look.program("nginx", ["-v"]) ? { found: look.program("nginx", ["-v"]) } : { remedy: apt("nginx") }),
  }),
  (look) => ({
    need: "tests",
    what: "Redis",
    ...(look.program("redis-server", ["--version"])
      ? { found: look.program("redis-server", ["--version"]) }
      : { remedy: apt("redis-server") }),
  }),
  (look) => ({
    need: "tests",
    what: "Poppler",
    ...(look.program("pdfinfo", ["-v"]) ? { found: look.program("pdfinfo", ["-v"]) } : { remedy: apt("poppler-utils") }),
  }),
];

/** @param {string} name */
const apt = (name) => `Debian: sudo apt-get update && sudo apt-get install -y --no-install-recommends ${name}`;

/** What is true of every machine and surprises on some. */
export const reminders = [
  "Sign in at http://localhost, 127.0.0.1 or [::1]: a browser keeps the session's cookie over plain http for these alone. From another machine use https.",
  "Without DATABASE_URL data survives a killed process, not a power cut: no real money is taken that way.",
];
