import { sql } from "kysely";
import { personWho } from "../../seed/seeded-person.ts";
import { today } from "../../platform/server/moment.ts";
import type { BackOffice } from "../back-office.ts";
import { annuityContract, PAYOUT } from "../annuities/annuity.ts";
import { openedCase } from "../annuities/pension.ts";
import { claimPaidMonthly } from "../claims/paid-monthly.ts";
import { paidContract } from "../contracts/change.ts";
import { RIPE, setUpAccount } from "../contracts/maturity.ts";
import { order } from "../purchase.ts";
import { threeTimes, type Queue } from "./queue.ts";

const WHO = "nothing";
const DAY_MS = 86_400_000;

/** The accounts of three contracts that have matured. */
const accounts = (office: BackOffice) =>
  threeTimes(async () => {
    const customer_id = personWho(WHO).id;
    const request = await setUpAccount(office, { contract_id: await paidContract(office, customer_id, RIPE), customer_id });
    await office.database.queries
      .updateTable("contract_change")
      .set({ effective_on: today(office.clock.now) })
      .where("id", "=", request)
      .execute();
    return request;
  });

/** Accepted claims whose second month of lost earnings begins today. */
const claimsPaidMonthly = (office: BackOffice) => threeTimes((index) => claimPaidMonthly(office, index));

/** Payouts that a silent bank was sent once. */
async function orderedPayouts(office: BackOffice): Promise<readonly string[]> {
  await accounts(office);
  office.payouts.bank.broken = true;
  await office.minuteLater();
  Object.assign(office.payouts.bank, { broken: false, says: "paid" });
  office.clock.now += 10 * 60_000;
  const rows = await office.database.queries
    .selectFrom("payout")
    .select("id")
    .where("state", "=", "ordered")
    .orderBy("next_at")
    .orderBy(sql`ctid`)
    .execute();
  return rows.map(({ id }) => id);
}
const paidOut = async ({ database }: BackOffice) =>
  (await database.queries.selectFrom("payout").select("id").where("state", "=", "paid").execute()).map(({ id }) => id);

/** Payments that wait for their payers, who have paid. */
async function paidCodes(office: BackOffice, amount?: number): Promise<readonly string[]> {
  const token = await office.login(WHO);
  const hashes = await threeTimes(async () => {
    const hash = await order(office, token);
    await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
    office.clock.now += 1_000;
    return hash;
  });
  office.bank.put("paid", () => true, amount);
  const rows = await office.database.queries
    .selectFrom("payment")
    .innerJoin("purchase_order", "purchase_order.id", "payment.order_id")
    .select("payment.id")
    .where("purchase_order.hash", "in", hashes)
    .orderBy("payment.created_at")
    .execute();
  return rows.map(({ id }) => id);
}

/** Payments of another sum, which goes back. */
async function owedRefunds(office: BackOffice): Promise<readonly string[]> {
  const ids = await paidCodes(office, 777_00);
  const { queries } = office.database;
  await office.minuteLater();
  // The state before they were sent.
  await queries.updateTable("payment").set({ refunded_at: null, refund_next_at: null }).where("id", "in", ids).execute();
  await queries.deleteFrom("outbox").where("key", "like", "refund-sent/%").execute();
  return ids;
}
const refunded = async ({ database }: BackOffice) =>
  (await database.queries.selectFrom("payment").select("id").where("refunded_at", "is not", null).execute()).map(({ id }) => id);

export const paymentQueues: readonly Queue[] = [
  {
    job: "sendPayouts",
    refused: "the payout",
    prepare: orderedPayouts,
    poisonous: async (_, value) => ({ table: "payout", column: "id", value }),
    done: paidOut,
  },
  {
    job: "sendPayouts",
    refused: "the letter that tells of it",
    prepare: orderedPayouts,
    poisonous: async (_, id) => ({ table: "outbox", column: "key", value: `payoutPaid/${id}` }),
    done: paidOut,
  },
  {
    job: "sendRefunds",
    refused: "the payment",
    prepare: owedRefunds,
    poisonous: async (_, value) => ({ table: "payment", column: "id", value }),
    done: refunded,
  },
  {
    job: "sendRefunds",
    refused: "the letter that tells of it",
    prepare: owedRefunds,
    poisonous: async ({ database }, id) => {
      const { receipt } = await database.queries.selectFrom("payment").select("receipt").where("id", "=", id).executeTakeFirstOrThrow();
      return { table: "outbox", column: "key", value: `refund-sent/${receipt}` };
    },
    done: refunded,
  },
  ...(["the payment", "the contract that it begins"] as const).map((refused): Queue => ({
    job: "settlePending",
    refused,
    prepare: paidCodes,
    poisonous: async ({ database }, id) => {
      if (refused === "the payment") return { table: "payment", column: "id", value: id };
      const { order_id } = await database.queries.selectFrom("payment").select("order_id").where("id", "=", id).executeTakeFirstOrThrow();
      return { table: "contract", column: "order_id", value: order_id };
    },
    done: async ({ database }) =>
      (await database.queries.selectFrom("payment").select("id").where("state", "=", "paid").execute()).map(({ id }) => id),
  })),
  {
    job: "payMaturities",
    refused: "the payout",
    prepare: accounts,
    poisonous: async (_, value) => ({ table: "payout", column: "agreement_id", value }),
    done: async ({ database }) =>
      (await database.queries.selectFrom("payout").select("agreement_id").execute()).map(({ agreement_id }) => agreement_id ?? ""),
  },
  {
    job: "payClaims",
    refused: "the payment",
    prepare: claimsPaidMonthly,
    poisonous: async (_, key) => ({ table: "claim_share", column: "claim_id", value: key.split("/")[0] ?? "" }),
    done: async ({ database }) => {
      const rows = await database.queries.selectFrom("claim_payment").select("claim_id").where("share_id", "is not", null).execute();
      return rows.map(({ claim_id: id }) => `${id}/1`);
    },
  },
  {
    job: "keepContractAccounts",
    refused: "the account",
    prepare: (office) => threeTimes(() => annuityContract(office, WHO, { inputs: PAYOUT })),
    poisonous: async (_, value) => ({ table: "contract_change", column: "contract_id", value }),
    done: async ({ database }) =>
      (await database.queries.selectFrom("contract_change").select("contract_id").execute()).map(({ contract_id }) => contract_id),
  },
  {
    job: "resumePensions",
    refused: "the case",
    prepare: (office) =>
      threeTimes(async (index) => {
        const shows = (["nothing", "pension", "pensionCategory"] as const)[index] ?? WHO;
        return openedCase({ office, token: await office.login(shows), shows });
      }),
    poisonous: async (_, value) => ({ table: "pension_case", column: "id", value }),
    done: async ({ database, clock }) => {
      const rows = await database.queries
        .selectFrom("pension_case")
        .select("id")
        .where("looked_at", "=", new Date(clock.now).toISOString())
        .execute();
      return rows.map(({ id }) => id);
    },
  },
  {
    job: "checkBalances",
    refused: "what was found",
    prepare: async (office) => {
      const ids = await threeTimes(() => paidContract(office, personWho(WHO).id));
      office.clock.now += DAY_MS;
      return ids;
    },
    poisonous: async (_, value) => ({ table: "balance_check", column: "contract_id", value }),
    done: async ({ database, clock }) => {
      const rows = await database.queries
        .selectFrom("balance_check")
        .select("contract_id")
        .where("checked_on", "=", today(clock.now))
        .execute();
      return rows.map(({ contract_id }) => contract_id);
    },
  },
];
