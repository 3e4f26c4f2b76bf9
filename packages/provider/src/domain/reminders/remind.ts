import { localeFacts, type Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import { eachRow } from "../../platform/failures/each-row.ts";
import { failedRows } from "../../platform/failures/failed-rows.ts";
import { contractsOfEach, type HeldContract } from "../ledger/read.ts";
import { standingAccounts } from "../maturities/standing-account.ts";
import { notify } from "../../platform/messages/notify.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { shownNotice } from "../../platform/messages/shown.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { premiumNotices } from "../../platform/messages/premium-notices.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { today } from "../../platform/server/moment.ts";
import { lifeProofReminderOf } from "./life-proof-reminder-of.ts";
import { maturityReminderOf } from "./maturity-reminder-of.ts";
import { reminderOf, type ChargedCard, type Reminder } from "./reminder-of.ts";

/** Customers looked at in one go; the next go begins after the last of them. */
const BATCH_SIZE = 200;

type Holder = Pick<CustomerRow, "id" | "name" | "email" | "locale">;

/** The cards that contracts of these customers are charged to, by contract. */
async function cardsOf(db: Kysely<Tables>, customers: readonly Holder[]): Promise<ReadonlyMap<string, ChargedCard>> {
  if (customers.length === 0) return new Map();
  const cards = await db
    .selectFrom("autopay")
    .innerJoin("saved_card", "saved_card.id", "autopay.card_id")
    .select(["autopay.contract_id", "saved_card.mask"])
    .where("autopay.off_at", "is", null)
    .where(
      "autopay.customer_id",
      "in",
      customers.map(({ id }) => id),
    )
    .execute();
  return new Map(cards.map(({ contract_id, mask }) => [contract_id, { mask: mask ?? "" }]));
}

const letterOf = (
  { name, email, locale }: Holder,
  { key, path, siteOrigin }: { readonly key: string; readonly path: string; readonly siteOrigin: string },
  { kind, data: kept }: Reminder,
) => {
  const data = shownNotice(kept, locale);
  return {
    key: `reminder/${key}`,
    channel: "email" as const,
    to: email,
    subject: text(locale, `letter.notice.${kind}.title`, data),
    text: text(locale, "letter.reminder.text", {
      name,
      text: text(locale, `letter.notice.${kind}.text`, data),
      link: `${siteOrigin}${prefixOf(locale)}${path}`,
    }),
  };
};
const prefixOf = (locale: Locale): string => localeFacts[locale].prefix;

function pathOf(opens: Reminder["opens"], { id, product }: Pick<HeldContract, "id" | "product">): `/${string}` {
  switch (opens) {
    case "payment":
      return `/payment?contract=${id}`;
    case "contract":
      return `/cabinet/reports/${id}`;
    case "maturity":
      return `/cabinet/reports/maturity/${id}`;
    case "calculator":
      return `/products/${product}/calculate`;
  }
}

const keyOf = ({ id }: Pick<HeldContract, "id">, { kind, about }: Reminder): string => `${kind}/${id}/${about}`;

/** Of reminders by their keys, those whose notice and those whose message is already written. */
async function sentOf(db: Kysely<Tables>, keys: readonly string[]) {
  if (keys.length === 0) return { notices: new Set<string>(), letters: new Set<string>() };
  const letterKeys = keys.map((key) => `reminder/${key}`);
  const notices = await db.selectFrom("notification").select("key").where("key", "in", keys).execute();
  const messages = await db.selectFrom("outbox").select("key").where("key", "in", letterKeys).execute();
  return { notices: new Set(notices.map(({ key }) => key)), letters: new Set(messages.map(({ key }) => key)) };
}

async function sendReminder(
  options: ProviderOptions,
  holder: Holder,
  contract: HeldContract,
  reminder: Reminder,
  now: number,
): Promise<void> {
  const { id, number } = contract;
  const { queries } = options.database;
  const { kind, opens, asMessage } = reminder;
  const key = keyOf(contract, reminder);
  const path = pathOf(opens, contract);
  const data = { ...reminder.data, contract: number };
  // The day has come: the earlier announcement is withdrawn.
  if (kind === "maturityOwed") await withdrawNotices(queries, holder.id, [`maturityComes/${id}/`]);
  // Nothing is left to pay: the request is withdrawn.
  if (kind === "contractLapsed" || kind === "contractPaidUp") await withdrawNotices(queries, holder.id, premiumNotices(id));
  await notify(queries, options.random, now, { key, customerId: holder.id, kind, data, url: path });
  await options.checkpoint?.("reminder:noticed");
  if (asMessage)
    await writeMessages(queries, [letterOf(holder, { key, path, siteOrigin: options.siteOrigin }, { ...reminder, data })], now);
}

/** How long a tick works through the customers; the next one continues where it stopped. */
const MAX_ROUND_MS = 10_000;

/**
 * Works through the customers who hold contracts, and notifies them of premiums that fall due or are overdue, and of the consequences for a contract without
 * them. It only notifies and changes nothing: the ledger's fold has those consequences on its own. Returns where to continue: before all customers, once it has
 * reached the last of them.
 */
export async function remind(options: ProviderOptions, now: number, after: string): Promise<string> {
  let at = after;
  do at = await remindSome(options, now, at);
  while (at !== BEFORE_ALL && options.clock() - now < MAX_ROUND_MS);
  return at;
}

async function remindSome(options: ProviderOptions, now: number, after: string): Promise<string> {
  const { queries } = options.database;
  const holders = await queries
    .selectFrom("customer")
    .select(["id", "name", "email", "locale"])
    .where("id", ">", after)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("contract").select("contract.id").whereRef("contract.customer_id", "=", "customer.id")),
    )
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();
  const failed = await failedRows(options, "remind", now);
  // Together, except those whose contracts could not be read before; if another one cannot be read, each alone, so that the others get theirs.
  let alone = holders.filter(({ id }) => failed.has(id));
  try {
    await remindHolders(
      options,
      now,
      holders.filter(({ id }) => !failed.has(id)),
    );
  } catch {
    alone = holders;
  }
  const act = (holder: Holder) => remindHolders(options, now, [holder]);
  await eachRow(options, now, { job: "remind", rows: alone, keyOf: ({ id }) => id, act });
  return holders.length < BATCH_SIZE ? BEFORE_ALL : (holders.at(-1)?.id ?? BEFORE_ALL);
}

