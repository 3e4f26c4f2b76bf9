import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import type { S3Place } from "../../platform/adapters/files-in-s3.ts";
import { isSignedWith } from "./s3-signature.ts";

/** The one key that the server of the tests knows, and the bucket that is its own. */
const known = { bucket: "papers", region: "us-east-1", keyId: "S3RVER", secret: "S3RVER" } as const;
const MISMATCH = "<Error><Code>SignatureDoesNotMatch</Code></Error>";

/** A server that speaks as S3 does and verifies signatures, over a folder that goes with it. */
export async function openS3(): Promise<{ readonly place: S3Place; readonly close: () => Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), "shanyraq-s3-"));
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets: [{ name: known.bucket }] });
  server.middleware.unshift(async (context, next) => {
    if (await isSignedWith(known, context.req)) return next();
    context.status = 403;
    context.body = MISMATCH;
  });
  const { port } = await server.run();
  return {
    place: { ...known, url: `http://127.0.0.1:${port}`, fetch: (...args) => fetch(...args) },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
