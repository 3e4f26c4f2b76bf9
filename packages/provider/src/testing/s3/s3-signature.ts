import { createHash, createHmac, type Hash, type Hmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { SignatureV4 } from "@smithy/signature-v4";

interface Key {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
}

type Bytes = string | ArrayBuffer | ArrayBufferView;
const bytesOf = (data: Bytes): Uint8Array | string => {
  if (typeof data === "string") return data;
  return data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
};
const keyOf = (secret: Bytes): Buffer => Buffer.from(bytesOf(secret));

/** The digest as AWS's signer asks for it. */
class Sha256 {
  readonly #hash: Hash | Hmac;
  constructor(secret?: Bytes) {
    this.#hash = secret === undefined ? createHash("sha256") : createHmac("sha256", keyOf(secret));
  }
  update(data: Bytes): void {
    this.#hash.update(bytesOf(data));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset(): void {}
}

/** yyyymmddThhmmssZ as the moment it is. */
const momentOf = (text: string): Date => new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** Whether a request was signed with this key, by AWS's own signer: s3rver looks at signatures of version 4 no closer than who they name. */
export async function isSignedWith({ keyId, secret, region }: Key, { method = "", url = "", headers }: IncomingMessage): Promise<boolean> {
  const { authorization = "" } = headers;
  const [, names = ""] = /SignedHeaders=([^,\s]+)/.exec(authorization) ?? [];
  const signed = Object.fromEntries(names.split(";").map((name) => [name, String(headers[name] ?? "")]));
  const signer = new SignatureV4({
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    region,
    service: "s3",
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const again = await signer.sign(
    { method, protocol: "http:", hostname: String(headers.host), path: url, headers: signed },
    { signingDate: momentOf(String(headers["x-amz-date"])) },
  );
  const signatureOf = (text: string | undefined) => /Signature=([0-9a-f]{64})/.exec(text ?? "")?.[1];
  const given = signatureOf(authorization);
  return given !== undefined && given === signatureOf(again.headers["authorization"]);
}
