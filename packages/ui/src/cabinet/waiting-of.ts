import type { Output } from "@shanyraq/calls";
import type { ConsentStanding } from "@shanyraq/calls/vocabulary";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import type { IntlShape } from "react-intl";

export type Application = Output<"userApplications">["data"][number];
export type PensionHeld = Output<"userApplications">["pensions"][number];
export type TermEnd = Output<"userContracts">["summary"]["ends"][number];
export type SignatureRequest = NonNullable<Output<"checkSignedByGuid">["requests"]>[number];

/** Something that waits for the customer, and where it is done. */
export interface Waiting {
  readonly key: string;
  readonly title: string;
  readonly about: readonly string[];
  readonly action: { readonly name: string; readonly label: string; readonly href: string };
}

export interface WaitingHrefs {
  readonly pay: (applicationId: string) => string;
  readonly sign: (GUID: string) => string;
  readonly applications: string;
  /** Where the account of a payout is given, and where a new contract of a product is calculated. */
  readonly maturity: (contractId: string) => string;
  readonly calculate: (product: string) => string;
  readonly consents: string;
  /** The page of a pension annuity that was started. */
  readonly pension: (held: PensionHeld) => string;
}

interface WaitedFor {
  readonly applications: readonly Application[];
  readonly pensions: readonly PensionHeld[];
  readonly requests: readonly SignatureRequest[];
  readonly ends: readonly TermEnd[];
  /** In Almaty, yyyy-mm-dd. */
  readonly today: string;
  /** Who took their consent back is not asked for it at every visit. */
  readonly consent?: ConsentStanding | undefined;
}

/** The most of one kind: the others are in the list that each leads to. */
const MAX_SHOWN = 3;

/** Whether there is something to pay: an order that waits, or a confirmed application that only has to become one. */
export const isUnpaid = ({ state, hash }: Application): boolean => hash !== null || state === "confirmed";
/** How an application is given up: one that no code has confirmed is deleted with its answers, any other is withdrawn and stays in the list. */
export const wayOut = ({ state }: Pick<Application, "state">): "remove" | "withdraw" => (state === "awaiting_code" ? "remove" : "withdraw");
const isUnsigned = ({ state, parties }: SignatureRequest): boolean =>
  (state === "waiting" || state === "partly") && parties.some(({ you, signedAt }) => you && signedAt === null);

function payment(intl: IntlShape, hrefs: WaitingHrefs, { id, product_name: product, amount, number, date }: Application): Waiting {
  const { formatMessage, locale } = intl;
  const day = dateText(intl, date);
  return {
    key: `pay ${id}`,
    title: formatMessage({ id: "cabinet.unpaid" }),
    about: [
      formatMessage({ id: "cabinet.unpaid.text" }, { product, amount: moneyText(amount, locale) }),
      number === null
        ? formatMessage({ id: "cabinet.unpaid.application" }, { date: day })
        : formatMessage({ id: "cabinet.unpaid.number" }, { number, date: day }),
    ],
    action: {
      name: formatMessage({ id: "cabinet.pay" }),
      label: formatMessage({ id: "cabinet.unpaid.pay" }, { product }),
      href: hrefs.pay(id),
    },
  };
}

function question({ formatMessage }: IntlShape, hrefs: WaitingHrefs, { id, product_name: product, events }: Application): Waiting {
  const asking = events.findLast(({ kind }) => kind === "asked")?.words;
  return {
    key: `answer ${id}`,
    title: formatMessage({ id: "cabinet.waiting.question" }, { product }),
    about: asking === undefined || asking === "" ? [] : [asking],
    action: {
      name: formatMessage({ id: "cabinet.waiting.answer" }),
      label: formatMessage({ id: "cabinet.waiting.answerOf" }, { product }),
      href: hrefs.applications,
    },
  };
}

/** Stages of a pension annuity at which its customer does something; its signature waits among all signatures. */
const acts: ReadonlySet<PensionHeld["stage"]> = new Set(["opened", "checked", "confirmed"]);

function pension({ formatMessage }: IntlShape, hrefs: WaitingHrefs, held: PensionHeld): Waiting {
  const { number, stands } = held;
  return {
    key: `pension ${number}`,
    title: formatMessage({ id: "cabinet.waiting.pension" }),
    about: [stands],
    action: {
      name: formatMessage({ id: "pension.application.open" }),
      label: formatMessage({ id: "cabinet.waiting.pensionOf" }, { number }),
      href: hrefs.pension(held),
    },
  };
}

