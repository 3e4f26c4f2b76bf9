import { closeSync, openSync, readSync, statSync } from "node:fs";
import pg from "pg";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly PlanNode[];
}

/** What the database did for one request: how long, and by which ways it found the rows. */
export interface Done {
  readonly ms: number;
  readonly statements: number;
  /** Each way once: a table and how it was read. */
  readonly ways: readonly string[];
}

/**
 * Has PostgreSQL log every statement of a database with its time (parse, bind and execute) and its plan, and tells what was done for
 * visitors since a moment. The server writes before it answers, so that what an answered request asked for stands in the file.
 */
export async function watchStatements(url: string, log: string): Promise<{ readonly mark: () => () => Done }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database = new URL(url).pathname.slice(1);
  const settings = {
    session_preload_libraries: "auto_explain",
    log_min_duration_statement: "0",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_format": "json",
    "auto_explain.log_nested_statements": "on",
  };
  for (const [name, value] of Object.entries(settings)) await client.query(`ALTER DATABASE ${database} SET ${name} = '${value}'`);
  await client.end();
  return {
    mark: () => {
      const from = statSync(log).size;
      return () => readDone(textFrom(log, from));
    },
  };
}

function textFrom(file: string, from: number): string {
  const bytes = Buffer.alloc(Math.max(0, statSync(file).size - from));
  const handle = openSync(file, "r");
  readSync(handle, bytes, 0, bytes.length, from);
  closeSync(handle);
  return bytes.toString("utf8");
}

/** What serves visitors; the jobs have connections and a name of their own. */
const SERVING = "shanyraq:";
const TIMED = /duration: ([\d.]+) ms {2}(parse|bind|execute|statement)\b/;
const PLAN = /duration: [\d.]+ ms {2}plan:$/;

/** An entry's further lines begin with a tab. */
const entriesOf = (text: string): readonly string[] => text.split(/\n(?!\t)/).filter((entry) => entry.startsWith(SERVING));

function readDone(text: string): Done {
  const entries = entriesOf(text);
  const timed = entries.flatMap((entry) => {
    const [, ms = "", step = ""] = TIMED.exec(entry) ?? [];
    return ms === "" ? [] : [{ ms: Number(ms), step }];
  });
  const plans = entries.flatMap((entry) => {
    const [head = "", ...lines] = entry.split("\n");
    return PLAN.test(head) ? [(JSON.parse(lines.join("\n")) as { readonly Plan: PlanNode }).Plan] : [];
  });
  return {
    ms: timed.reduce((sum, { ms }) => sum + ms, 0),
    statements: timed.filter(({ step }) => step === "execute" || step === "statement").length,
    ways: [...new Set(plans.flatMap(waysOf))].toSorted(),
  };
}

const waysOf = (node: PlanNode): readonly string[] => [
  ...(node["Node Type"].includes("Scan") && (node["Relation Name"] ?? node["Index Name"])
    ? [`${node["Relation Name"] ?? ""} ${node["Node Type"]}${node["Index Name"] ? ` ${node["Index Name"]}` : ""}`.trim()]
    : []),
  ...(node.Plans ?? []).flatMap(waysOf),
];
