import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOfRun } from "@shanyraq/provider/testing/full-run";
import { startPostgres, type Cluster } from "../product/servers/postgres.ts";
import { buy, messagesOf, worksheetOf } from "../product/purchase.ts";
import { freshPlace, startProduct, type Product } from "../product/start.ts";
import { personWho, visitor } from "../product/visitor.ts";

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

const person = personWho("nothing");

describe.each(rowsOfRun(["postgres", "pglite"] as const))("the main job on %s", (kind) => {
  let place: ReturnType<typeof freshPlace>;
  let product: Product;
  const start = () => startProduct(place, { CAPTCHA: "off" });
  beforeAll(async () => {
    place = freshPlace(kind === "postgres" ? await cluster.create("main_job") : undefined);
    product = await start();
  });
  afterAll(async () => {
    await product.stop();
    place.remove();
  });

  it.each(rowsOfRun(["senim", "term-life"]))(
    "%s is quoted, confirmed, paid and found in the cabinet, and survives a restart",
    async (line) => {
      const buyer = visitor(() => product.origin);
      expect((await buyer.login(person)).status).toBe(200);
      const before = (await buyer.call("userContracts")).body.counts.current;
      const { receipt } = await buy(buyer, person, { product: line });
      const look = async () => {
        const { data, counts } = (await buyer.call("userContracts")).body;
        return {
          count: counts.current - before,
          found: data.filter(({ id }) => id === receipt?.contractId).map(({ number, status, product: name }) => ({ number, status, name })),
        };
      };
      const expected = { count: 1, found: [{ number: receipt?.contractNumber, status: "active", name: line }] };
      expect(await look()).toEqual(expected);
      const contractId = receipt?.contractId ?? "";
      expect((await buyer.call("paymentSchedule", { contractId })).body.ScheduleBlock.rows).toHaveLength(10);
      await product.stop();
      product = await start();
      expect(await look()).toEqual(expected);
      expect((await buyer.call("payments", { contractId })).body.data).toMatchObject([
        { number: receipt?.number, amount: receipt?.amount },
      ]);
    },
  );

  it("a second click and a retry are the same act", async () => {
    const buyer = visitor(() => product.origin);
    await buyer.login(person);
    const key = { "idempotency-key": crypto.randomUUID() };
    const apply = () => buyer.call("worksheet", worksheetOf(person), key);
    const [first, second] = await Promise.all([apply(), apply()]);
    const ids = new Set([first, second, await apply()].filter(({ status }) => status === 200).map(({ body }) => body.requestID));
    expect(ids.size).toBe(1);
  });

  it("tells the customer of their contract once", async () => {
    const buyer = visitor(() => product.origin);
    await buyer.login(person);
    const { receipt } = await buy(buyer, person);
    const about = async () =>
      (await messagesOf(buyer)).filter(({ channel, body }) => channel === "email" && body.includes(receipt?.contractNumber ?? "-"));
    await expect.poll(async () => (await about()).length, { timeout: 10_000 }).toBeGreaterThan(0);
    const keys = (await about()).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
