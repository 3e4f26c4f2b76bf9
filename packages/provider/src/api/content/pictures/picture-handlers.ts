import { pictureNamed } from "@shanyraq/calls";
import { cutInspection } from "./cut-inspection.ts";
import type { Handlers } from "../../../platform/server/context.ts";
import { refuseInspection } from "../../../platform/server/refuse-inspection.ts";
import { refuse } from "../../../platform/server/refusal.ts";

const answer = (content: Uint8Array) => ({ data: Buffer.from(content).toString("base64") });

/** Pictures of the content, cut on the first request: an editor does not wait for them, and most cuts are never requested. */
export const pictureHandlers: Pick<Handlers, "picture"> = {
  picture: async ({ name }, { db, services }) => {
    const made = await db.selectFrom("picture_cut").select("content").where("name", "=", name).executeTakeFirst();
    if (made) return answer(made.content);
    const cutNamed = pictureNamed(name);
    const given =
      cutNamed &&
      (await db
        .selectFrom("picture")
        .select("content")
        .where("hash", "=", cutNamed.hash)
        .where("width", "=", cutNamed.width)
        .where("height", "=", cutNamed.height)
        .executeTakeFirst());
    if (!given) return refuse(404, "error.notFound");
    const cut = await services.inspect(cutInspection, { content: given.content, cut: cutNamed });
    if (!cut.ok) return refuseInspection(cut.code, "error.notFound");
    const content = cut.value;
    await db
      .insertInto("picture_cut")
      .values({ name, hash: cutNamed.hash, content })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    return answer(content);
  },
};
