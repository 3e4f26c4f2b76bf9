// What a site for the public has beyond its pages: pictures of links, speech where it is switched on, and copies of every file as browsers take them
// compressed.
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { compressFiles } from "./compress.ts";
import { writePreviews } from "./previews.ts";

const site = path.resolve(import.meta.dirname, "..");
const out = path.join(site, "out");
rmSync(out, { recursive: true, force: true });
cpSync(path.join(site, "exported/out"), out, { recursive: true });
cpSync(path.join(site, "exported/csp.json"), path.join(site, "csp.json"));
writePreviews(out);
if (process.env["SITE_SPEECH"] === "on") {
  const { writeSpeech } = await import("./speech/write-speech.ts");
  const cache = process.env["SITE_SPEECH_CACHE"] ?? path.join(site, "node_modules/.cache/speech");
  console.log(await writeSpeech(out, { cache, command: process.env["SITE_SPEECH_COMMAND"] }));
}
await compressFiles(out);
