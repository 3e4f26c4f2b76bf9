import type { Output } from "@shanyraq/calls";
import { decimalOf, hideSurname } from "@shanyraq/rules";
import { productNames } from "../../domain/entries/product-names.ts";
import { aheadOf, owedOf } from "../../domain/ledger/owed.ts";
import type { OwnedContract } from "../../domain/ledger/read.ts";
import type { Context } from "../../platform/server/context.ts";
import { MIN_PAYMENT } from "./least-payment.ts";

/** As many premiums as may be paid at once by their number: a year of monthly ones. */
const MAX_AHEAD = 12;

type Due = NonNullable<Output<"payContract">["due"]>;

/** What a payer learns of a policy: whose in short, of what, and how much may be paid. Nothing of what is insured. */
export async function dueOf({ number, product, view, customerId }: OwnedContract, { db, locale }: Context): Promise<Due> {
  const names = await productNames(db, locale);
  const owner = await db
    .selectFrom("customer")
    .leftJoin("organisation", "organisation.head_id", "customer.id")
    .select(["customer.name", "customer.surname", "organisation.name as company"])
    .where("customer.id", "=", customerId)
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    number,
    name: owner.company ?? hideSurname(owner),
    product: names[product] ?? product,
    nextDate: view.next?.dueDate ?? null,
    nextAmount: decimalOf(view.next?.amount ?? 0),
    overdue: decimalOf(view.overdue),
    status: view.status,
    payUntil: view.payUntil ?? null,
    least: decimalOf(Math.min(MIN_PAYMENT, owedOf(view))),
    most: decimalOf(owedOf(view)),
    ahead: aheadOf(view, MAX_AHEAD).map(({ count, amount }) => ({ count, amount: decimalOf(amount) })),
  };
}
