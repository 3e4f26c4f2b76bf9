import { EVERY_PAGE_POLICY, IMMUTABLE, IMMUTABLE_PREFIX, protectedBy } from "@shanyraq/routes/hosting";
import { plainFiles, type Exported } from "./exported.ts";
import { headerLines, redirectLines } from "./redirect-lines.ts";

/** What holds where the worker does not run: its quota is used up and the project is set to fail open. */
export const cloudflareRedirects = (): string => `${redirectLines({ moved: 308, beforeFiles: true, missing: false }).join("\n")}\n`;

/** One row for all pages: a project may have a hundred, and a site has more pages. The worker sends each its own policy. */
export const cloudflareHeaders = (): string =>
  `${[...headerLines("/*", protectedBy(EVERY_PAGE_POLICY)), ...headerLines(`${IMMUTABLE_PREFIX}*`, [["cache-control", IMMUTABLE]])].join(
    "\n",
  )}\n`;

/** Which addresses the worker is asked for: all but the files that are the same for everybody. */
export function cloudflareRoutes(exported: Exported): string {
  const folders = plainFiles(exported).map((file) => (file.lastIndexOf("/") > 0 ? `${file.slice(0, file.lastIndexOf("/"))}/*` : file));
  return `${JSON.stringify({ version: 1, include: ["/*"], exclude: ["/_next/*", ...new Set(folders)] }, null, 2)}\n`;
}

/** The source of the worker, for the bundler. */
export const cloudflareEntry = `import { cloudflareWorker } from "@shanyraq/edge/cloudflare";
  export default cloudflareWorker();`;
