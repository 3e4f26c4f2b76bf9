import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { addressOfPicture, pictureOf } from "../entries/folder/picture-shelf.ts";

export type KeptPicture = { readonly ok: true; readonly address: string } | { readonly ok: false };

/** Keeps a picture that an editor gave, as those of the folder are kept; it is cut when somebody first looks. */
export async function keepPicture(db: Kysely<Tables>, content: Uint8Array): Promise<KeptPicture> {
  const picture = pictureOf(content);
  if (typeof picture === "string") return { ok: false };
  await db
    .insertInto("picture")
    .values(picture)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
  return { ok: true, address: addressOfPicture(picture) };
}
