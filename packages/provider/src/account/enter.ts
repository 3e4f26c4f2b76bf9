import type { Context } from "../server/context.ts";
import { beginSession } from "./begin-session.ts";
import { deviceFor } from "./known-device.ts";

/** What lets a customer in: the token of a session, and what his browser is known by from now on. */
export interface Entrance {
  readonly token: string;
  readonly device: string;
}

/** Lets somebody in who has shown who he is. In a transaction: with its `db`. @param byKey by a signature. */
export const enter = async (context: Context, customerId: string, byKey = false): Promise<Entrance> => ({
  token: await beginSession(context, customerId, { byKey }),
  device: await deviceFor(context, context.db, customerId),
});
