import { createHash } from "node:crypto";
import type { Auth } from "@shanyraq/contract";
import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../database/tables.ts";
import { moment } from "./context.ts";

const HOURS = 3_600_000;
export const SESSION_MS = 12 * HOURS;
const TOKEN = /^Bearer (prv_[A-Za-z0-9_-]{43})$/;

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

export const bearer = (request: Request): string | undefined => TOKEN.exec(request.headers.get("authorization") ?? "")?.[1];

/** The customer of a session that is neither over nor revoked. */
export const customerOf = (db: Kysely<Tables>, tokenHash: string, now: number): Promise<CustomerRow | undefined> =>
  db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customer_id")
    .selectAll("customer")
    .where("session.token_hash", "=", tokenHash)
    .where("session.revoked_at", "is", null)
    .where("session.expires_at", ">", moment(now))
    .executeTakeFirst();

const rank = { anyone: 0, customer: 1, employee: 2, manager: 3 } as const satisfies Record<Auth, number>;
/** Whoever serves customers is a customer too. */
export const mayCall = (role: CustomerRow["role"], auth: Auth): boolean => rank[role] >= rank[auth];
