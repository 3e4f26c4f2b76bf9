#!/usr/bin/env node
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readIdentities } from "./identities.ts";
import { lineTo } from "./line.ts";
import { asHtml, asJunit, asTable, isKept } from "./report.ts";
import { checks, runKit } from "./run-kit.ts";

const USAGE = `Usage: shanyraq-kit <address of the back office> --identities <file> [--only <check>] [--write] [--junit <file>] [--html <file>]

Tries what docs/back-office.md promises against a server that runs, as the edge would ask it.
  --identities  seeded people and right inputs, as example-identities.json has them
  --only        a check by its name; more than one may be given
  --write       gives a command that is right, too, which leaves something behind
Ends with 0 where every promise that was tried is kept, with 1 where one is broken, with 2 where it cannot begin.
`;

function begun() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        identities: { type: "string" },
        only: { type: "string", multiple: true, default: [] },
        write: { type: "boolean", default: false },
        junit: { type: "string" },
        html: { type: "string" },
      },
    });
    const [address] = positionals;
    if (address === undefined || values.identities === undefined) throw new Error("an address and --identities are needed");
    const unknown = values.only.filter((name) => !checks.some((check) => check.name === name));
    if (unknown.length > 0) throw new Error(`no check is called ${unknown.join(", ")}: ${checks.map(({ name }) => name).join(", ")}`);
    return { ...values, address: new URL(address).href, identities: readIdentities(readFileSync(values.identities, "utf8")) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return undefined;
  }
}

const given = begun();
if (given === undefined) process.exitCode = 2;
else {
  const ask = lineTo(given.address);
  const outcomes = await runKit(ask, given.identities, { writes: given.write, only: given.only });
  process.stdout.write(asTable(outcomes));
  if (given.junit !== undefined) writeFileSync(path.resolve(given.junit), asJunit(outcomes));
  if (given.html !== undefined) writeFileSync(path.resolve(given.html), asHtml(outcomes, given.address));
  process.exitCode = isKept(outcomes) ? 0 : 1;
}
