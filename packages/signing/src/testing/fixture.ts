import { readFileSync } from "node:fs";
import { ownBytes, fromBase64, fromHex, type Bytes } from "../bytes.ts";
import { createTrustList, type TrustList } from "../x509/trust-list.ts";

const folder = new URL("../../fixtures/", import.meta.url);

export const fixture = (name: string): Bytes => ownBytes(readFileSync(new URL(name, folder)));
export const fixtureText = (name: string): string => readFileSync(new URL(name, folder), "utf8");
export const fixtureBase64 = (name: string): Bytes => fromBase64(fixtureText(name)) as Bytes;

/** What the KalkanCrypt library made: a message, its digest, a key and a signature. */
export function kalkanVectors(): { message: Bytes; digest: Bytes; secret: bigint; x: Bytes; y: Bytes; signature: Bytes } {
  const lines = new Map(
    fixtureText("test_gost512.vectors")
      .trim()
      .split("\n")
      .map((line) => line.split("=") as [string, string]),
  );
  const hex = (name: string) => fromHex(lines.get(name) ?? "");
  return {
    message: new TextEncoder().encode(lines.get("msg")),
    digest: hex("digest"),
    secret: BigInt(`0x${lines.get("d")}`),
    x: hex("qx").reverse(),
    y: hex("qy").reverse(),
    signature: hex("sig"),
  };
}

/** The authorities of the national certification centre's test system. */
export function nationalTestTrust(): TrustList {
  const list = createTrustList({
    anchors: [fixture("root_test_gost_2022.cer"), fixture("nca_rsa_test.crt")],
    intermediates: [fixture("nca_gost2022_test.cer")],
  });
  if (!list.ok) throw new Error(list.error.detail);
  return list.value;
}
