import type { Messages } from "@shanyraq/provider";
import type { SandboxDatabase } from "../tables.ts";

/** As many as a person looks through. */
export const SHOWN = 100;
/** As many as a test reads. */
export const MOST = 10_000;

/** Takes every SMS and e-mail instead of a network; the same key is the same letter. */
export const inboxMessages = (tables: SandboxDatabase, clock: () => number): Messages => ({
  send: async ({ key, channel, to, subject = "", text }) => {
    await tables
      .insertInto("sandbox_letter")
      .values({ key, channel, recipient: to, subject, body: text, sent_at: new Date(clock()).toISOString() })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
  },
});

/** The newest letters first. */
export const letters = (tables: SandboxDatabase, most: number) =>
  tables.selectFrom("sandbox_letter").selectAll().orderBy("sent_at", "desc").orderBy("key", "desc").limit(most).execute();
