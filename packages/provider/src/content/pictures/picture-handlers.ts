import { pictureNamed } from "@shanyraq/calls";
import type { Handlers } from "../../server/context.ts";
import { refuse } from "../../server/refusal.ts";
import { cutPicture } from "./cut-picture.ts";

const answer = (content: Uint8Array) => ({ data: Buffer.from(content).toString("base64") });

/** Pictures of the content, cut when they are first asked for: an editor waits for none of it, and nobody asks for most. */
export const pictureHandlers: Pick<Handlers, "picture"> = {
  picture: async ({ name }, { db }) => {
    const made = await db.selectFrom("picture_cut").select("content").where("name", "=", name).executeTakeFirst();
    if (made) return answer(made.content);
    const asked = pictureNamed(name);
    const given =
      asked &&
      (await db
        .selectFrom("picture")
        .select("content")
        .where("hash", "=", asked.hash)
        .where("width", "=", asked.width)
        .where("height", "=", asked.height)
        .executeTakeFirst());
    if (!given) return refuse(404, "error.notFound");
    const content = await cutPicture(given.content, asked);
    await db
      .insertInto("picture_cut")
      .values({ name, hash: asked.hash, content })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    return answer(content);
  },
};
