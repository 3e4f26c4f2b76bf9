import type { Context } from "../../platform/server/context.ts";
import { beginSession, type Proof } from "./begin-session.ts";
import { deviceFor } from "./known-device.ts";

/** What lets a customer in: the token of a session, and what their browser is known by from now on. */
export interface Entrance {
  readonly token: string;
  readonly device: string;
}

/** Lets somebody in who has shown who they are. In a transaction: with its `db`. @param proof what they have shown beside the password. */
export const enter = async (context: Context, customerId: string, proof: Proof = {}): Promise<Entrance> => ({
  token: await beginSession(context, customerId, proof),
  device: await deviceFor(context, context.db, customerId),
});
