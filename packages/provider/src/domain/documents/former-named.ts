import { numberText } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { EventData } from "../../platform/database/records/contract-event.ts";
import { price } from "../products/price.ts";
import { sayBesides } from "../products/quote.ts";

interface FormerDocument {
  readonly name: string;
  readonly value: string;
}

/** A figure of the tariff as the language writes it: "1.25" is "1,25". */
const figureText = (value: string, locale: Locale): string =>
  locale !== "en" && /^\d+\.\d+$/.test(value) ? value.replace(".", ",") : value;

/** Facts that papers of that time called otherwise than forms do today: their bytes stay what they were. */
const calledOtherwise: readonly (readonly [today: TextId, then: TextId])[] = [
  ["calculator.fact.beneficiary", "document.former.beneficiary"],
  ["calculator.fact.payout", "document.former.payout"],
  ["calculator.fact.paidInAll", "document.former.paidInAll"],
  ["calculator.fact.paymentsFrom", "document.former.paymentsFrom"],
  ["calculator.fact.waitingIllness", "document.former.waitingIllness"],
];

function formerName(name: string, locale: Locale): string {
  const called = calledOtherwise.find(([today]) => text(locale, today) === name);
  return called ? text(locale, called[1]) : name;
}

const day = (iso: string): string => iso.split("-").toReversed().join(".");

/** What papers of contracts without a form say of a contract beside its sums and dates. */
export function namedOf(
  { terms, insured, subjects }: Pick<EventData["issued"], "terms" | "insured" | "subjects">,
  locale: Locale,
): readonly FormerDocument[] {
  const say = (id: TextId, value: string | undefined): readonly FormerDocument[] => (value ? [{ name: text(locale, id), value }] : []);
  const priced = price(terms.inputs, terms.startDate, terms.agesOn);
  const { riders = [], facts = [] } = priced.ok ? sayBesides(priced.offer.besides?.() ?? {}, locale) : {};
  const { policyholder, insured: kid, bin, head, child, loan, people = [], account } = subjects ?? {};
  const ofEntity = policyholder !== undefined && bin !== undefined;
  const whoConcluded = ofEntity ? text(locale, "document.named.withBin", { name: policyholder, bin }) : policyholder;
  return [
    ...say("document.named.policyholder", whoConcluded === insured ? undefined : whoConcluded),
    ...say("document.named.head", head && `${head.name}, ${text(locale, `document.post.${head.post}`)}`),
    ...say("document.named.insured", kid ? `${kid.name}, ${day(kid.birthDate)}` : insured),
    ...say("document.named.people", people.map(({ name, passport }) => `${name}: ${passport}`).join("; ")),
    ...say("document.named.child", child && `${child.name}, ${day(child.birthDate)}`),
    ...say("document.named.bank", loan?.bank),
    ...say("document.named.loan", loan && `${loan.number}, ${day(loan.date)}`),
    ...say("document.former.account", account),
    ...say(
      "document.named.covers",
      riders
        .filter(({ chosen }) => chosen)
        .map(({ name }) => name)
        .join("; "),
    ),
    ...facts.map(({ name, value, unit }) => ({
      name: formerName(name, locale),
      value: unit === "tenge" ? `${numberText(Number(value), locale, 2)} ₸` : figureText(value, locale),
    })),
  ];
}
