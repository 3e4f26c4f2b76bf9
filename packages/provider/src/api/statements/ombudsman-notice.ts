import { dateText, document, type Block } from "@shanyraq/documents";
import { brand } from "@shanyraq/brand";
import type { Input } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { insurer } from "../../domain/documents/insurer.ts";

type OmbudsmanInput = Omit<Input<"ombudsman">, "captcha" | "files">;

/** The statement as the ombudsman gets it, to be printed or kept: a tagged PDF in the language it was written in. */
export async function ombudsmanNotice(input: OmbudsmanInput, number: string, locale: Locale, now: number): Promise<Uint8Array> {
  const fact = (id: TextId, value: string) => ({ name: text(locale, id), value });
  const part = (id: TextId, words: string): readonly Block[] => [
    { kind: "heading", text: text(locale, id) },
    ...words
      .split(/\n+/)
      .filter((line) => line.trim() !== "")
      .map((line): Block => ({ kind: "paragraph", text: line.trim() })),
  ];
  const title = text(locale, "document.ombudsman.title", { number });
  return document({ language: locale, title, subject: text(locale, "document.ombudsman.subject"), madeAt: now }, [
    ...(brand.company.demo ? [{ kind: "paragraph", text: text(locale, "document.notice"), look: "note" } as const] : []),
    { kind: "paragraph", text: text(locale, "document.ombudsman.to"), look: "lead" },
    {
      kind: "facts",
      facts: [
        fact("document.ombudsman.name", input.name),
        fact(/^[0-9]{12}$/.test(input.iin) ? "document.ombudsman.iin" : "agreed.document", input.iin),
        fact("document.ombudsman.address", input.address),
        fact("document.ombudsman.phone", input.phone),
        fact("document.ombudsman.email", input.email),
        fact("document.ombudsman.contract", input.contractNumber),
        fact("document.ombudsman.asked", dateText(input.askedOn)),
      ],
    },
    ...part("document.ombudsman.text", input.text),
    ...part("document.ombudsman.demand", input.demand),
    ...insurer(locale),
  ]);
}
