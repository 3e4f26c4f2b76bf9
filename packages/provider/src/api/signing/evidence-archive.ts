import { text } from "@shanyraq/i18n/text";
import { evidenceFiles, fromBase64, type EvidencedSignature } from "@shanyraq/signing";
import { zipSync } from "fflate";
import { bytesOf } from "../../domain/documents/signed-papers.ts";
import type { Context } from "../../platform/server/context.ts";
import { evidenceOf } from "../../platform/codes/keep-evidence.ts";
import { titleOf, type Signing } from "../../domain/signatures/read-request.ts";

/** Everything signed for a request, with its signatures and the evidence of each verification, as one file (docs/decisions/029-evidence-of-signatures.md). */
export async function evidenceArchive(
  signing: Signing,
  { db, locale }: Pick<Context, "db" | "locale">,
): Promise<{ readonly name: string; readonly data: string } | undefined> {
  const { request, contract, documents, signatures } = signing;
  const all: EvidencedSignature[] = [];
  for (const document of documents)
    for (const signature of signatures.filter(({ document_id }) => document_id === document.id)) {
      const evidence = await evidenceOf(db, signature);
      const cms = fromBase64(signature.cms);
      if (evidence && cms) all.push({ name: document.type, content: bytesOf(document), cms, evidence });
    }
  const last = signatures.at(-1);
  if (all.length === 0 || !last) return undefined;
  const title = titleOf(contract, locale);
  const readme = text(locale, "signature.evidence.readme", { title, guid: request.id });
  const files = { "readme.txt": new TextEncoder().encode(`${readme}\n`), ...(await evidenceFiles(all)) };
  // The same signatures give the same file on every request.
  const archive = zipSync(files, { mtime: new Date(last.signed_at) });
  return { name: text(locale, "signature.evidence.title", { title }), data: Buffer.from(archive).toString("base64") };
}
