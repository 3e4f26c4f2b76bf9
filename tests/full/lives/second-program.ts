import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Account, Story } from "./story.ts";

export type LiveStory = (story: Story) => Account;
const file = path.resolve(import.meta.dirname, "second-program/live-story.ts");

const isProgram = (found: unknown): found is { readonly liveStory: LiveStory } =>
  typeof found === "object" && found !== null && "liveStory" in found && typeof found.liveStory === "function";

/** The program that another author wrote from the law and the tariffs; undefined where it is not there. */
export async function findSecondProgram(): Promise<LiveStory | undefined> {
  if (!existsSync(file)) return undefined;
  const found: unknown = await import(pathToFileURL(file).href);
  if (!isProgram(found)) throw new Error(`${file} exports no liveStory`);
  return found.liveStory;
}
