import { AwsV4Signer } from "aws4fetch";
import { fileFailure, isFileKey, type FileStore, type FileStoreFault } from "../ports/file-store.ts";
import type { HttpService } from "./http-service.ts";

export interface S3Place extends Pick<HttpService, "fetch"> {
  /** Where the service begins; the bucket follows in the path, as every S3-compatible service takes it. */
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Below the time that the edge waits for our answer, so that the visitor still reads "try again". */
const TIMEOUT_MS = 4_000;

const hexOf = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString("hex");

/** A missing bucket differs from a missing file: S3 answers 404 for both, and names which. */
const MISSING_KEY = /<Code>\s*NoSuchKey\s*<\/Code>/;

async function faultOf(reply: Response): Promise<FileStoreFault> {
  if (reply.status === 404 && MISSING_KEY.test(await reply.text())) return "fileMissing";
  return reply.status >= 500 ? "storeSilent" : "storeRefuses";
}

/**
 * Files in a bucket of S3 or what speaks like it, over HTTP with signatures of version 4. The digest of a file is signed with it, so that
 * the service itself refuses what arrived otherwise than it was sent.
 */
export function filesInS3({ url, bucket, region, keyId, secret, fetch }: S3Place): FileStore {
  const base = `${url.replace(/\/$/, "")}/${encodeURIComponent(bucket)}`;
  const cache = new Map<string, ArrayBuffer>();

  async function ask(method: "PUT" | "GET" | "DELETE", key: string, content?: Uint8Array): Promise<Response> {
    const body = new Uint8Array(content ?? []);
    const signed = await new AwsV4Signer({
      method,
      url: `${base}/${key}`,
      headers: {
        "x-amz-content-sha256": hexOf(await crypto.subtle.digest("SHA-256", body)),
        ...(content && { "content-type": "application/octet-stream" }),
      },
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: "s3",
      region,
      cache,
    }).sign();
    return fetch(signed.url.href, {
      method,
      headers: signed.headers,
      ...(content && { body }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  /** A reply is read to its end within the same patience; whatever goes wrong on the way is the service's silence. */
  async function answered<T>(asking: () => Promise<T>) {
    try {
      return await asking();
    } catch {
      return fileFailure("storeSilent");
    }
  }

  return {
    put: (key, content) =>
      answered(async () => {
        if (!isFileKey(key)) return fileFailure("storeRefuses");
        const reply = await ask("PUT", key, content);
        return reply.ok ? { ok: true } : fileFailure(await faultOf(reply));
      }),
    get: (key) =>
      answered(async () => {
        if (!isFileKey(key)) return fileFailure("fileMissing");
        const reply = await ask("GET", key);
        return reply.ok ? { ok: true, content: new Uint8Array(await reply.arrayBuffer()) } : fileFailure(await faultOf(reply));
      }),
    remove: (key) =>
      answered(async () => {
        if (!isFileKey(key)) return { ok: true };
        const reply = await ask("DELETE", key);
        if (reply.ok) return { ok: true };
        const fault = await faultOf(reply);
        return fault === "fileMissing" ? { ok: true } : fileFailure(fault);
      }),
  };
}
