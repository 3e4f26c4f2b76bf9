import type { SeededPerson } from "@shanyraq/provider";
import { buy } from "../../src/product/purchase.ts";
import { personWho, visitor, type Visitor } from "../../src/product/visitor.ts";

/** The answers that people got while releases were exchanged under them. */
export interface TrafficFigures {
  calls: number;
  purchases: number;
  slowestMs: number;
  /** Statuses of 500 and more with their codes, and what broke the line: names alone. */
  readonly failed: string[];
}

/** One each: an application that awaits its code is replaced by the next of the same person for the same terms. */
const people = [personWho("nothing"), personWho("everyStatus"), personWho("maturing")];

/** People who buy one policy after the other and read their cabinet meanwhile, until they are stopped. */
export function traffic(origin: string) {
  const figures: TrafficFigures = { calls: 0, purchases: 0, slowestMs: 0, failed: [] };
  let on = true;
  const watched = (who: Visitor): Visitor => ({
    ...who,
    call: async (name, input, headers) => {
      const from = performance.now();
      try {
        const answer = await who.call(name, input, headers);
        if (answer.status >= 500) figures.failed.push(`${name} ${answer.status} ${Object(answer.body).code}`);
        return answer;
      } catch (error) {
        figures.failed.push(`${name} ${error instanceof Error ? error.name : "unknown"}`);
        throw error;
      } finally {
        figures.calls += 1;
        figures.slowestMs = Math.max(figures.slowestMs, performance.now() - from);
      }
    },
  });
  const buyOn = async (person: SeededPerson) => {
    const who = watched(visitor(origin));
    await who.login(person);
    while (on) {
      const paid = await buy(who, person).catch((error: unknown) => {
        figures.failed.push(error instanceof Error ? error.message : "unknown");
        return undefined;
      });
      if (paid?.state === "paid") figures.purchases += 1;
      await who.call("userContracts");
    }
  };
  const all = people.map(buyOn);
  return {
    figures,
    stop: async () => {
      on = false;
      await Promise.all(all);
    },
  };
}
