// What `npm run dev` does: the product on one origin, with everything in it picked up as it is edited (docs/decisions/022-development.md).
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isOfServers } from "@shanyraq/i18n/read-messages";
import { recordings, notifyPages, writeMessages, writeRecorded } from "@shanyraq/site/development";
import { freePort } from "./free-port.ts";
import { openFront } from "./front.ts";
import { keepAlive, type KeptAlive } from "./kept-alive.ts";
import { placeOf, type Published } from "./place-of.ts";
import { createRecorder } from "./recorder.ts";
import { recordTo } from "./record-to.ts";
import { watchFolders } from "./watch-folders.ts";
import { workspaceClosure } from "./workspace-closure.ts";

const repository = path.resolve(import.meta.dirname, "../..");
const at = (...parts: readonly string[]) => path.join(repository, ...parts);
const say = (text: string) => console.log(`  ${text}`);
const why = (error: unknown) => (error instanceof Error ? error.message : String(error));
const refuse = (fault: string): never => {
  console.error(`Not started:\n  - ${fault}`);
  process.exit(1);
};
if (process.env["NODE_ENV"] === "production") refuse("NODE_ENV=production: development is for a developer's own machine");

const port = Number(process.env["PORT"] || 3000);
const origin = `http://localhost:${port}`;
const [gatewayPort, sitePort] = await Promise.all([freePort(), freePort()]);

let published: Published = { products: [], news: [], pages: [], media: [] };
/** What the pages wait for; undefined once they are served. */
let lacking: string | undefined;
const doing = (what: string): void => {
  lacking = what;
  say(what);
};
const gatewayStarted = Promise.withResolvers<KeptAlive>();
const siteStarted = Promise.withResolvers<KeptAlive>();
const front = await openFront({
  port,
  gateway: { port: gatewayPort, ready: async () => (await gatewayStarted.promise).ready() },
  site: { port: sitePort, ready: async () => (await siteStarted.promise).ready() },
  placeOf: (pathname) => placeOf(pathname, published),
  lacking: () => lacking,
}).catch((error: unknown) =>
  refuse(
    error instanceof Error && "code" in error && error.code === "EADDRINUSE"
      ? `Port ${port} is taken: stop what uses it (npm start?), or set PORT to another one.`
      : why(error),
  ),
);

/** Whether files have changed since the pages were last notified. */
let isChangePending = false;
const recorder = createRecorder({
  afterMs: 500,
  retryMs: 2_000,
  record: async (signal) => {
    const onChange = () => {
      isChangePending = true;
    };
    published = await recordTo({ folder: recordings, origin: `http://127.0.0.1:${gatewayPort}`, signal, onChange });
    if (!isChangePending) return;
    isChangePending = false;
    writeRecorded();
    notifyPages();
  },
  onFailure: (reason) => {
    const message = `What is published could not be read, and is asked for again: ${reason}`;
    if (lacking === undefined) say(message);
    else doing(message);
  },
});
/** Records again what is published; pages are notified at once, and again when the build's data have changed. */
const recordAgain = (): Promise<boolean> => {
  notifyPages();
  return recorder.again();
};

/** The gateway serves no page here, so it is given an export without any. */
const noExport = at("node_modules/.cache/no-export");
mkdirSync(path.join(noExport, "out"), { recursive: true });
writeFileSync(path.join(noExport, "csp.json"), "{}");

const QUIET = /"level":"info"/;
const gateway = keepAlive({
  // The flag lets it find what each package of ours stands on.
  args: ["--experimental-import-meta-resolve", at("dev/src/spare.ts"), at("packages/gateway"), at("packages/gateway/src/main.ts")],
  reserveAfterMs: 1_500,
  cwd: repository,
  env: {
    ...process.env,
    PORT: String(gatewayPort),
    SITE_ORIGIN: origin,
    SITE_DIR: noExport,
    STOP_SECONDS: "1",
    LOG: "json",
    LOG_LEVEL: "info",
    NODE_COMPILE_CACHE: at("node_modules/.cache/sources"),
  },
  serves: /^\s+Site\s+http/,
  onLine: (line) => {
    if (line.includes('"event":"contentChanged"')) void recordAgain();
    else if (line.startsWith("{") && !QUIET.test(line)) console.log(line);
  },
  onEnd: () => say("Edge and provider have stopped; they start again with the next edit."),
  onSlow: (seconds) => say(`Edge and provider are still starting after ${seconds} s: they open the database and read the content.`),
});
let site: KeptAlive | undefined;
let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  recorder.leave();
  await Promise.all([gateway.stop(), site?.stop(), front.close()]);
  process.exit(code);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
// A terminal that was closed.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => void stop(1));

doing("Edge and provider are starting: they open the database and read the content.");
gatewayStarted.resolve(gateway);
if (!(await gateway.ready())) {
  say("Edge and provider could not start: what stands above says why.");
  await stop(1);
}
const isSource = (file: string) => /\.(?:ts|json)$/.test(file) && !/\.test\.ts$|\/dist\//.test(file);
const messages = at("packages/i18n/messages");
watchFolders(
  [...workspaceClosure(at("packages/gateway")).map((folder) => path.join(folder, "src")), messages],
  (file) => isSource(file) && (!file.startsWith(messages) || isOfServers(file)),
  () => {
    const began = performance.now();
    recorder.leave();
    void gateway.restart().then(async (serves) => {
      if (!serves) return;
      say(`Edge and provider started again in ${Math.round(performance.now() - began)} ms.`);
      await recordAgain();
    });
  },
);

doing("What is published is being read for the pages.");
// Recorded by an earlier run, the pages have something to show meanwhile.
const recordedBefore = existsSync(path.join(recordings, "entries.json"));
if (recordedBefore) published = JSON.parse(readFileSync(path.join(recordings, "entries.json"), "utf8")) as Published;
if (!(await recordAgain()) && !recordedBefore) await recorder.recorded;
writeRecorded();
doing("Next is starting.");
execFileSync(process.execPath, [at("site/scripts/pages.ts")], { stdio: "inherit" });
writeMessages();
site = keepAlive({
  args: [at("site/node_modules/next/dist/bin/next"), "dev", "--hostname", "127.0.0.1", "--port", String(sitePort)],
  cwd: at("site"),
  env: { ...process.env, SITE_ORIGIN: origin },
  serves: /Ready in/,
  onLine: (line) => {
    if (/⚠|⨯ (?!clientRouterFilter)|\berror\b/i.test(line)) console.log(line);
  },
  onEnd: () => {
    say("next dev has ended.");
    void stop(1);
  },
  onSlow: (seconds) => say(`Next is still starting after ${seconds} s.`),
});
siteStarted.resolve(site);
if (!(await site.ready())) {
  say("Next could not start: what stands above says why.");
  await stop(1);
}
lacking = undefined;

watchFolders([messages], isSource, () => {
  try {
    writeMessages();
  } catch (error) {
    say(`The messages stay as they were: ${why(error)}`);
  }
});
watchFolders([at("packages/routes/src"), at("site/src/screens")], isSource, () => {
  try {
    execFileSync(process.execPath, [at("site/scripts/pages.ts")], { stdio: "pipe" });
  } catch (error) {
    say(`The pages stay as they were: ${why(error)}`);
  }
});

console.log(
  `\n  Site      ${origin}\n  Sandbox   ${origin}/sandbox\n  Desk      ${origin}/desk\n  API       ${origin}/openapi.json\n  Everything is picked up as it is edited; Ctrl-C ends it.\n`,
);
