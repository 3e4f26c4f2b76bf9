import {
  accidentTariff20261,
  creditTariff20261,
  criticalIllnessTariff20261,
  educationTariff20261,
  osnsTariff20262,
  payoutTariff20261,
  pensionTariff20261,
  senimTariff20261,
  termTariff20261,
  vmsTariff20261,
} from "@shanyraq/actuarial";
import { PROMISED_DAYS } from "../products/lines/ending.ts";
import type { Message } from "../products/lines/line.ts";

const tariffs = {
  senim: senimTariff20261,
  education: educationTariff20261,
  "pension-annuity": pensionTariff20261,
  "payout-annuity": payoutTariff20261,
  "term-life": termTariff20261,
  "credit-life": creditTariff20261,
  accident: accidentTariff20261,
  "critical-illness": criticalIllnessTariff20261,
  "employer-osns": osnsTariff20262,
  "migrant-vms": vmsTariff20261,
} as const;
export type TariffSlug = keyof typeof tariffs;
export type Tariff = (typeof tariffs)[TariffSlug];

const isPriced = (slug: string): slug is TariffSlug => Object.hasOwn(tariffs, slug);
/** The tariff in force of a product; undefined where nothing prices it. */
export const tariffOf = (slug: string): Tariff | undefined => (isPriced(slug) ? tariffs[slug] : undefined);

/** The first day of each version of the tariffs. */
const inForce: Readonly<Record<string, string>> = { "2026-1": "2026-01-01", "2026-2": "2026-11-21" };
/** From when the documents of a product hold; what has no tariff has no date of its own, and counts from the first. */
export const inForceFrom = (tariff: Tariff | undefined): string => inForce[tariff?.version ?? ""] ?? "2026-01-01";

const freeLook = (days: number): Message => ({ id: "document.cancel.freeLook", values: { days } });
const surrender = (months: number): Message => ({ id: "document.cancel.surrender", values: { months } });
const unearned = (kept: number): Message => ({ id: "document.cancel.unearned", values: { share: Math.round(100 * kept) } });
const repaid: Message = { id: "document.cancel.repaid" };
const nothing: Message = { id: "document.cancel.nothing" };
const asAgreed: readonly Message[] = [{ id: "document.cancel.asAgreed" }];

const withdrawals: Readonly<Record<TariffSlug, readonly Message[]>> = {
  senim: [freeLook(senimTariff20261.freeLookDays), surrender(senimTariff20261.surrenderFromMonths)],
  education: [freeLook(educationTariff20261.freeLookDays), surrender(educationTariff20261.surrenderFromMonths)],
  "pension-annuity": [{ id: "document.cancel.moved", values: { months: pensionTariff20261.surrenderFromMonths } }],
  "payout-annuity": asAgreed,
  "term-life": [freeLook(termTariff20261.freeLookDays), unearned(termTariff20261.premiumLoading)],
  "credit-life": [freeLook(creditTariff20261.freeLookDays), unearned(creditTariff20261.premiumLoading), repaid],
  accident: [freeLook(accidentTariff20261.freeLookDays), nothing],
  "critical-illness": [freeLook(criticalIllnessTariff20261.freeLookDays), nothing],
  "employer-osns": [{ id: "document.cancel.whole" }],
  "migrant-vms": [freeLook(PROMISED_DAYS), unearned(vmsTariff20261.refundLoading)],
};
/** What is given back when a contract of a product is ended, as its tariff has it. */
export const withdrawalOf = (slug: string): readonly Message[] => (isPriced(slug) ? withdrawals[slug] : asAgreed);
