import type { Messages } from "@shanyraq/provider";
import type { SandboxDatabase } from "../tables.ts";

const SHOWN = 100;

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
export const letters = (tables: SandboxDatabase) =>
  tables.selectFrom("sandbox_letter").selectAll().orderBy("sent_at", "desc").orderBy("key", "desc").limit(SHOWN).execute();
