import type { CompiledQuery, LogEvent } from "kysely";

/** A statement that the database has answered: what it did and to which table. Never a value, and never the text, which may hold some. */
export interface Statement {
  /** SELECT, INSERT, UPDATE …, or the first word of a hand-written statement. */
  readonly kind: string;
  readonly table: string | undefined;
  /** How long it took, the wait for a connection left out. */
  readonly ms: number;
  readonly failed: boolean;
}
export type OnStatement = (statement: Statement) => void;

interface Node {
  readonly kind: string;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "kind" in value;

/** The first table below a node of Kysely's tree: of a join, an alias or a list of FROM it is the one that is named first. */
function tableIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return tableIn(value[0]);
  if (!isNode(value)) return undefined;
  if (value.kind === "SchemableIdentifierNode") return isNode(value["identifier"]) ? String(value["identifier"]["name"]) : undefined;
  return tableIn(value["table"] ?? value["node"] ?? value["froms"]);
}

const kinds: Readonly<Record<string, string>> = {
  SelectQueryNode: "SELECT",
  InsertQueryNode: "INSERT",
  UpdateQueryNode: "UPDATE",
  DeleteQueryNode: "DELETE",
  MergeQueryNode: "MERGE",
};

function statementOf({ query, sql }: CompiledQuery): Pick<Statement, "kind" | "table"> {
  const node = query as unknown as Node;
  const kind = kinds[node.kind];
  if (kind === undefined) return { kind: /^\s*([A-Za-z]+)/.exec(sql)?.[1]?.toUpperCase() ?? "RAW", table: undefined };
  return { kind, table: tableIn(node["into"] ?? node["table"] ?? node["from"]) };
}

/** The Kysely option that reports each statement, in the asynchronous context of the code that ran it. */
export const logStatements =
  (onStatement: OnStatement) =>
  ({ level, query, queryDurationMillis }: LogEvent): void =>
    onStatement({ ...statementOf(query), ms: queryDurationMillis, failed: level === "error" });
