import { claimWords } from "../../domain/claims/claim-words.ts";
import { sendPapers } from "../../domain/claim-files/send-papers.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { isRefusal, refuse, refuseFields } from "../../platform/server/refusal.ts";
import { claimDays } from "./claim-days.ts";
import { eventStatement } from "./event-statement.ts";

/** Whoever claimed sends what their claim lacks, by its number and the phone that it was given with, or signed in. */
export const claimFiles: Handlers["claimFiles"] = async (
  { number, phone = "", text = "", files = [], verifier = "", documents = [] },
  context,
) => {
  const { db, locale } = context;
  const sent = await eventStatement(number, phone, context);
  if (isRefusal(sent)) return sent;
  if (files.length === 0 && text.trim() === "") return refuseFields({ files: "error.filesOrWords" });
  const came = documents.flatMap(({ document, have }) => (have ? [document] : []));
  const papers = { words: text.trim(), files, verifier, came, days: await claimDays(db, sent.contract_id) };
  const standing = await sendPapers(sent, papers, context);
  if (standing === "closed") return refuse(409, "error.claim.noFiles");
  if (standing === "fileGone") return refuseFields({ files: "error.fileGone" });
  return { status: "ok", success: true, words: claimWords(standing, locale) };
};
