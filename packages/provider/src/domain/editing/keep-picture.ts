import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Inspect } from "../../platform/ports/inspect.ts";
import { givenPictureInspection } from "./entry-inspections.ts";
import { addressOfPicture } from "../entries/folder/picture-shelf.ts";

export type SavedPicture = { readonly ok: true; readonly address: string } | { readonly ok: false };

/** Keeps a picture that an editor gave, as those of the folder are kept; it is cut when somebody first looks. */
export async function keepPicture(db: Kysely<Tables>, content: Uint8Array, inspect: Inspect): Promise<SavedPicture> {
  const inspected = await inspect(givenPictureInspection, content);
  const picture = inspected.ok ? inspected.value : inspected.code;
  if (typeof picture === "string") return { ok: false };
  await db
    .insertInto("picture")
    .values(picture)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
  return { ok: true, address: addressOfPicture(picture) };
}
