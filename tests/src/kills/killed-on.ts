import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullRun } from "@shanyraq/provider/testing/full-run";
import { buy, messagesOf, type Insist } from "../product/purchase.ts";
import { houseOf } from "../product/house-of.ts";
import { writeFigures } from "../product/figures.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { triedAgain } from "../product/tried-again.ts";
import { personWho, visitor, type Visitor } from "../product/visitor.ts";

/**
 * Where the server dies: before and after each commit of the purchase, and before it answers. The server that comes back may already be the one that dies next,
 * when that point is not met again in this purchase: an earlier one in a row, though a call that gets its stored answer again passes `after-commit` again.
 */
const allRows: readonly (readonly string[])[] = [
  [
    "settle:before-answer",
    "settle:after-commit",
    "settle:before-commit",
    "pay:before-answer",
    "pay:before-commit",
    "worksheet:after-commit",
  ],
  ["pay:after-commit", "worksheet:before-commit"],
];
/** Every day the three moments between which money is known and a contract is not, or the other way around. */
const rows = isFullRun ? allRows : [["settle:after-commit", "pay:before-commit", "worksheet:after-commit"]];
const points = rows.flat();
const endsRow = new Set<string>(rows.map((row) => row[row.length - 1] ?? ""));
/** A letter that a dying process had claimed is claimed again when a minute has passed (`LEASE_MS` of the provider's work). */
const LETTERS_MS = 90_000;
/** Each point once; `npm run test:full` asks for 100 on each database. */
const MIN_KILLS = points.length;
const KILLS = Number(process.env["KILLS"] ?? MIN_KILLS);

const person = personWho("nothing");

const contractsOf = async (buyer: Visitor) =>
  (await triedAgain(() => buyer.call("userContracts"))).body.data.map(({ id, number, paid }) => ({ id, number, paid }));

/** The suite of one database; each has a file of its own, so that the two can run side by side. */
export const killedOn = (kind: "pglite" | "postgres", url: () => Promise<string | undefined>) =>
  describe(`a server killed in the middle of a purchase, on ${kind}`, () => {
    let place: ReturnType<typeof freshPlace>;
    let product: Product;
    /** Where the server that runs is going to die, if anywhere. */
    let mortalAt: string | undefined;
    const start = async (point?: string) => {
      mortalAt = point;
      product = await startProduct(place, { CAPTCHA: "off", ...(point !== undefined && { CRASH_AT: point }) });
    };
    let deaths = 0;
    const tally = { lost: 0, double: 0 };
    beforeAll(async () => {
      place = freshPlace(await url());
      await start(points[0]);
    });
    afterAll(async () => {
      const measured = `${deaths} killed, ${tally.lost} lost, ${tally.double} double`;
      const ok = deaths >= MIN_KILLS && tally.lost === 0 && tally.double === 0;
      writeFigures(`kills-${kind}`, [{ name: `kills, ${kind}`, measured, goal: `>= ${MIN_KILLS} killed, 0 lost, 0 double`, ok }]);
      await product.stop();
      place.remove();
    });

    it.each(Array.from({ length: KILLS }, (_, index) => [index + 1, points[index % points.length] ?? ""] as const))(
      "kill %i, at %s: one payment and one contract after the restart",
      async (kill, point) => {
        if (mortalAt !== point) {
          await product.stop();
          await start(point);
        }
        const next = kill === KILLS || endsRow.has(point) ? undefined : points[kill % points.length];
        const buyer = visitor(() => product.origin);
        await buyer.login(person);
        const before = await contractsOf(buyer);

        const insist: Insist = async (request) => {
          try {
            return await triedAgain(request);
          } catch (error) {
            await product.ended;
            deaths += 1;
            if (!(error instanceof TypeError)) throw error;
            await start(next);
            return triedAgain(request);
          }
        };
        const diedBefore = deaths;
        const { receipt } = await buy(buyer, person, { insist });
        // The work in the background may have met the point while no request was waiting.
        if (deaths === diedBefore) {
          await product.ended;
          deaths += 1;
          await start(next);
        }
        expect(deaths).toBe(diedBefore + 1);

        const after = await contractsOf(buyer);
        const fresh = after.filter(({ id }) => !before.some((old) => old.id === id));
        const payments = (await triedAgain(() => buyer.call("payments", { contractId: receipt?.contractId ?? "" }))).body.data ?? [];
        tally.lost += fresh.some(({ id }) => id === receipt?.contractId) && payments.length > 0 ? 0 : 1;
        tally.double += Math.max(0, fresh.length - 1) + Math.max(0, payments.length - 1);
        expect(fresh.map(({ id }) => id)).toEqual([receipt?.contractId]);
        expect(fresh[0]?.paid).toBe(receipt?.amount);
        expect(payments.map(({ number }) => number)).toEqual([receipt?.number]);
        expect(await houseOf(buyer)).toMatchObject({ faults: [], unposted: [], total: 0 });
      },
    );

    it("the server died each time, and every contract had messages of its own", { timeout: 2 * LETTERS_MS }, async () => {
      expect(deaths).toBe(KILLS);
      const buyer = visitor(() => product.origin);
      await buyer.login(person);
      const numbers = (await contractsOf(buyer)).map(({ number }) => number);
      expect(numbers).toHaveLength(KILLS);
      const notices = async () => {
        const mail = (await messagesOf(buyer)).filter(({ channel }) => channel === "email");
        return numbers.filter((number) => !mail.some(({ body }) => body.includes(number)));
      };
      await expect.poll(notices, { timeout: LETTERS_MS }).toEqual([]);
    });
  });
