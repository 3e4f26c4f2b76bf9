import type { Output } from "@shanyraq/calls";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import type { IntlShape } from "react-intl";

export type Application = Output<"userApplications">["data"][number];
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
}

/** So many of one kind: whoever has more finds the others in the list that each leads to. */
const MOST = 3;

/** Whether there is something to pay: an order that waits, or a confirmed application that only has to become one. */
export const isUnpaid = ({ state, hash }: Application): boolean => hash !== null || state === "confirmed";
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
  const asked = events.findLast(({ kind }) => kind === "asked")?.words;
  return {
    key: `answer ${id}`,
    title: formatMessage({ id: "cabinet.waiting.question" }, { product }),
    about: asked === undefined || asked === "" ? [] : [asked],
    action: {
      name: formatMessage({ id: "cabinet.waiting.answer" }),
      label: formatMessage({ id: "cabinet.waiting.answerOf" }, { product }),
      href: hrefs.applications,
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

/** What waits for the customer: questions that hold up a policy first, then what is to be paid, then what is to be signed. */
export const waitingOf = (
  intl: IntlShape,
  hrefs: WaitingHrefs,
  { applications, requests }: { readonly applications: readonly Application[]; readonly requests: readonly SignatureRequest[] },
): readonly Waiting[] => [
  ...applications.filter(({ state }) => state === "question").map((one) => question(intl, hrefs, one)),
  ...applications
    .filter(isUnpaid)
    .slice(0, MOST)
    .map((one) => payment(intl, hrefs, one)),
  ...requests
    .filter(isUnsigned)
    .slice(0, MOST)
    .map((one) => signature(intl, hrefs, one)),
];
