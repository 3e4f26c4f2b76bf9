#!/usr/bin/env node
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readIdentities } from "./identities.ts";
import { lineTo } from "./line.ts";
import { readRecord, writeRecord } from "./record/record-folder.ts";
import { recording, type RecordedReply } from "./record/recorder.ts";
import { serveRecord } from "./record/replay.ts";
import { asHtml, asJunit, asTable, isKept } from "./report.ts";
import { checks, runKit } from "./run-kit.ts";

const USAGE = `Usage: shanyraq-kit <address of the back office> --identities <file> [--only <check>] [--write] [--junit <file>] [--html <file>] [--record <folder>]
       shanyraq-kit --replay <folder> [--port <number>]

Tries what docs/back-office.md promises against a server that runs, as the edge would ask it.
  --identities  seeded people and right inputs, as example-identities.json has them
  --only        a check by its name; more than one may be given
  --write       gives a command that is right, too, which leaves something behind
  --record      keeps one reply of each call and outcome, of nobody that there is
  --replay      answers out of such a folder, for who builds without a back office
Ends with 0 where every promise that was tried is kept, with 1 where one is broken, with 2 where it cannot begin.
`;

interface Trying extends Readonly<Record<"junit" | "html" | "record", string | undefined>> {
  readonly address: string;
  readonly identities: ReturnType<typeof readIdentities>;
  readonly write: boolean;
  readonly only: readonly string[];
}
interface Replaying {
  readonly replay: readonly RecordedReply[];
  readonly port: number;
}

function startedRun(): Trying | Replaying | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        identities: { type: "string" },
        only: { type: "string", multiple: true, default: [] },
        write: { type: "boolean", default: false },
        junit: { type: "string" },
        html: { type: "string" },
        record: { type: "string" },
        replay: { type: "string" },
        port: { type: "string", default: "4010" },
      },
    });
    const [address] = positionals;
    if (values.replay !== undefined) return { replay: readRecord(values.replay), port: Number(values.port) };
    if (address === undefined || values.identities === undefined) throw new Error("an address and --identities are needed");
    const unknown = values.only.filter((name) => !checks.some((check) => check.name === name));
    if (unknown.length > 0) throw new Error(`no check is called ${unknown.join(", ")}: ${checks.map(({ name }) => name).join(", ")}`);
    const { junit, html, record, write, only } = values;
    return {
      junit,
      html,
      record,
      write,
      only,
      address: new URL(address).href,
      identities: readIdentities(readFileSync(values.identities, "utf8")),
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return undefined;
  }
}

async function tryOut(given: Trying) {
  const record = recording(lineTo(given.address), given.identities);
  const outcomes = await runKit(record.ask, given.identities, { writes: given.write, only: given.only });
  process.stdout.write(asTable(outcomes));
  if (given.junit !== undefined) writeFileSync(path.resolve(given.junit), asJunit(outcomes));
  if (given.html !== undefined) writeFileSync(path.resolve(given.html), asHtml(outcomes, given.address));
  if (given.record !== undefined) {
    const replies = record.replies();
    writeRecord(given.record, replies);
    process.stdout.write(
      `recorded ${replies.length} replies\n${record
        .refused()
        .map((one) => `not kept   ${one}\n`)
        .join("")}`,
    );
  }
  process.exitCode = isKept(outcomes) ? 0 : 1;
}

const given = startedRun();
if (given === undefined) process.exitCode = 2;
else if (!("address" in given)) {
  const { url } = await serveRecord(given.replay, given.port);
  process.stdout.write(`${url} answers what was recorded\n`);
} else await tryOut(given);
