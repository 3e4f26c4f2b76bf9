import { sql, type Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { today } from "./context.ts";

/** A version 4 UUID from the random port. */
export function uuid(random: (bytes: number) => Uint8Array): string {
  const bytes = Buffer.from(random(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const prefixes = { order_number: "ZK", contract_number: "SH", receipt_number: "KV", statement_number: "OB" } as const;

/** The next number of a kind as people read it: SH-2026-000123. */
export async function nextNumber(db: Kysely<Tables>, sequence: keyof typeof prefixes, now: number): Promise<string> {
  const { rows } = await sql<{ next: number }>`SELECT nextval(${sql.lit(sequence)}) AS next`.execute(db);
  return `${prefixes[sequence]}-${today(now).slice(0, 4)}-${String(rows[0]?.next ?? 0).padStart(6, "0")}`;
}
