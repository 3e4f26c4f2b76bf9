import type { SandboxDatabase } from "../tables.ts";

export type QrState = "awaiting" | "scanned" | "signed" | "refused" | "expired";
export interface QrDocument {
  readonly id: string;
  readonly name: string;
  readonly data: string;
}
export interface QrSigningOperation {
  readonly id: string;
  readonly description: string;
  readonly expiresAt: string;
  readonly state: QrState;
  readonly documents: readonly QrDocument[];
  readonly signed: readonly { readonly id: string; readonly data: string }[];
}

/** How long a code can be signed. */
const QR_MS = 3 * 60_000;
const SHOWN = 20;

/** The codes of the emulated service of signing by phone. */
export function qrOperations(tables: SandboxDatabase, clock: () => number) {
  type Row = Awaited<ReturnType<typeof rows>>[number];
  const rows = () => tables.selectFrom("sandbox_qr").selectAll().orderBy("made_at", "desc").limit(SHOWN).execute();
  const shown = ({ id, description, expires_at, state, documents, signed }: Row): QrSigningOperation => ({
    id,
    description,
    expiresAt: expires_at,
    state: (state === "awaiting" || state === "scanned") && Date.parse(expires_at) <= clock() ? "expired" : state,
    // Written below alone.
    documents: JSON.parse(documents) as readonly QrDocument[],
    signed: JSON.parse(signed) as QrSigningOperation["signed"],
  });
  const live = (id: string) =>
    tables
      .updateTable("sandbox_qr")
      .where("id", "=", id)
      .where("state", "in", ["awaiting", "scanned"])
      .where("expires_at", ">", new Date(clock()).toISOString());
  const byId = async (id: string) => {
    const row = await tables.selectFrom("sandbox_qr").selectAll().where("id", "=", id).executeTakeFirst();
    return row && shown(row);
  };
  return {
    byId,
    recent: async () => (await rows()).map(shown),
    open: async (description: string): Promise<{ readonly id: string; readonly expiresAt: string }> => {
      const id = crypto.randomUUID();
      const expiresAt = new Date(clock() + QR_MS).toISOString();
      await tables
        .insertInto("sandbox_qr")
        .values({
          id,
          description,
          expires_at: expiresAt,
          state: "awaiting",
          documents: "[]",
          signed: "[]",
          made_at: new Date(clock()).toISOString(),
        })
        .execute();
      return { id, expiresAt };
    },
    hand: async (id: string, documents: readonly QrDocument[]) => {
      await live(id)
        .set({ documents: JSON.stringify(documents) })
        .execute();
    },
    scan: async (id: string) => {
      await live(id).set({ state: "scanned" }).execute();
    },
    refuse: async (id: string) => {
      await live(id).set({ state: "refused" }).execute();
    },
    expire: async (id: string) => {
      await live(id)
        .set({ expires_at: new Date(clock()).toISOString() })
        .execute();
    },
    sign: async (id: string, signed: QrSigningOperation["signed"]) => {
      await live(id)
        .set({ state: "signed", signed: JSON.stringify(signed) })
        .execute();
    },
  };
}
export type QrOperations = ReturnType<typeof qrOperations>;
