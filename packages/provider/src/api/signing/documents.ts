import { dateText, type Block } from "@shanyraq/documents";
import { text } from "@shanyraq/i18n/text";
import { worst } from "@shanyraq/signing";
import { insurer } from "../../domain/documents/insurer.ts";
import { printOf } from "../../domain/documents/print-of.ts";
import { printed } from "../../domain/documents/printed.ts";
import type { Context, Handlers, SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuse, isRefusal, type Refusal } from "../../platform/server/refusal.ts";
import { verifyAddress } from "../../domain/documents/verify-address.ts";
import type { SigningDocument } from "../../domain/documents/signed-papers.ts";
import { evidenceArchive } from "./evidence-archive.ts";
import { recheckSignature } from "./recheck-signature.ts";
import { findSigning, isReader, signerOf, titleOf, type Signing } from "../../domain/signatures/read-request.ts";

/** The sheet that shows who signed, beside the documents themselves. */
export const SHEET = "sheet";
/** Documents, signatures and the evidence of their verification, in one archive. */
export const EVIDENCE = "evidence";

const moment = (iso: string) => `${dateText(today(Date.parse(iso)))} ${new Date(Date.parse(iso)).toISOString().slice(11, 19)} UTC`;

function signersOf(signing: Signing, document: SigningDocument, { locale }: Context): readonly Block[] {
  const signers = signing.signatures.filter(({ document_id }) => document_id === document.id);
  const name = (key: "signer" | "iin" | "organisation" | "time" | "issuer" | "valid" | "notes") => text(locale, `signature.sheet.${key}`);
  return signers.map((signature): Block => {
    const signer = signerOf(signature, locale);
    return {
      kind: "facts",
      facts: [
        { name: name("signer"), value: signer.name },
        { name: name("iin"), value: signer.iin },
        ...(signer.organisation ? [{ name: name("organisation"), value: `${signer.organisation}, ${signer.bin}` }] : []),
        { name: name("time"), value: moment(signer.signedAt) },
        { name: name("issuer"), value: signer.issuer },
        { name: name("valid"), value: `${dateText(signer.validFrom.slice(0, 10))} – ${dateText(signer.validTo.slice(0, 10))}` },
        ...(signer.notes.length > 0 ? [{ name: name("notes"), value: signer.notes.join(" ") }] : []),
      ],
    };
  });
}

async function sheetOf(signing: Signing, context: Context): Promise<{ readonly name: string; readonly data: string }> {
  const { locale, services } = context;
  const name = text(locale, "signature.sheet.title", { title: titleOf(signing.contract, locale) });
  const last = signing.signatures.at(-1)?.signed_at ?? signing.request.created_at;
  const blocks = signing.documents.flatMap((document): readonly Block[] => [
    { kind: "heading", text: document.name },
    {
      kind: "facts",
      facts: [
        { name: "SHA-256", value: document.sha256.replace(/.{32}/, "$& ") },
        { name: text(locale, "signature.sheet.streebog"), value: document.streebog.replace(/.{32}/g, "$& ").trim() },
      ],
    },
    ...signersOf(signing, document, context),
  ]);
  const address = verifyAddress(services.siteOrigin, signing.request.id, locale);
  const facts = { language: locale, title: name, subject: name, madeAt: Date.parse(last), print: printOf(context.customer) };
  const bytes = await printed(facts, [
    { kind: "paragraph", text: text(locale, "signature.sheet.lead", { guid: signing.request.id }), look: "lead" },
    ...blocks,
    { kind: "qr", address, text: text(locale, "signature.paper.qr"), alt: text(locale, "signature.paper.qr.alt") },
    ...insurer(locale),
  ]);
  return { name, data: Buffer.from(bytes).toString("base64") };
}

/** A request of the asking customer's own; another's is as if it were not there. */
async function ownSigning(context: SignedIn, id: string): Promise<Signing | Refusal> {
  const signing = await findSigning(context, id);
  return signing && isReader(signing, context) ? signing : refuse(404, "error.notFound");
}

export const signedDocuments: Pick<Handlers, "checkSign" | "getDecryption" | "cmsDataInfo"> = {
  checkSign: async ({ GUID, type }, context) => {
    const signing = await ownSigning(context, GUID);
    if (isRefusal(signing)) return signing;
    const document = signing.documents.find((one) => one.type === type);
    if (!document) return refuse(404, "error.notFound");
    const signatures = signing.signatures.filter(({ document_id }) => document_id === document.id);
    const verified = await Promise.all(signatures.map(async (one) => recheckSignature(one, document, context)));
    return {
      status: "ok",
      verdict: verified.length > 0 ? worst(verified.map(({ verdict }) => verdict)) : "unknown",
      signers: verified.map(({ signature }) => signerOf(signature, context.locale)),
    };
  },
  getDecryption: async ({ GUID, type }, context) => {
    const signing = await ownSigning(context, GUID);
    if (isRefusal(signing)) return signing;
    if (type === EVIDENCE) {
      const archive = await evidenceArchive(signing, context);
      return archive ? { status: "ok", type: "application/zip", ...archive } : refuse(404, "error.signature.noEvidence");
    }
    if (type === SHEET) return { status: "ok", type: "application/pdf", ...(await sheetOf(signing, context)) };
    const document = signing.documents.find((one) => one.type === type);
    return document ? { status: "ok", type: "application/pdf", name: document.name, data: document.file } : refuse(404, "error.notFound");
  },
  cmsDataInfo: async ({ GUID, type }, context) => {
    const signing = await ownSigning(context, GUID);
    if (isRefusal(signing)) return signing;
    const document = signing.documents.find((one) => one.type === type);
    if (!document) return refuse(404, "error.notFound");
    const signatures = signing.signatures.filter(({ document_id }) => document_id === document.id);
    const files = signatures.map(({ cms }, index) => ({ name: `${type}-${index + 1}.cms`, data: cms.replace(/-----[^-]+-----|\s+/g, "") }));
    return { status: "ok", files, signers: signatures.map((one) => signerOf(one, context.locale)) };
  },
};
