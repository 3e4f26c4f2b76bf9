import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { recordPublic, type Published } from "@shanyraq/gateway";

/**
 * Writes what the running product publishes where the pages read it; files that say the same are left alone, so that what watches them is not
 * told of nothing.
 * @throws where a public call is refused.
 */
export async function recordTo(folder: string, origin: string): Promise<{ readonly published: Published; readonly changed: number }> {
  let changed = 0;
  const write = (file: string, value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    const target = path.join(folder, file);
    if (existsSync(target) && readFileSync(target, "utf8") === text) return;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    changed += 1;
  };
  const published = await recordPublic({
    url: `${origin}/api/provider`,
    fetch,
    write: (locale, file, value) => write(`${locale}/${file}.json`, value),
  });
  write("entries.json", published);
  return { published, changed };
}
