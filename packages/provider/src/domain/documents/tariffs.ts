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
import { law } from "@shanyraq/rules/law";
import { osnsTariffOn } from "../products/osns-tariffs.ts";
import { pensionTariffOn } from "../products/pension-tariffs.ts";
import { versionInForceFrom, versionOn } from "../products/tariff-versions.ts";
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
function latestOn(slug: string, day: string): Tariff | undefined {
  if (slug === "employer-osns") return osnsTariffOn(day);
  if (slug === "pension-annuity") return pensionTariffOn(day);
  return isPriced(slug) ? tariffs[slug] : undefined;
}
/** The tariff by which a contract of a product that begins on a day is priced; undefined for a product without a price. */
export function tariffOf(slug: string, day: string): Tariff | undefined {
  const tariff = latestOn(slug, day);
  return tariff && { ...tariff, version: versionOn(tariff.version, day) };
}

/** From when the documents of a product hold. */
export const inForceFrom = (tariff: Tariff | undefined): string => versionInForceFrom(tariff?.version);

const freeLook = (days: number): Message => ({ id: "document.cancel.freeLook", values: { days } });
const surrender = (months: number): Message => ({ id: "document.cancel.surrender", values: { months } });
const unearned = (kept: number): Message => ({ id: "document.cancel.unearned", values: { share: Math.round(100 * kept) } });
const repaid: Message = { id: "document.cancel.repaid", values: { costs: Math.round(100 * law.contract.costs.figure) } };
const nothing: Message = { id: "document.cancel.nothing" };
const asAgreed: readonly Message[] = [{ id: "document.cancel.asAgreed" }];

const withdrawals: Readonly<Record<TariffSlug, readonly Message[]>> = {
  senim: [freeLook(senimTariff20261.freeLookDays), surrender(senimTariff20261.surrenderFromMonths)],
  education: [freeLook(educationTariff20261.freeLookDays), surrender(educationTariff20261.surrenderFromMonths)],
  "pension-annuity": [{ id: "document.cancel.moved", values: { months: pensionTariff20261.surrenderFromMonths } }],
  "payout-annuity": [{ id: "document.cancel.freeLookAnnuity", values: { days: PROMISED_DAYS } }, { id: "document.cancel.annuity" }],
  "term-life": [freeLook(termTariff20261.freeLookDays), unearned(termTariff20261.premiumLoading)],
  "credit-life": [freeLook(creditTariff20261.freeLookDays), unearned(creditTariff20261.premiumLoading), repaid],
  accident: [freeLook(accidentTariff20261.freeLookDays), nothing],
  "critical-illness": [freeLook(criticalIllnessTariff20261.freeLookDays), nothing],
  "employer-osns": [{ id: "document.cancel.whole" }],
  "migrant-vms": [freeLook(PROMISED_DAYS), unearned(vmsTariff20261.refundLoading)],
};
/** What a contract of a product gives back when it is ended, by its tariff. */
export const withdrawalOf = (slug: string): readonly Message[] => (isPriced(slug) ? withdrawals[slug] : asAgreed);
