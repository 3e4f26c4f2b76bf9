import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { signCms } from "../src/authority/sign-cms.ts";
import type { Bytes } from "../src/bytes.ts";
import { streebog } from "../src/crypto/streebog.ts";
import { drop, edit, flip, places } from "../src/testing/edit-der.ts";
import { pkijsCertificates, verifyByPkijs } from "../src/testing/pkijs-verdict.ts";
import { createWorld, holder, later, now, text, type World } from "../src/testing/world.ts";
import { verifyCms } from "../src/verify-cms.ts";

/** Milliseconds of the processor for one run: the least of some rounds, for others may use the machine meanwhile. */
async function cost(work: () => Promise<unknown> | unknown, runs: number, rounds = 5): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    for (let run = 0; run < runs; run++) await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000 / runs);
  }
  return least;
}

async function documentOf(world: World, stamped: boolean): Promise<Bytes> {
  const person = await world.authority.issue(holder);
  return signCms({
    content: text("the contract"),
    signers: [person],
    attached: true,
    signingTime: now,
    ...(stamped && { timestamp: world.authority.timestamp(now) }),
  });
}

/** One size of what a page would load to verify, nothing taken from it. */
async function gzipOf(entry: string): Promise<number> {
  const built = await build({
    entryPoints: [fileURLToPath(new URL(`../src/${entry}`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
  });
  return gzipSync(built.outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}

const rows: (readonly [what: string, figure: string, goal: string, met: boolean])[] = [];
const at = later(1);

const rsa = await createWorld("rsa");
const rsaDocument = await documentOf(rsa, false);
const trusted = pkijsCertificates([...rsa.trust.anchors, ...rsa.trust.intermediates].map(({ bytes }) => bytes));
const ours = async (cms: Bytes) => {
  const verified = await verifyCms(cms, { trust: rsa.trust, at });
  return (
    verified.ok && verified.value.signers.every(({ signature, trust, time }) => signature === "good" && trust === "good" && time === "good")
  );
};
const samples = [
  rsaDocument,
  edit(rsaDocument, places.signature, flip),
  edit(rsaDocument, places.content, flip),
  edit(rsaDocument, [...places.certificates, 0, 2], flip),
  edit(rsaDocument, places.certificates, drop),
  edit(rsaDocument, places.attributes, drop),
];
let agreed = 0;
for (const sample of samples) if ((await ours(sample)) === (await verifyByPkijs(sample, trusted, at))) agreed++;
rows.push(["verdicts as pkijs's", `${agreed} of ${samples.length}`, "all", agreed === samples.length]);

// In turn, so that whatever else the machine does falls on both.
let [mine, theirs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
for (let round = 0; round < 12; round++) {
  mine = Math.min(mine, await cost(() => ours(rsaDocument), 100, 1));
  theirs = Math.min(theirs, await cost(() => verifyByPkijs(rsaDocument, trusted, at), 20, 1));
}
rows.push([
  "RSA CMS with its chain",
  `${mine.toFixed(3)} ms, pkijs ${theirs.toFixed(3)} ms: ${(theirs / mine).toFixed(1)} times its rate`,
  ">= 10 times",
  theirs >= 10 * mine,
]);

for (const kind of ["gost-512", "gost-256"] as const) {
  const gost = await createWorld(kind);
  const cms = await documentOf(gost, true);
  const one = await cost(() => verifyCms(cms, { trust: gost.trust, at }), 10);
  rows.push([`${kind} CMS with chain and timestamp`, `${one.toFixed(1)} ms of CPU`, "<= 60 ms", one <= 60]);
}

const megabytes = new Uint8Array(4 << 20).fill(0x5a);
for (const bits of [256, 512] as const) {
  const rate = 4000 / (await cost(() => streebog(bits, megabytes), 1));
  rows.push([`Streebog-${bits}`, `${rate.toFixed(1)} MB/s`, ">= 10 MB/s", rate >= 10]);
}

const verifier = await gzipOf("index.ts");
rows.push(["the verifier, GOST included", `${(verifier / 1024).toFixed(1)} KB gzip`, "<= 35 KB", verifier <= 35 * 1024]);
for (const entry of ["ncalayer.ts", "egov-qr/client.ts"])
  rows.push([entry, `${((await gzipOf(entry)) / 1024).toFixed(1)} KB gzip`, "", true]);

for (const [what, figure, goal, met] of rows)
  console.log(`${met ? "ok  " : "MISS"} ${what.padEnd(36)} ${figure}${goal ? ` (goal ${goal})` : ""}`);
// Where a run of all tests gathers its figures.
const folder = process.env["FIGURES_DIR"];
if (folder) {
  mkdirSync(folder, { recursive: true });
  const figures = rows.map(([name, measured, goal, ok]) => ({ name, measured, goal, ok }));
  writeFileSync(path.join(folder, "signing.json"), JSON.stringify(figures, undefined, 2));
}
process.exitCode = rows.every(([, , , met]) => met) ? 0 : 1;
