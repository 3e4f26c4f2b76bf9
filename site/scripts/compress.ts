import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { exportedFiles } from "@shanyraq/routes/exported-files";

const COMPRESSED = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
/** Scripts are few and weigh most; a page is what a visitor waits for, and there are hundreds. */
const qualities: Readonly<Record<string, number>> = { ".js": 11, ".html": 10 };
const qualityOf = (file: string): number => qualities[path.extname(file)] ?? 9;

/** Below this a compressed copy saves no packet. */
const WORTH_BYTES = 860;

async function compress(file: string): Promise<void> {
  const raw = readFileSync(file);
  if (raw.length < WORTH_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file), [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    }),
    promisify(gzip)(raw, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}

/** Writes the compressed copies of an export beside its files, so that a web server has nothing left to compress. */
export const compressFiles = async (out: string): Promise<void> => {
  await Promise.all(
    exportedFiles(out)
      .filter((file) => COMPRESSED.test(file))
      .map(compress),
  );
};
