import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repository } from "./source-imports.ts";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: repository, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "");
const folders = new Set(files.flatMap((file) => file.split("/").map((_, depth, parts) => parts.slice(0, depth).join("/"))));
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const pages = files.filter((file) => file.endsWith(".md") && !file.startsWith("content/"));
/** Pages about the past keep the names of their day. */
const isOfThePast = (page: string) => /^(?:CHANGELOG|docs\/decisions\/|docs\/upgrading|changes\/)/.test(page);

/** A heading as GitHub addresses it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
const slugsOf = (page: string): ReadonlySet<string> =>
  new Set([...read(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => slugOf(heading)));

/** Whether a link of a page leads to a file or folder of the repository, and to a heading of it. */
function leadsSomewhere(page: string, link: string): boolean {
  const [target = "", anchor] = link.split("#");
  const file = target === "" ? page : path.posix.normalize(path.posix.join(path.posix.dirname(page), target)).replace(/\/$/, "");
  if (!files.includes(file)) return anchor === undefined && folders.has(file);
  return anchor === undefined || !file.endsWith(".md") || slugsOf(file).has(anchor);
}

it("every link of a document leads to a file, and to a heading of it", () => {
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = ""]) =>
      /^(?:https?:|mailto:)/.test(link) || leadsSomewhere(page, link) ? [] : [`${page}: ${link}`],
    ),
  );
  expect(dead).toEqual([]);
});

it("every source file that a document names exists", () => {
  const named = /`([\w@./-]+\.(?:tsx?|mjs|sql))`/g;
  const dead = pages
    .filter((page) => !isOfThePast(page))
    .flatMap((page) =>
      [...read(page).matchAll(named)].flatMap(([, name = ""]) => {
        const wanted = name.replace(/^(?:\.\.?\/|@shanyraq\/\w+\/)+/, "");
        // What a build writes is not tracked.
        if (wanted.startsWith("dist/")) return [];
        return files.some((file) => file === wanted || file.endsWith(`/${wanted}`)) ? [] : [`${page}: ${name}`];
      }),
    );
  expect(dead).toEqual([]);
});
