import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { houseOf } from "../product/house-of.ts";
import { writeFigures } from "../product/figures.ts";
import { messagesOf, onPhone, worksheetOf } from "../product/purchase.ts";
import { randomFrom } from "../product/random-from.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { triedAgain } from "../product/tried-again.ts";
import { personWho, visitor, type Answer, type Visitor } from "../product/visitor.ts";

/** As many as an everyday run has time for; `npm run test:full` asks for 100. */
const EVERYDAY = 6;
const KILLS = Number(process.env["RANDOM_KILLS"] ?? EVERYDAY);
/** Chooses the instants; another one tries others. */
const SEED = Number(process.env["KILL_SEED"] ?? 20261122);
/** Some kills come after the purchase is over: what it left to be done behind it may die as well. */
const BEYOND = 1.2;
const MAX_TRIES = 60;

const person = personWho("nothing");

const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const contractsOf = async (buyer: Visitor) =>
  (await triedAgain(() => buyer.call("userContracts"))).body.data.map(({ id, number }) => ({ id, number }));

/** One suite for each database: a purchase whose server is killed at an instant that nobody chose. */
export const killedAtRandom = (kind: "pglite" | "postgres", url: () => Promise<string | undefined>) =>
  describe(`a server killed at random instants of a purchase, on ${kind} (seed ${SEED})`, () => {
    const random = randomFrom(SEED + (kind === "pglite" ? 0 : 1));
    const tally = { deaths: 0, lost: 0, double: 0 };
    let place: ReturnType<typeof freshPlace>;
    let product: Product;
    /** Resolves once a server answers again. */
    let alive: Promise<void> = Promise.resolve();
    let spanMs = 0;

    const start = async () => {
      product = await startProduct(place, { CAPTCHA: "off" });
    };
    const kill = async () => {
      const back = Promise.withResolvers<void>();
      alive = back.promise;
      await product.kill();
      tally.deaths += 1;
      await start();
      back.resolve();
    };
    /** Sends a request again until somebody answers it: what a patient person does, and a page that polls. */
    const insist = async <T>(request: () => Promise<T>): Promise<T> => {
      for (let tries = 1; ; tries += 1) {
        await alive;
        try {
          return await request();
        } catch (error) {
          // Only a server that is gone is waited for.
          if (!(error instanceof TypeError) || tries >= MAX_TRIES) throw error;
          await new Promise((done) => setImmediate(done));
        }
      }
    };

    /** From the worksheet to the receipt. A code that was taken while its answer was lost is not taken again: the order tells. */
    async function purchase(buyer: Visitor): Promise<{ contractId?: string | undefined; number: string }> {
      const keys = { worksheet: crypto.randomUUID(), pay: crypto.randomUUID() };
      const call = <T>(request: () => Promise<Answer<T>>) => insist(() => triedAgain(request));
      const applied = await call(() => buyer.call("worksheet", worksheetOf(person), { "idempotency-key": keys.worksheet }));
      const requestID = applied.body.requestID ?? "";
      const ordered = async () => (await call(() => buyer.call("pay", { requestID }, { "idempotency-key": keys.pay }))).body.hash;
      let hash: string | undefined;
      for (let tries = 0; hash === undefined && tries < MAX_TRIES; tries += 1) {
        const codes = (await insist(() => messagesOf(buyer))).filter(({ channel, key }) => channel === "sms" && key.includes(requestID));
        const code = /\b(\d{4})\b/.exec(codes[0]?.body ?? "")?.[1];
        if (code === undefined) await call(() => buyer.call("sendCodeRepeat", { requestID }));
        else await call(() => buyer.call("codeCheck", { requestID, code }));
        if (code !== undefined) hash = await ordered();
      }
      if (hash === undefined) throw new Error("the order was never made");
      const drawn = await call(() => buyer.call("kaspiQrPay", { hash, attempt: 1 }));
      await insist(() => onPhone(buyer, drawn.body.qr, "pay"));
      for (let polls = 0; polls < 10 * MAX_TRIES; polls += 1) {
        const { body } = await call(() => buyer.call("kaspiQrPay", { hash, attempt: 1 }));
        if (body.state === "paid" && body.receipt) return body.receipt;
      }
      throw new Error("the payment was never confirmed");
    }

    beforeAll(async () => {
      place = freshPlace(await url());
      await start();
      const buyer = visitor(() => product.origin);
      await buyer.login(person);
      const began = performance.now();
      await purchase(buyer);
      spanMs = (performance.now() - began) * BEYOND;
    });
    afterAll(async () => {
      const measured = `${tally.deaths} killed, ${tally.lost} lost, ${tally.double} double`;
      const ok = tally.deaths >= KILLS && tally.lost === 0 && tally.double === 0;
      writeFigures(`random-kills-${kind}`, [{ name: `kills at random instants, ${kind}`, measured, goal: "0 lost, 0 double", ok }]);
      await product.stop();
      place.remove();
    });

    it.each(Array.from({ length: KILLS }, (_, index) => index + 1))("kill %i: one payment and one contract", async () => {
      const buyer = visitor(() => product.origin);
      await insist(() => buyer.login(person));
      const before = await contractsOf(buyer);
      const instant = random() * spanMs;
      const killed = later(instant).then(kill);
      const receipt = await purchase(buyer);
      await killed;
      const fresh = (await contractsOf(buyer)).filter(({ id }) => !before.some((old) => old.id === id));
      const payments = (await triedAgain(() => buyer.call("payments", { contractId: receipt.contractId ?? "" }))).body.data ?? [];
      tally.lost += fresh.some(({ id }) => id === receipt.contractId) && payments.length > 0 ? 0 : 1;
      tally.double += Math.max(0, fresh.length - 1) + Math.max(0, payments.length - 1);
      expect(fresh.map(({ id }) => id)).toEqual([receipt.contractId]);
      expect(payments.map(({ number }) => number)).toEqual([receipt.number]);
      expect(await houseOf(buyer)).toMatchObject({ faults: [], unposted: [], total: 0 });
    });
  });
