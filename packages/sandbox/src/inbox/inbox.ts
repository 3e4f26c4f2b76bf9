import type { Messages } from "@shanyraq/provider";
import type { SandboxDatabase } from "../tables.ts";

/** As many as a person looks through. */
export const SHOWN = 100;
/** As many as a test reads. */
export const MAX_MESSAGES = 10_000;

/** Takes every SMS and e-mail instead of a network; the same key is the same letter. */
export const inboxMessages = (tables: SandboxDatabase, clock: () => number): Messages => ({
  send: async ({ key, channel, to, subject = "", text, attachments = [] }) => {
    await tables
      .insertInto("sandbox_letter")
      .values({ key, channel, recipient: to, subject, body: text, sent_at: new Date(clock()).toISOString() })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    if (attachments.length === 0) return;
    await tables
      .insertInto("sandbox_attachment")
      .values(attachments.map((attachment, position) => ({ letter: key, position, ...attachment })))
      .onConflict((conflict) => conflict.columns(["letter", "position"]).doNothing())
      .execute();
  },
});

/** The newest letters first, with the names of what they bring. */
export async function messages(tables: SandboxDatabase, most: number) {
  const found = await tables
    .selectFrom("sandbox_letter")
    .selectAll()
    .orderBy("sent_at", "desc")
    .orderBy("key", "desc")
    .limit(most)
    .execute();
  const brought = await tables.selectFrom("sandbox_attachment").select(["letter", "position", "name"]).orderBy("position").execute();
  return found.map((message) => ({
    ...message,
    attachments: brought
      .filter((attachment) => attachment.letter === message.key)
      .map(({ name, position }) => ({
        name,
        url: `/sandbox/inbox/file?${new URLSearchParams({ letter: message.key, position: String(position) }).toString()}`,
      })),
  }));
}

/** An attachment of a message; undefined when it does not exist. */
export async function attachment(tables: SandboxDatabase, message: string, position: number): Promise<Response | undefined> {
  const found = await tables
    .selectFrom("sandbox_attachment")
    .selectAll()
    .where("letter", "=", message)
    .where("position", "=", position)
    .executeTakeFirst();
  if (!found) return undefined;
  return new Response(Buffer.from(found.data, "base64"), {
    headers: { "content-type": found.mime, "content-disposition": `inline; filename="${found.name}"`, "cache-control": "no-store" },
  });
}