async function remindHolders(options: ProviderOptions, now: number, holders: readonly Holder[]): Promise<void> {
  if (holders.length === 0) return;
  const { queries } = options.database;
  const day = today(now);
  const cards = options.savedPayments ? await cardsOf(queries, holders) : new Map<string, ChargedCard>();
  const byId = new Map(holders.map((holder) => [holder.id, holder]));
  const contracts = await contractsOfEach(queries, [...byId.keys()], day);
  const accounts = await standingAccounts(
    queries,
    contracts.map(({ id }) => id),
  );
  const found = contracts.flatMap((held) => {
    const holder = byId.get(held.customerId);
    const { view, id } = held;
    const reminders = [
      reminderOf(view, day, cards.get(id)),
      maturityReminderOf(view, day, accounts.has(id)),
      lifeProofReminderOf(view, day),
    ];
    return holder ? reminders.flatMap((reminder) => (reminder ? [{ holder, held, reminder }] : [])) : [];
  });
  // A reminder that holds for weeks is found in each round: a holder who already has it is not written to the database again.
  const sent = await sentOf(
    queries,
    found.map(({ held, reminder }) => keyOf(held, reminder)),
  );
  for (const { holder, held, reminder } of found) {
    const key = keyOf(held, reminder);
    if (!sent.notices.has(key) || (reminder.asMessage && !sent.letters.has(`reminder/${key}`)))
      await sendReminder(options, holder, held, reminder, now);
  }
}

/** Before every customer. */
export const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";
