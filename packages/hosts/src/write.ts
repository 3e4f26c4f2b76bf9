import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundle, edgeFolder } from "./bundle.ts";
import { cloudflareEntry, cloudflareHeaders, cloudflareRedirects, cloudflareRoutes } from "./cloudflare.ts";
import { isCompressed, readExported } from "./exported.ts";
import { netlifyEntries, netlifyHeaders, netlifyRedirects, netlifyToml } from "./netlify.ts";
import { nginxConfig, type NginxOptions } from "./nginx.ts";
import { vercelConfig, vercelFunction } from "./vercel.ts";

function write(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** These hosts compress automatically: the copies that the build made are not needed. */
function copySite(siteFolder: string, target: string): void {
  cpSync(path.join(siteFolder, "out"), target, { recursive: true, filter: (source) => !isCompressed(source) });
}
const emptied = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** `nginx/shanyraq.conf`, for the `http` context. */
export function writeNginx(siteFolder: string, target: string, options: Omit<NginxOptions, "siteFolder">): void {
  emptied(target);
  write(target, "shanyraq.conf", nginxConfig(readExported(siteFolder), { ...options, siteFolder: path.join(siteFolder, "out") }));
}

/** Files of `edge/api`, and the function each becomes: "provider/[...path].ts" is `api/provider`. */
const apiFunctions = () =>
  readdirSync(path.join(edgeFolder, "api"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => ({ file, name: `api/${file.replace(/(\/\[\.\.\.\w+\])?\.ts$/, "")}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** `.vercel/output`: a prebuilt deployment of Vercel's Build Output API. */
export async function writeVercel(siteFolder: string, target: string): Promise<void> {
  emptied(target);
  const output = path.join(target, ".vercel/output");
  write(output, "config.json", json(vercelConfig(readExported(siteFolder))));
  copySite(siteFolder, path.join(output, "static"));
  const sources = [
    ...apiFunctions().map(({ file, name }) => ({
      name,
      // It is one function under each of its methods, and refuses the others itself.
      contents: `import * as api from "./api/${file}"; export default Object.values(api).find((one) => typeof one === "function");`,
    })),
    { name: "middleware", contents: 'export { default } from "./middleware.ts";' },
  ];
  for (const { name, contents } of sources) {
    write(output, `functions/${name}.func/index.js`, await bundle(contents, edgeFolder));
    write(output, `functions/${name}.func/.vc-config.json`, json(vercelFunction));
  }
}

/** A folder for `netlify deploy`: the files, their rules and the edge functions. */
export async function writeNetlify(siteFolder: string, target: string): Promise<void> {
  emptied(target);
  const exported = readExported(siteFolder);
  copySite(siteFolder, path.join(target, "site"));
  write(target, "netlify.toml", netlifyToml(exported));
  write(target, "site/_redirects", netlifyRedirects());
  write(target, "site/_headers", netlifyHeaders(exported));
  for (const [name, contents] of Object.entries(netlifyEntries)) write(target, `netlify/edge-functions/${name}.js`, await bundle(contents));
}

/** A folder for `wrangler pages deploy`: the files, their rules and the worker. */
export async function writeCloudflare(siteFolder: string, target: string): Promise<void> {
  emptied(target);
  const exported = readExported(siteFolder);
  copySite(siteFolder, target);
  write(target, "policies.json", json(Object.fromEntries(Object.entries(exported.policies).map(([file, one]) => [file.slice(1), one]))));
  write(target, "_redirects", cloudflareRedirects());
  write(target, "_headers", cloudflareHeaders());
  write(target, "_routes.json", cloudflareRoutes(exported));
  write(target, "_worker.js", await bundle(cloudflareEntry));
}
