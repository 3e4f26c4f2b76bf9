import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { INITIAL_FOLDER, startProduct } from "./start.ts";

/** Requests every cut of every picture of the news: a first visitor waits until one is made, which the tests that follow do not measure. */
async function cutPictures(origin: string): Promise<void> {
  const news = await (await fetch(`${origin}/news`)).text();
  for (const picture of new Set(news.match(/\/api\/documents\/pictures\/[\w.-]+/g) ?? []))
    await (await fetch(origin + picture)).arrayBuffer();
}

/**
 * Before the tests a product begins on an empty folder, and ends: the embedded database it leaves, with its tables, content and people, is
 * what others begin with. To make one takes longer than most tests. Workers find it by their environment.
 * @returns what removes it after the last test.
 */
// oxlint-disable-next-line import/no-default-export -- both runners ask a file of their setup for its default export
export default async function beginFolder(): Promise<() => void> {
  // Each of several projects of a run asks for it.
  if (process.env[INITIAL_FOLDER] !== undefined) return () => {};
  const dataFolder = mkdtempSync(path.join(tmpdir(), "shanyraq-begun-"));
  const product = await startProduct({ dataFolder });
  await cutPictures(product.origin);
  await product.stop();
  process.env[INITIAL_FOLDER] = path.join(dataFolder, "pglite");
  return () => rmSync(dataFolder, { recursive: true, force: true });
}
