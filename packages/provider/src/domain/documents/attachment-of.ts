import type { PaperReference } from "../../platform/messages/paper-reference.ts";
import type { Attachment } from "../../platform/ports/messages.ts";
import { contractFile } from "./contract-file.ts";
import { contractSource } from "./contract-source.ts";
import { papersOf, type Printer } from "./signed-papers.ts";

/**
 * The attachment of a message. What is to be signed is kept from now on: the message, the request and the contract's page have the same bytes, whatever editors
 * change between them.
 * @throws when the contract or the payment does not exist: the message would be false.
 */
export async function attachmentOf(paper: PaperReference, printer: Printer): Promise<Attachment> {
  const source = await contractSource(printer.db, paper.contractId);
  if (source?.signing && (paper.type === "policy" || paper.type === "rules")) await papersOf(source.signing.request, printer);
  const file = source && (await contractFile(printer.db, source, paper, printer.siteOrigin));
  if (!file) throw new Error("a letter is of a contract that is there");
  return { name: file.fileName, mime: "application/pdf", data: Buffer.from(file.bytes).toString("base64") };
}
