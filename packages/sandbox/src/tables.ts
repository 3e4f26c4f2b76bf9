import type { Database } from "@shanyraq/provider";
import { sql, type Generated, type Kysely } from "kysely";
import { prepareClock, type ClockRow } from "./clock/shared-clock.ts";

export const phoneStates = ["awaiting", "scanned", "paid", "declined", "cancelled"] as const;
export type PhoneState = (typeof phoneStates)[number];

/** `secure`: it waits for 3-D Secure; `empty`: it is kept, and there is nothing on it. */
export type CardState = "new" | "secure" | "saved" | "empty" | "declined";

export type SandboxTables = {
  readonly sandbox_clock: ClockRow;
  readonly sandbox_letter: { key: string; channel: string; recipient: string; subject: string; body: string; sent_at: string };
  readonly sandbox_attachment: { letter: string; position: number; name: string; mime: string; data: string };
  readonly sandbox_payment: {
    id: string;
    /** What the bank calls it. */
    number: Generated<number>;
    reference: string;
    amount: number;
    expires_at: string;
    state: PhoneState;
    paid_at: string | null;
    paid: number | null;
    slow: boolean;
    made_at: string;
    /** What has gone back to the payer. */
    returned: Generated<number>;
  };
  readonly sandbox_card: { id: string; profile: string; back_url: string; state: CardState; ready_at: string; made_at: string };
  readonly sandbox_charge: { reference: string; amount: number; state: "success" | "error"; made_at: string; returned: Generated<number> };
  readonly sandbox_transfer: { id: string; amount: string; purpose: string; received_at: string };
  readonly sandbox_payout: { reference: string; amount: string; iban: string; holder: string; purpose: string; made_at: string };
  readonly sandbox_fund_transfer: { reference: string; iin: string; contract: string; amount: string; made_at: string };
  readonly sandbox_check: { reference: string; made_at: string };
  readonly sandbox_authority: { root: string; issuing: string; lists: string; made_at: string };
  readonly sandbox_qr: {
    id: string;
    description: string;
    expires_at: string;
    state: "awaiting" | "scanned" | "signed" | "refused";
    documents: string;
    signed: string;
    made_at: string;
  };
};
export type SandboxDatabase = Kysely<SandboxTables>;

const statements = [
  `CREATE TABLE IF NOT EXISTS sandbox_letter (
     key text PRIMARY KEY, channel text NOT NULL, recipient text NOT NULL, subject text NOT NULL, body text NOT NULL, sent_at timestamptz NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sandbox_attachment (
     letter text NOT NULL REFERENCES sandbox_letter (key), position int NOT NULL, name text NOT NULL, mime text NOT NULL, data text NOT NULL,
     PRIMARY KEY (letter, position))`,
  `CREATE TABLE IF NOT EXISTS sandbox_payment (
     id text PRIMARY KEY, reference text NOT NULL UNIQUE, amount bigint NOT NULL CHECK (amount > 0),
     expires_at timestamptz NOT NULL, state text NOT NULL, paid_at timestamptz, made_at timestamptz NOT NULL)`,
  // Since the phone can pay another sum, and the service be slow.
  `ALTER TABLE sandbox_payment ADD COLUMN IF NOT EXISTS paid bigint`,
  `ALTER TABLE sandbox_payment ADD COLUMN IF NOT EXISTS slow boolean NOT NULL DEFAULT false`,
  // Since it speaks as the bank does: it numbers payments, and does not learn what they are for.
  `ALTER TABLE sandbox_payment ADD COLUMN IF NOT EXISTS number bigserial`,
  `ALTER TABLE sandbox_payment DROP COLUMN IF EXISTS purpose`,
  `CREATE TABLE IF NOT EXISTS sandbox_card (
     id text PRIMARY KEY, profile text NOT NULL UNIQUE, back_url text NOT NULL, state text NOT NULL, ready_at timestamptz NOT NULL,
     made_at timestamptz NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sandbox_charge (
     reference text PRIMARY KEY, amount bigint NOT NULL CHECK (amount > 0), state text NOT NULL, made_at timestamptz NOT NULL)`,
  // Since money is returned to the payer.
  `ALTER TABLE sandbox_payment ADD COLUMN IF NOT EXISTS returned bigint NOT NULL DEFAULT 0`,
  `ALTER TABLE sandbox_charge ADD COLUMN IF NOT EXISTS returned bigint NOT NULL DEFAULT 0`,
  `CREATE TABLE IF NOT EXISTS sandbox_transfer (
     id text PRIMARY KEY, amount text NOT NULL, purpose text NOT NULL, received_at timestamptz NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sandbox_payout (
     reference text PRIMARY KEY, amount text NOT NULL, iban text NOT NULL, holder text NOT NULL, purpose text NOT NULL,
     made_at timestamptz NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sandbox_fund_transfer (
     reference text PRIMARY KEY, iin text NOT NULL, contract text NOT NULL, amount text NOT NULL, made_at timestamptz NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sandbox_check (reference text PRIMARY KEY, made_at timestamptz NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sandbox_authority (
     root text PRIMARY KEY, issuing text NOT NULL, lists text NOT NULL, made_at timestamptz NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sandbox_qr (
     id text PRIMARY KEY, description text NOT NULL, expires_at timestamptz NOT NULL, state text NOT NULL, documents text NOT NULL,
     signed text NOT NULL, made_at timestamptz NOT NULL)`,
];

/** The sandbox's own tables beside the provider's: an emulator keeps its state as the service it stands for would. */
export async function prepareTables(database: Database): Promise<SandboxDatabase> {
  const { queries } = database;
  const tables = queries.withTables<SandboxTables>() as SandboxDatabase;
  for (const statement of statements) await sql.raw(statement).execute(tables);
  await prepareClock(database);
  return tables;
}

/** Empties the database whole: the ledger of contracts lets itself be neither changed nor cleared, so its schema goes. */
export async function wipe({ queries }: Database): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(queries);
  await sql`CREATE SCHEMA public`.execute(queries);
}
