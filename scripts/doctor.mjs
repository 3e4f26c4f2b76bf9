#!/usr/bin/env node
// `npm run doctor`: what of Node, packages, ports, data, keys and programs is there, what is missing, and how to mend it.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { checks, reminders } from "./doctor/checks.mjs";
import { lookAround } from "./doctor/look.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const settings = path.join(root, ".env");
if (existsSync(settings)) process.loadEnvFile?.(settings);

const look = lookAround(root, process.env);
const findings = (await Promise.all(checks.map((check) => check(look)))).filter((finding) => finding !== undefined);
const WIDTH = 24;
const headings = { start: "To start (npm start)", tests: "To run the tests (npm test)" };
for (const [need, heading] of Object.entries(headings)) {
  console.log(`\n${heading}`);
  for (const { what, found, remedy, note } of findings.filter((one) => one.need === need)) {
    const mark = remedy ? "MISSING" : "ok     ";
    console.log(`  ${mark}  ${what.padEnd(WIDTH)} ${found ?? ""}${note ? ` (${note})` : ""}`.trimEnd());
    if (remedy) console.log(remedy.replace(/^/gm, "           "));
  }
}
console.log(`\nWorth knowing\n${reminders.map((line) => `  - ${line}`).join("\n")}\n`);
process.exitCode = findings.some(({ need, remedy }) => need === "start" && remedy) ? 1 : 0;
