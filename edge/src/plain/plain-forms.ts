import { brand } from "@shanyraq/brand";
import type { CallName, Output } from "@shanyraq/calls";
import {
  compliance,
  feedback,
  insuredEvent,
  ombudsman,
  paidPolicy,
  policyByNumber,
  serviceScore,
  standing,
  type Fields,
} from "@shanyraq/forms";
import type { PlainFormTextId } from "@shanyraq/i18n/plain-form-text";
import type { FirstPlainForm } from "@shanyraq/routes/plain-forms";
import type { Block, Given, Say } from "./block.ts";
import { premiumTold, orderTold } from "./premium-told.ts";

/** One form without script: whose fields, which call they go to, and what its answer tells. */
export interface PlainForm {
  readonly call: CallName;
  readonly title: PlainFormTextId;
  readonly press: PlainFormTextId;
  readonly fields: Fields;
  /** Sent along as it was given, by the press of an answer. */
  readonly carried?: readonly string[];
  /** What is read of an answer that keeps its row. */
  readonly told: (output: never, say: Say, given: Given) => readonly Block[];
  /** What the payment's code is asked for with, where the answer is an order. */
  readonly follow?: (output: never) => Readonly<Record<string, unknown>> | undefined;
}

interface Draft<N extends CallName> extends Omit<PlainForm, "call" | "told"> {
  readonly told: (output: Output<N>, say: Say, given: Given) => readonly Block[];
}

const plain = <N extends CallName>(call: N, draft: Draft<N>): PlainForm => ({ ...draft, call });

interface Taken {
  readonly number?: string | undefined;
  readonly deadline?: string | undefined;
}
const taken = ({ number, deadline }: Taken, say: Say, more: readonly Block[] = []): readonly Block[] => [
  { is: "heading", text: say.text("statements.done") },
  {
    is: "rows",
    rows: [
      ...(number ? [[say.text("statements.done.number"), number] as const] : []),
      ...(deadline ? [[say.text("statements.done.deadline"), say.date(deadline)] as const] : []),
    ],
  },
  { is: "text", text: say.text("statements.done.keep") },
  ...more,
];
const files = (say: Say): Block => ({ is: "text", text: say.text("plain.files", { email: brand.company.email }) });

const send = { press: "statements.send" } as const;

/** What works where no script does. The files of a statement are sent by letter, with its number. */
export const plainForms = {
  policy: plain("contractCheck", {
    title: "plain.policy",
    press: "checks.find",
    fields: policyByNumber.fields,
    told: ({ found, data }, say) =>
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
    fields: standing.fields,
    told: ({ found, kind = "feedback", number = "", events = [], deadline }, say) => {
      if (found !== true)
        return [
          { is: "heading", text: say.text("checks.status.none") },
          { is: "text", text: say.text("checks.status.none.text") },
        ];
      return [
        { is: "heading", text: say.text(`checks.status.kind.${kind}`) },
        { is: "text", text: number },
        { is: "rows", rows: events.map(({ status, date }) => [say.date(date), say.text(`checks.status.${status}`)] as const) },
        ...(deadline ? [{ is: "text", text: say.text("checks.status.next.open", { date: say.date(deadline) }) } as const] : []),
      ];
    },
  }),
  event: plain("insurance", {
    ...send,
    title: "plain.event",
    fields: insuredEvent.fields,
    told: ({ number, deadline, documents = [], uncovered }, say) =>
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
    fields: feedback.fields,
    told: (one, say) => taken(one, say, [files(say)]),
  }),
  compliance: plain("compliance", { ...send, title: "plain.compliance", fields: compliance.fields, told: (one, say) => taken(one, say) }),
  ombudsman: plain("ombudsman", {
    ...send,
    title: "plain.ombudsman",
    fields: ombudsman.fields,
    told: ({ notice, ...one }, say) =>
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
    fields: serviceScore.fields,
    told: (_, say) => [
      { is: "heading", text: say.text("statements.thanks") },
      { is: "text", text: say.text("statements.thanks.text") },
    ],
  }),
  premium: plain("polis", { title: "plain.premium", press: "premium.find", fields: paidPolicy.fields, told: premiumTold }),
  order: {
    call: "polisAndSign",
    title: "plain.order",
    press: "premium.pay.plain",
    fields: paidPolicy.fields,
    carried: ["amount", "again"],
    told: orderTold,
    follow: ({ hash }: Output<"polisAndSign">) => (hash === undefined ? undefined : { hash, attempt: 1 }),
  },
} as const satisfies Readonly<Record<FirstPlainForm | "order", PlainForm>>;

export type PlainFormName = keyof typeof plainForms;
export const isPlainFormName = (name: string): name is PlainFormName => Object.hasOwn(plainForms, name);
