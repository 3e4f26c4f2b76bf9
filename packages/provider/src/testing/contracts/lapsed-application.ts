import { isUuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { confirmed } from "../purchase.ts";
import type { World } from "../world.ts";

const FORTY_DAYS_MS = 40 * 86_400_000;

/** An application of a buyer's whose price holds no more; in a world that many have bought in already it may be refused. */
export async function lapsedApplication({ office, buyer }: Pick<World, "office" | "buyer">): Promise<{ readonly requestID: string }> {
  const { requestID } = await confirmed(office, buyer);
  const created_at = moment(office.clock.now - FORTY_DAYS_MS);
  if (isUuid(requestID)) await office.database.queries.updateTable("application").set({ created_at }).where("id", "=", requestID).execute();
  return { requestID };
}