function signature(intl: IntlShape, hrefs: WaitingHrefs, { GUID, title, deadline }: SignatureRequest): Waiting {
  const { formatMessage } = intl;
  return {
    key: `sign ${GUID}`,
    title: formatMessage({ id: "cabinet.waiting.sign" }),
    about: [title, formatMessage({ id: "cabinet.waiting.sign.until" }, { date: dateText(intl, deadline) })],
    action: {
      name: formatMessage({ id: "cabinet.signing.sign" }),
      label: formatMessage({ id: "cabinet.waiting.signOf" }, { title }),
      href: hrefs.sign(GUID),
    },
  };
}

/** Money that waits only for an account to be paid to; from its day on it is shown as owed. */
function payout(intl: IntlShape, hrefs: WaitingHrefs, { id, number, product_name: product, on, amount }: TermEnd, today: string): Waiting {
  const { formatMessage, locale } = intl;
  const values = { product, number, date: dateText(intl, on), amount: moneyText(amount, locale) };
  return {
    key: `maturity ${id}`,
    title: formatMessage({ id: "cabinet.waiting.maturity" }),
    about: [formatMessage({ id: on > today ? "cabinet.waiting.maturity.comes" : "cabinet.waiting.maturity.owed" }, values)],
    action: {
      name: formatMessage({ id: "cabinet.waiting.maturity.tell" }),
      label: formatMessage({ id: "cabinet.waiting.maturity.tellOf" }, values),
      href: hrefs.maturity(id),
    },
  };
}

/** Money that the bank sent back: it goes again as soon as another account is named. */
function returnedPayout(intl: IntlShape, hrefs: WaitingHrefs, { id, number, product_name: product, on, amount }: TermEnd): Waiting {
  const { formatMessage, locale } = intl;
  const values = { product, number, date: dateText(intl, on), amount: moneyText(amount, locale) };
  return {
    key: `returned ${id}`,
    title: formatMessage({ id: "cabinet.waiting.returned" }),
    about: [formatMessage({ id: "cabinet.waiting.returned.text" }, values)],
    action: {
      name: formatMessage({ id: "cabinet.waiting.returned.tell" }),
      label: formatMessage({ id: "cabinet.waiting.returned.tellOf" }, values),
      href: hrefs.maturity(id),
    },
  };
}

function consent({ formatMessage }: IntlShape, hrefs: WaitingHrefs): Waiting {
  return {
    key: "consent",
    title: formatMessage({ id: "cabinet.waiting.consent" }),
    about: [formatMessage({ id: "cabinet.waiting.consent.text" })],
    action: {
      name: formatMessage({ id: "cabinet.waiting.consent.read" }),
      label: formatMessage({ id: "cabinet.waiting.consent.readOf" }),
      href: hrefs.consents,
    },
  };
}

function renewal(intl: IntlShape, hrefs: WaitingHrefs, { id, product, product_name, on }: TermEnd): Waiting {
  const { formatMessage } = intl;
  const values = { product: product_name, date: dateText(intl, on) };
  return {
    key: `renew ${id}`,
    title: formatMessage({ id: "cabinet.waiting.renew" }),
    about: [formatMessage({ id: "cabinet.waiting.renew.text" }, values)],
    action: {
      name: formatMessage({ id: "cabinet.waiting.renew.calculate" }),
      label: formatMessage({ id: "cabinet.waiting.renew.calculateOf" }, values),
      href: hrefs.calculate(product),
    },
  };
}

/**
 * What waits for the customer: questions that hold up a policy first, then what is to be paid, a pension annuity that they have to continue, then what is to be
 * signed and agreed to, then money of their own that came back or waits, and terms that end.
 */
export const waitingOf = (
  intl: IntlShape,
  hrefs: WaitingHrefs,
  { applications, pensions, requests, ends, today, consent: standing }: WaitedFor,
): readonly Waiting[] => [
  ...applications.filter(({ state }) => state === "question").map((one) => question(intl, hrefs, one)),
  ...applications
    .filter(isUnpaid)
    .slice(0, MAX_SHOWN)
    .map((one) => payment(intl, hrefs, one)),
  ...pensions.filter(({ stage }) => acts.has(stage)).map((one) => pension(intl, hrefs, one)),
  ...requests
    .filter(isUnsigned)
    .slice(0, MAX_SHOWN)
    .map((one) => signature(intl, hrefs, one)),
  ...(standing === "outdated" ? [consent(intl, hrefs)] : []),
  ...ends.filter(({ stage }) => stage === "returned").map((one) => returnedPayout(intl, hrefs, one)),
  ...ends.filter(({ stage }) => stage === "asks").map((one) => payout(intl, hrefs, one, today)),
  ...ends
    .filter(({ stage }) => stage === "renews")
    .slice(0, MAX_SHOWN)
    .map((one) => renewal(intl, hrefs, one)),
];
