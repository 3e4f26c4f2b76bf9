import { createHash } from "node:crypto";
import { isLargePrint, languageOf, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { PaperBlock } from "@shanyraq/rules/paper-page";
import { readPaperPage } from "@shanyraq/rules/read-paper-page";
import type { ContractFile } from "./contract-file.ts";
import { printed } from "./printed.ts";

const onSheet = (block: PaperBlock): Block => (block.kind === "address" ? { ...block, kind: "qr", alt: block.text } : block);

const copies = { large: "document.largeCopy", ordinary: "document.ordinaryCopy" } as const;

/**
 * A paper in large or in ordinary print: itself where it is, and else a copy made of the page within its bytes, so that nobody can have changed a word between the
 * two. It says that it is a copy, and of which file.
 * @returns undefined for a file that holds no page.
 */
export async function copyInPrint(file: ContractFile, print: keyof typeof copies, locale: Locale): Promise<ContractFile | undefined> {
  const fileName = file.fileName.replace(/\.pdf$/, `-${print}.pdf`);
  const bytes = new Uint8Array(file.bytes);
  if (isLargePrint(bytes) === (print === "large")) return { ...file, fileName };
  const page = await readPaperPage(bytes);
  if (!page) return undefined;
  const sha256 = createHash("sha256").update(bytes).digest("hex").replace(/.{32}/, "$& ");
  // What was signed stays in the language in which it was signed, whatever the reader's is.
  const language = languageOf(Buffer.from(bytes)) ?? locale;
  const facts = { language, title: page.title, subject: file.name, madeAt: Date.parse(file.date), print };
  const copied: Block = { kind: "paragraph", look: "note", text: text(language, copies[print], { sha256 }) };
  return { ...file, fileName, bytes: await printed(facts, [copied, ...page.blocks.map(onSheet)]) };
}
