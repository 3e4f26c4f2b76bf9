import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentTypes, OTHER_CONTENT_TYPE } from "@shanyraq/routes/hosting";
import type { Answer } from "./answer.ts";
import { bookHeaders } from "./security-headers.ts";

/** Where the built Storybook stands in the sandbox. */
const PLACE = "/sandbox/stories/";

/**
 * The built Storybook as it lies on disk: it is large, and few ask for it, so nothing of it is kept. An address leads to no file outside
 * its folder: what would climb out of it is cut at its root.
 */
export function readStorybook(folder: string): (pathname: string) => Answer | undefined {
  return (pathname) => {
    if (!pathname.startsWith(PLACE)) return undefined;
    const name = path.posix.normalize(`/${pathname.slice(PLACE.length) || "index.html"}`);
    const file = path.join(folder, name);
    if (!existsSync(file) || !statSync(file).isFile()) return undefined;
    const body = readFileSync(file);
    const type = contentTypes[path.extname(file)] ?? OTHER_CONTENT_TYPE;
    const headers = [...bookHeaders, "content-type", type, "cache-control", "no-cache", "content-length", String(body.byteLength)];
    return { name: PLACE, status: 200, headers, body };
  };
}
