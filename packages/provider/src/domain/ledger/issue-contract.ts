import type { Kysely } from "kysely";
import { insuredBy, type Customer } from "../agreed/insured-by.ts";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import type { Terms } from "../../platform/database/records/terms.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { keepProductText } from "../entries/product-texts.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { nextContractNumber, uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { appendEvents } from "./append.ts";

/** A contract that begins: what was agreed, with whom, and the facts about its people. */
export interface Issuing {
  readonly terms: Terms;
  readonly customer: Customer & { readonly id: string };
  readonly answers: Parameters<typeof insuredBy>[1];
  /** The order and the payment by which it was bought; left out when its premium comes later. */
  readonly bought?: { readonly orderId: string; readonly paymentId: string };
  /** What happens with its issue: its first premium. */
  readonly with?: readonly ContractEvent[];
}

export interface IssuedContract {
  readonly id: string;
  readonly number: string;
  /** The version of its product's texts on that day; null when they did not exist. */
  readonly productText: number | null;
  readonly named: ReturnType<typeof insuredBy>;
}

/** Issues a contract with its number, the texts of its product that day, and the first event of its ledger: the one writer of contracts. */
export async function issueContract(
  db: Kysely<Tables>,
  { random, secret }: Pick<Services, "random" | "secret">,
  now: number,
  { terms, customer, answers, bought, with: more = [] }: Issuing,
): Promise<IssuedContract> {
  const [id, number] = [uuid(random), await nextContractNumber(db, secret, now)];
  const productText = await keepProductText(db, terms.product, now);
  const named = insuredBy(customer, answers, terms);
  await db
    .insertInto("contract")
    .values({
      id,
      number,
      product: terms.product,
      customer_id: customer.id,
      order_id: bought?.orderId ?? null,
      payment_id: bought?.paymentId ?? null,
      created_at: moment(now),
      product_text: productText,
    })
    .execute();
  const issued = { kind: "issued", at: moment(now), data: { terms, ...named } } as const;
  await appendEvents(db, id, [issued, ...more], now);
  return { id, number, productText, named };
}
