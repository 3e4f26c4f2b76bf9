import { buy } from "../../src/product/purchase.ts";
import { personWho, visitor, type Visitor } from "../../src/product/visitor.ts";

/** What people heard while releases were exchanged under them. */
export interface Heard {
  calls: number;
  purchases: number;
  slowestMs: number;
  /** Statuses of 500 and more, and what broke the line: names alone. */
  readonly failed: string[];
}

const person = personWho("nothing");

/** People who buy one policy after the other and read their cabinet meanwhile, until they are told to stop. */
export function traffic(origin: string, people: number) {
  const heard: Heard = { calls: 0, purchases: 0, slowestMs: 0, failed: [] };
  let on = true;
  const watched = (who: Visitor): Visitor => ({
    ...who,
    call: async (name, input, headers) => {
      const from = performance.now();
      try {
        const answer = await who.call(name, input, headers);
        if (answer.status >= 500) heard.failed.push(`${name} ${answer.status}`);
        return answer;
      } catch (error) {
        heard.failed.push(`${name} ${error instanceof Error ? error.name : "unknown"}`);
        throw error;
      } finally {
        heard.calls += 1;
        heard.slowestMs = Math.max(heard.slowestMs, performance.now() - from);
      }
    },
  });
  const buyOn = async () => {
    const who = watched(visitor(origin));
    await who.login(person);
    while (on) {
      const paid = await buy(who, person).catch((error: unknown) => {
        heard.failed.push(error instanceof Error ? error.message : "unknown");
        return undefined;
      });
      if (paid?.state === "paid") heard.purchases += 1;
      await who.call("userContracts");
    }
  };
  const all = Array.from({ length: people }, buyOn);
  return {
    heard,
    stop: async () => {
      on = false;
      await Promise.all(all);
    },
  };
}
