import type { Kysely } from "kysely";
import type { StoredMaturity } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { eachRow } from "../../platform/failures/each-row.ts";
import { openBenefits } from "../ledger/benefits.ts";
import { contractById } from "../ledger/read.ts";
import { lines } from "../products/lines/index.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";

const annuities = lines.filter(({ annuity }) => annuity === true).map(({ slug }) => slug);

/** Annuities that never received an account: the one that the contract names has not been taken over yet. */
const withoutAccount = (db: Kysely<Tables>) =>
  db
    .selectFrom("contract")
    .innerJoin("customer", "customer.id", "contract.customer_id")
    .select(["contract.id", "customer.id as customer_id", "customer.locale"])
    .where("contract.product", "in", annuities)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("contract_change")
            .select("contract_change.id")
            .whereRef("contract_change.contract_id", "=", "contract.id")
            .where("contract_change.state", "=", "done"),
        ),
      ),
    )
    .execute();

type Annuity = Awaited<ReturnType<typeof withoutAccount>>[number];

async function keepAccount(
  db: Kysely<Tables>,
  { id, customer_id, locale }: Annuity,
  random: Services["random"],
  now: number,
): Promise<void> {
  const [day, at] = [today(now), moment(now)];
  const contract = await contractById(db, id, day);
  const iban = contract?.view.subjects?.account;
  const [first] = contract ? openBenefits(contract.view, day) : [];
  if (!contract || !first || first.to !== "owner" || iban === undefined) return;
  const change: StoredMaturity = { kind: "maturity", account: { iban, holder: contract.view.insured } };
  await db
    .insertInto("contract_change")
    .values({
      id: uuid(random),
      contract_id: id,
      customer_id,
      state: "done",
      change: JSON.stringify(change),
      effective_on: first.dueOn,
      base: 0,
      locale,
      number: null,
      file: null,
      sha256: null,
      created_at: at,
      confirmed_at: at,
      sign_by: null,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Uses the account that an annuity names in its contract as if its owner had given it: payments go there without a request. Once the bank has sent a payment
 * back, the owner has to name another account, as for every contract. An annuity whose premium is still awaited is left as it is.
 */
export async function keepContractAccounts(services: Pick<Services, "database" | "random" | "log">, now: number): Promise<void> {
  const { queries } = services.database;
  await eachRow(services, now, {
    job: "keepContractAccounts",
    isOwed: true,
    rows: await withoutAccount(queries),
    keyOf: ({ id }) => id,
    act: (annuity) => keepAccount(queries, annuity, services.random, now),
  });
}
