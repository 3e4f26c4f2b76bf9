// Writes what a host needs to deploy/out/<host>: `pnpm run hosts`, or `pnpm run hosts nginx vercel`.
import { existsSync } from "node:fs";
import path from "node:path";
import { writeCloudflare, writeNetlify, writeNginx, writeVercel } from "../src/index.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const { SITE_DIR = "site", EDGE_URL = "http://127.0.0.1:3000", NGINX_LISTEN = "8080", NGINX_SERVER_NAME = "_" } = process.env;
const { NGINX_BROTLI, NGINX_PROXIED = "/openapi.json,/openapi-edge.json" } = process.env;
const siteFolder = path.resolve(repository, SITE_DIR);

const writers = {
  nginx: async (target: string) =>
    writeNginx(siteFolder, target, {
      listen: NGINX_LISTEN,
      serverName: NGINX_SERVER_NAME,
      edgeUrl: EDGE_URL,
      proxied: NGINX_PROXIED.split(",").filter(Boolean),
      brotli: NGINX_BROTLI === "on",
    }),
  vercel: (target: string) => writeVercel(siteFolder, target),
  netlify: (target: string) => writeNetlify(siteFolder, target),
  cloudflare: (target: string) => writeCloudflare(siteFolder, target),
} as const;
type Host = keyof typeof writers;

const isHost = (name: string): name is Host => Object.hasOwn(writers, name);
const args = process.argv.slice(2);
const unknown = args.filter((name) => !isHost(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. Hosts: ${Object.keys(writers).join(", ")}`);
  process.exit(1);
}
if (!existsSync(path.join(siteFolder, "csp.json"))) {
  console.error("The site is not built: pnpm exec turbo run build");
  process.exit(1);
}
for (const host of args.length > 0 ? args.filter(isHost) : (Object.keys(writers) as Host[])) {
  const target = path.join(repository, "deploy/out", host);
  await writers[host](target);
  console.log(`${host.padEnd(10)} ${path.relative(process.cwd(), target)}`);
}
