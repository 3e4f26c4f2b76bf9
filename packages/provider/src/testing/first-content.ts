import { cutsOf, pictureName } from "@shanyraq/calls";
import type { BackOffice } from "./back-office.ts";

/** A picture of the published content, by a name that it has. */
export async function firstPicture({ office }: { readonly office: BackOffice }) {
  const picture = await office.database.queries.selectFrom("picture").select(["hash", "width", "height"]).executeTakeFirstOrThrow();
  return { name: pictureName({ ...picture, cut: cutsOf(picture)[0] ?? 0, format: "webp" }) };
}

/** The first of a list of the published content. */
export async function firstSlug(office: BackOffice, path: string): Promise<string> {
  const { body } = await office.ask("GET", path);
  return (body["data"] as { slug: string }[])[0]?.slug ?? "";
}
