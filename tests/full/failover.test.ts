import { afterAll, beforeAll, expect, it } from "vitest";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { buy, type Insist } from "../src/product/purchase.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { personWho, visitor, type Visitor } from "../src/product/visitor.ts";
import { startPgBouncer, type PgBouncer } from "./failover/pg-bouncer.ts";
import { askAt, startPostgresPair, type PostgresPair } from "./failover/postgres-pair.ts";

const DATABASE = "shanyraq";
const BUYERS = 4;
/** Purchases that were acknowledged before the primary dies, and after the standby serves. */
const PURCHASES = 12;
/** An operator's promise of docs/deploy.md, once they have promoted the standby. */
const MAX_RECOVERY_MS = 10_000;

interface Acknowledged {
  readonly contractId: string;
  readonly receipt: string;
  readonly at: number;
}

let pair: PostgresPair;
let bouncer: PgBouncer;
let place: ReturnType<typeof freshPlace>;
let product: Product;
const figures: Figure[] = [];
beforeAll(async () => {
  pair = await startPostgresPair(DATABASE);
  bouncer = await startPgBouncer(DATABASE, pair.primary);
  place = freshPlace(bouncer.url);
  product = await startProduct(place, { CAPTCHA: "off", WORKERS: "2", LIMITS_STORE: "postgres" });
});
afterAll(async () => {
  writeFigures("failover", figures);
  await product.stop();
  bouncer.stop();
  pair.stop();
  place.remove();
});

const person = personWho("nothing");
const pause = () => new Promise<void>((done) => setTimeout(done, 50));

const signedIn = async (): Promise<Visitor> => {
  const one = visitor(() => product.origin);
  await one.login(person);
  return one;
};

/** What a page does after a fault: the same request, with the same key, until somebody answers it. */
const patiently: Insist = async (request) => {
  for (;;) {
    const answer = await request().catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await pause();
  }
};

/** Buys one policy after the other until it is stopped; a purchase that broke was not acknowledged, and is left. */
async function buyOn(buyer: Visitor, acknowledge: (one: Acknowledged) => void, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const paid = await buy(buyer, person, { insist: patiently }).catch(() => undefined);
    if (paid?.state === "paid" && paid.receipt)
      acknowledge({ contractId: paid.receipt.contractId ?? "", receipt: paid.receipt.number, at: performance.now() });
    else await pause();
  }
}

it("loses no acknowledged payment and no ended session when the primary dies under purchases and the standby takes over", async () => {
  const left = await signedIn();
  const { cookie, token } = left.session();
  await left.call("logout");
  const stays = await signedIn();

  const acknowledged: Acknowledged[] = [];
  let on = true;
  const buyers = await Promise.all(Array.from({ length: BUYERS }, signedIn));
  const buying = buyers.map((buyer) =>
    buyOn(
      buyer,
      (one) => acknowledged.push(one),
      () => on,
    ),
  );
  const reached = async (count: number) => {
    while (acknowledged.length < count) await pause();
  };
  await reached(PURCHASES);

  const killedAt = performance.now();
  const before = acknowledged.length;
  pair.killPrimary();
  await pair.promote();
  const promotedAt = performance.now();
  bouncer.repoint(pair.standby);
  await reached(before + PURCHASES);
  on = false;
  await Promise.all(buying);

  const first = acknowledged.find(({ at }) => at > promotedAt)?.at ?? Number.POSITIVE_INFINITY;
  const recoveryMs = first - promotedAt;
  const check = await signedIn();
  const contracts = (await check.call("userContracts")).body.data.map(({ id }) => id);
  const lost = acknowledged.filter(({ contractId }) => !contracts.includes(contractId)).length;
  const paid = await Promise.all(
    acknowledged.map(async ({ contractId, receipt }) => {
      const payments = (await check.call("payments", { contractId })).body.data ?? [];
      return payments.length === 1 && payments[0]?.number === receipt;
    }),
  );
  const unpaid = paid.filter((one) => !one).length;
  figures.push(
    {
      name: `acknowledged payments lost at a failover, of ${acknowledged.length}`,
      measured: `${lost} contracts, ${unpaid} payments`,
      goal: "0",
      ok: lost + unpaid === 0,
    },
    {
      name: "failover: the standby promoted",
      measured: `${((promotedAt - killedAt) / 1_000).toFixed(1)} s after the kill`,
      goal: "told",
      ok: true,
    },
    {
      name: "failover: first purchase acknowledged after the promotion",
      measured: `${(recoveryMs / 1_000).toFixed(1)} s`,
      goal: `<= ${MAX_RECOVERY_MS / 1_000} s`,
      ok: recoveryMs <= MAX_RECOVERY_MS,
    },
  );
  expect({ lost, unpaid }).toEqual({ lost: 0, unpaid: 0 });
  expect(recoveryMs).toBeLessThanOrEqual(MAX_RECOVERY_MS);

  expect((await stays.call("userContracts")).status, "who was signed in stays so").toBe(200);
  left.become({ cookie, token });
  expect((await left.call("userContracts")).status, "an ended session played again").toBe(401);
  const [row] = await askAt<{ recovering: boolean }>(pair.standby, DATABASE, "SELECT pg_is_in_recovery() AS recovering");
  expect(row).toEqual({ recovering: false });
});
