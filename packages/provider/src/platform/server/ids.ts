import { createHmac } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { today } from "./moment.ts";

/** A version 4 UUID from the random port. */
export function uuid(random: (bytes: number) => Uint8Array): string {
  const bytes = Buffer.from(random(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isUuid = (text: string): boolean => UUID.test(text);

const prefixes = { order_number: "ZK", receipt_number: "KV", statement_number: "OB", pension_number: "PA" } as const;

/** The next number of a kind as people read it: ZK-2026-000123. */
export async function nextNumber(db: Kysely<Tables>, sequence: keyof typeof prefixes, now: number): Promise<string> {
  const { rows } = await sql<{ next: number }>`SELECT nextval(${sql.lit(sequence)}) AS next`.execute(db);
  return `${prefixes[sequence]}-${today(now).slice(0, 4)}-${String(rows[0]?.next ?? 0).padStart(6, "0")}`;
}

const HALF = 10_000;
const ROUNDS = 4;

/** Maps every number below 10^8 to another one, without repetitions (a Feistel network over two halves of four digits). */
export function scatter(number: number, secret: string): number {
  let [left, right] = [Math.floor(number / HALF) % HALF, number % HALF];
  for (let round = 0; round < ROUNDS; round += 1) {
    const mixed = createHmac("sha256", secret).update(`contract number/${round}/${right}`).digest().readUInt32BE() % HALF;
    [left, right] = [right, (left + mixed) % HALF];
  }
  return left * HALF + right;
}

/** The number of the next contract: SH-2026-48210593. Anybody may ask whether a policy is one, so that numbers cannot be counted through. */
export async function nextContractNumber(db: Kysely<Tables>, secret: string, now: number): Promise<string> {
  const { rows } = await sql<{ next: number }>`SELECT nextval('contract_number') AS next`.execute(db);
  return `SH-${today(now).slice(0, 4)}-${String(scatter(rows[0]?.next ?? 0, secret)).padStart(8, "0")}`;
}
