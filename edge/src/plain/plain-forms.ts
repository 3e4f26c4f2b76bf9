import { brand } from "@shanyraq/brand";
import type { CallName, Output } from "@shanyraq/calls";
import { standingNext } from "@shanyraq/calls/standing-next";
import {
  compliance,
  feedback,
  insuredEvent,
  ombudsman,
  paidPolicy,
  policyByNumber,
  serviceScore,
  standing,
  type Form,
} from "@shanyraq/forms";
import type { PlainFormTextId } from "@shanyraq/i18n/plain-form-text";
import type { FirstPlainForm } from "@shanyraq/routes/plain-forms";
import type { Block, Given, Say } from "./block.ts";
import { premiumResult, orderResult } from "./premium-result.ts";

/** One form without script: its fields and rules are the site's own, which call they go to, and what its answer tells. */
export interface PlainForm {
  readonly call: CallName;
  readonly title: PlainFormTextId;
  readonly press: PlainFormTextId;
  readonly form: Form;
  /** Sent along as it was given, by the press of an answer. */
  readonly carried?: readonly string[];
  /** What is read of an answer that keeps its row. */
  readonly resultBlocks: (output: never, say: Say, given: Given) => readonly Block[];
  /** What the payment's code is asked for with, where the answer is an order. */
  readonly follow?: (output: never) => Readonly<Record<string, unknown>> | undefined;
}

interface Draft<N extends CallName> extends Omit<PlainForm, "call" | "told"> {
  readonly resultBlocks: (output: Output<N>, say: Say, given: Given) => readonly Block[];
}

const plain = <N extends CallName>(call: N, draft: Draft<N>): PlainForm => ({ ...draft, call });

interface Taken {
  readonly number?: string | undefined;
  readonly deadline?: string | undefined;
}
const taken = ({ number, deadline }: Taken, say: Say, more: readonly Block[] = [], anonymous = false): readonly Block[] => [
  { is: "heading", text: say.text("statements.done") },
  {
    is: "rows",
    rows: [
      ...(number ? [[say.text("statements.done.number"), number] as const] : []),
      ...(deadline ? [[say.text("statements.done.deadline"), say.date(deadline)] as const] : []),
    ],
  },
  { is: "text", text: say.text(anonymous ? "statements.done.anonymous" : "statements.done.keep") },
  ...more,
];
const files = (say: Say): Block => ({ is: "text", text: say.text("plain.files", { email: brand.company.email }) });

/** An order that waits to be paid: its first code, or that code as it stands. */
const codeOf = ({ hash }: { readonly hash?: string | undefined }) => (hash === undefined ? undefined : { hash, attempt: 1 });

const send = { press: "statements.send" } as const;

/** What works where no script does. The files of a statement are sent by letter, with its number. */
export const plainForms = {
  policy: plain("contractCheck", {
    title: "plain.policy",
    press: "checks.find",
    form: policyByNumber,
    resultBlocks: ({ found, data }, say) =>
      found === true
        ? data.flatMap(({ number, product, status, since, from, to }): readonly Block[] => [
            { is: "heading", text: product },
            {
              is: "rows",
              rows: [
                [say.text("field.contractNumber"), number],
                [say.text("plain.row.state"), say.text(`cabinet.status.${status}`)],
                [say.text("checks.policy.period"), `${say.date(from)} – ${say.date(to)}`],
              ],
            },
            ...(status === "suspended" || status === "lapsed"
              ? [{ is: "text", text: say.text(`checks.policy.${status}`, { date: say.date(since) }) } as const]
              : []),
          ])
        : [
            { is: "heading", text: say.text("checks.policy.none") },
            { is: "text", text: say.text("checks.policy.none.text") },
          ],
  }),
  standing: plain("status", {
    title: "plain.standing",
    press: "checks.find",
    form: standing,
    follow: codeOf,
    resultBlocks: ({ found, kind = "feedback", number = "", events = [], deadline }, say, { qr }) => {
      if (found !== true)
        return [
          { is: "heading", text: say.text("checks.status.none") },
          { is: "text", text: say.text("checks.status.none.text") },
        ];
      return [
        { is: "heading", text: say.text(`checks.status.kind.${kind}`) },
        { is: "text", text: number },
        { is: "rows", rows: events.map(({ status, date }) => [say.date(date), say.text(`checks.status.${status}`)] as const) },
        {
          is: "text",
          text: say.text(`checks.status.next.${standingNext(events.at(-1)?.status, deadline)}`, {
            email: brand.company.email,
            phone: brand.company.phone,
            date: deadline ? say.date(deadline) : "",
          }),
        },
        ...(qr ? [{ is: "link", href: qr.url, text: say.text("plain.order.open") } as const] : []),
      ];
    },
  }),
  event: plain("insurance", {
    ...send,
    title: "plain.event",
    form: insuredEvent,
    resultBlocks: ({ number, deadline, documents = [], uncovered }, say) =>
      taken({ number, deadline }, say, [
        ...(uncovered
          ? [{ is: "heading", text: say.text("statements.event.uncovered") } as const, { is: "text", text: uncovered } as const]
          : []),
        ...(documents.length > 0
          ? [
              { is: "heading", text: say.text("plain.papers") } as const,
              { is: "list", items: documents.map((one) => say.text(`statements.paper.${one}`)) } as const,
            ]
          : []),
        files(say),
      ]),
  }),
  feedback: plain("feedback", {
    ...send,
    title: "plain.feedback",
    form: feedback,
    resultBlocks: (one, say) => taken(one, say, [files(say)]),
  }),
  compliance: plain("compliance", {
    ...send,
    title: "plain.compliance",
    form: compliance,
    resultBlocks: (one, say, { anonymous = false }) => taken(one, say, [], anonymous),
  }),
  ombudsman: plain("ombudsman", {
    ...send,
    title: "plain.ombudsman",
    form: ombudsman,
    resultBlocks: ({ notice, ...one }, say) =>
      taken(one, say, [
        ...(notice
          ? [
              {
                is: "link",
                href: `data:application/pdf;base64,${notice}`,
                text: say.text("statements.done.notice"),
                file: "ombudsman.pdf",
              } as const,
            ]
          : []),
        files(say),
      ]),
  }),
  score: plain("sendServiceQuality", {
    ...send,
    title: "plain.score",
    form: serviceScore,
    resultBlocks: (_, say) => [
      { is: "heading", text: say.text("statements.thanks") },
      { is: "text", text: say.text("statements.thanks.text") },
    ],
  }),
  premium: plain("polis", { title: "plain.premium", press: "premium.find", form: paidPolicy, resultBlocks: premiumResult }),
  order: {
    call: "polisAndSign",
    title: "plain.premium",
    press: "premium.pay.plain",
    form: paidPolicy,
    carried: ["amount", "again"],
    resultBlocks: orderResult,
    follow: codeOf,
  },
} as const satisfies Readonly<Record<FirstPlainForm | "order", PlainForm>>;

export type PlainFormName = keyof typeof plainForms;
export const isPlainFormName = (name: string): name is PlainFormName => Object.hasOwn(plainForms, name);
