import { localeFacts } from "@shanyraq/i18n";
import type { MessagePaper } from "../../platform/messages/message-paper.ts";
import type { PaperReference } from "../../platform/messages/paper-reference.ts";
import { contractFile } from "./contract-file.ts";
import { contractSource } from "./contract-source.ts";
import { papersOf, type Printer } from "./signed-papers.ts";

/** Where a paper of a contract is read as a page, by whoever is signed in to its account. */
function pageAddress(siteOrigin: string, { contractId, type, receipt, agreement, locale }: PaperReference): string {
  const number = receipt ?? agreement;
  const query = new URLSearchParams({ type, ...(number !== undefined && { number }) });
  return `${siteOrigin}${localeFacts[locale].prefix}/cabinet/reports/paper/${contractId}?${query.toString()}`;
}

/**
 * A paper of a message. What is to be signed is kept from now on: the message, the request and the contract's page have the same bytes, whatever editors
 * change between them.
 * @throws when the contract or the payment does not exist: the message would be false.
 */
export async function messagePaper(paper: PaperReference, printer: Printer): Promise<MessagePaper> {
  const source = await contractSource(printer.db, paper.contractId);
  if (source?.signing && (paper.type === "policy" || paper.type === "rules")) await papersOf(source.signing.request, printer);
  const file = source && (await contractFile(printer.db, source, paper, printer.siteOrigin));
  if (!file) throw new Error("a letter is of a contract that is there");
  return {
    attachment: { name: file.fileName, mime: "application/pdf", data: Buffer.from(file.bytes).toString("base64") },
    name: file.name,
    page: pageAddress(printer.siteOrigin, paper),
    reading: source.reading,
    locale: paper.locale,
  };
}
