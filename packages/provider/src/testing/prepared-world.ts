import { afterAll, afterEach, beforeAll } from "vitest";
import { START } from "./back-office.ts";
import { forgetPrepared, keepAsItStands, putBack } from "./put-back.ts";
import type { World } from "./world.ts";

/**
 * A world that a file prepares once: after each test its database is restored to the prepared state, and its clock, messages and log to the start. Signing
 * people in takes longer than most calls. A test undoes any other change of the world itself.
 */
export function preparedWorld<T extends { readonly world: World }>(prepare: () => Promise<T>): { readonly prepared: T } {
  let prepared: T | undefined;
  const present = (): T => {
    if (!prepared) throw new Error("the world is prepared before the first test");
    return prepared;
  };
  beforeAll(async () => {
    prepared = await prepare();
    await keepAsItStands(prepared.world.office.database, "prepared");
  });
  afterEach(() => started(present().world));
  afterAll(async () => {
    const { database } = present().world.office;
    await forgetPrepared(database);
    await database.close();
  });
  return {
    get prepared() {
      return present();
    },
  };
}

/** As the world was when it had been prepared: between the tests of a file, or within one. */
export async function started({ office }: World): Promise<void> {
  await office.settled();
  await putBack(office.database, "prepared");
  office.clock.now = START;
  office.inbox.splice(0);
  office.log.splice(0);
}
