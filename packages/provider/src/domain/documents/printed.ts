import { createHash } from "node:crypto";
import { document, type Block, type DocumentFacts } from "@shanyraq/documents";

/** Every document of ten products in three languages and in two prints, and half as many offers again. */
const MAX_PRINTED = 288;
const kept = new Map<string, Promise<Uint8Array>>();

/** The bytes of a document; the same content is printed once for all callers. */
export function printed(facts: DocumentFacts, blocks: readonly Block[]): Promise<Uint8Array> {
  const key = createHash("sha256")
    .update(JSON.stringify([facts, blocks]))
    .digest("base64");
  const bytes = kept.get(key) ?? document(facts, blocks);
  // The last requested ones are kept longest.
  kept.delete(key);
  kept.set(key, bytes);
  // What failed once may be tried again.
  bytes.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > MAX_PRINTED && oldest !== undefined) kept.delete(oldest);
  return bytes;
}
