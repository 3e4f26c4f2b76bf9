import type { ReceptionTopic } from "@shanyraq/calls/vocabulary";
import { dateText, document, type Block } from "@shanyraq/documents";
import { localeFacts, type Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { CustomerRow } from "../../platform/database/tables.ts";
import { insurer, notice } from "../../domain/documents/insurer.ts";
import { printOf } from "../../domain/documents/print-of.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";

interface Acknowledged {
  readonly number: string;
  readonly deadline: string;
  readonly topic: ReceptionTopic;
  readonly text: string;
  readonly office: string;
  readonly contractNumber?: string;
  readonly customer: CustomerRow;
  readonly employee: CustomerRow;
  readonly files: readonly string[];
  readonly siteOrigin: string;
}

/** What a customer takes home: what was taken from them, by whom, by when it is answered, and where they see how far it is. A tagged PDF. */
export async function acknowledgement(taken: Acknowledged, locale: Locale, now: number): Promise<Uint8Array> {
  const { number, deadline, topic, text: words, office, contractNumber, customer, employee, files, siteOrigin } = taken;
  const say = (id: TextId, values?: Record<string, string>) => text(locale, id, values);
  const fact = (id: TextId, value: string) => ({ name: say(id), value });
  const blocks: readonly Block[] = [
    ...notice(undefined, locale),
    { kind: "paragraph", text: say("document.reception.lead", { date: dateText(deadline) }), look: "lead" },
    {
      kind: "facts",
      facts: [
        fact("document.reception.customer", fullName(customer)),
        fact("document.reception.topic", say(`document.reception.topic.${topic}`)),
        ...(contractNumber === undefined ? [] : [fact("document.reception.contract", contractNumber)]),
        fact("document.reception.date", dateText(today(now))),
        fact("document.reception.office", office),
        fact("document.reception.employee", fullName(employee)),
      ],
    },
    { kind: "heading", text: say("document.reception.words") },
    ...words
      .split(/\n+/)
      .filter((line) => line.trim() !== "")
      .map((line): Block => ({ kind: "paragraph", text: line.trim() })),
    ...(files.length === 0
      ? []
      : ([
          { kind: "heading", text: say("document.reception.files") },
          { kind: "list", items: files },
        ] satisfies readonly Block[])),
    {
      kind: "qr",
      address: `${siteOrigin}${localeFacts[locale].prefix}/check-status`,
      text: say("document.reception.check", { number }),
      alt: say("document.reception.check.alt"),
    },
    ...insurer(locale),
  ];
  const title = say("document.reception.title", { number });
  return document({ language: locale, title, subject: say("document.reception.subject"), madeAt: now, print: printOf(customer) }, blocks);
}
