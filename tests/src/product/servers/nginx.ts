import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nginxConfig, readExported } from "@shanyraq/hosts";
import { freePort } from "./free-port.ts";

const site = path.resolve(import.meta.dirname, "../../../../site");
const program = ["/usr/sbin/nginx", "/usr/local/sbin/nginx"].find((one) => existsSync(one));
const START_LIMIT_MS = 10_000;
const LOOK_AGAIN_MS = 20;

export interface Nginx {
  readonly origin: string;
  /** What it wrote of its errors. */
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
}

/** A whole configuration with everything it writes in one folder, so that it runs beside any other and as anybody. */
const whole = (folder: string, server: string) => `daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events {}
http {
  access_log off;
  sendfile on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${server}}
`;

async function answers(origin: string, until: number): Promise<boolean> {
  for (;;) {
    const alive = await fetch(`${origin}/icon.svg`).then(
      () => true,
      () => false,
    );
    if (alive || Date.now() > until) return alive;
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  }
}

/** Starts Debian's nginx before a running product: it serves the export, the product answers the calls and the sandbox. */
export async function startNginx(edgeUrl: string): Promise<Nginx> {
  if (!program) throw new Error("nginx is missing: apt-get install -y nginx");
  const folder = mkdtempSync(path.join(tmpdir(), "shanyraq-nginx-"));
  // Started by root, its workers are of another user.
  chmodSync(folder, 0o755);
  for (const name of ["body", "proxy", "fastcgi", "uwsgi", "scgi"]) mkdirSync(path.join(folder, name));
  const port = await freePort();
  const server = nginxConfig(readExported(site), {
    listen: `127.0.0.1:${port}`,
    serverName: "_",
    siteFolder: path.join(site, "out"),
    edgeUrl,
    proxied: ["/sandbox", "/openapi.json", "/openapi-edge.json"],
  });
  writeFileSync(path.join(folder, "nginx.conf"), whole(folder, server));
  const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  const child = spawn(program, ["-e", `${folder}/error.log`, "-p", folder, "-c", `${folder}/nginx.conf`, ...user], { stdio: "pipe" });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "exit");
  const origin = `http://localhost:${port}`;
  const errors = () => output + (existsSync(`${folder}/error.log`) ? readFileSync(`${folder}/error.log`, "utf8") : "");
  const started = await Promise.race([answers(`http://127.0.0.1:${port}`, Date.now() + START_LIMIT_MS), ended.then(() => false)]);
  if (!started) {
    child.kill("SIGKILL");
    throw new Error(`nginx did not start:\n${errors()}`);
  }
  return {
    origin,
    errors,
    stop: async () => {
      child.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
