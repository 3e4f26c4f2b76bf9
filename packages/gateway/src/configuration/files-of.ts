import path from "node:path";
import type { Values } from "./variables.ts";

/** A folder, or a bucket of a service like S3. */
export type FilesPlace =
  | { readonly folder: string }
  | { readonly url: string; readonly bucket: string; readonly region: string; readonly keyId: string; readonly secret: string };

/** Where files lie that people send; nothing where that is the database. */
export function filesOf(given: Values, repository: string): { readonly files?: FilesPlace } {
  const {
    FILES_DIR,
    FILES_S3_URL: url,
    FILES_S3_BUCKET: bucket,
    FILES_S3_REGION: region,
    FILES_S3_KEY: keyId,
    FILES_S3_SECRET: key,
  } = given;
  if (FILES_DIR !== undefined) return { files: { folder: path.resolve(repository, FILES_DIR) } };
  return url && bucket && keyId && key ? { files: { url, bucket, region, keyId, secret: key } } : {};
}
