import { text } from "@shanyraq/i18n/text";
import { hidePhone } from "@shanyraq/rules";
// A code that a phone signs opens an account as a signature does: the same counts and the same refusals, written once, in account.
import { signInBy } from "../account/sign-in-by.ts";
import { bytesOfNonce, digestOf, newNonce, NONCE_MS } from "../../platform/codes/pkce.ts";
import type { QrPaper } from "../../platform/ports/qr-signing.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { refuse, refuseFields, isRefusal } from "../../platform/server/refusal.ts";
import { submit } from "../../domain/signatures/keep-signature.ts";
import { findSigning, hasSigned, partyOf, titleOf } from "../../domain/signatures/read-request.ts";
import { heldBy, isOver, type QrSession } from "./qr-session.ts";

const loginName = { ru: text("ru", "signature.login"), kk: text("kk", "signature.login"), en: text("en", "signature.login") };

/** What the phone is to sign: the nonce, or what the customer has not signed yet. */
async function papersFor({ request_id }: QrSession, nonce: string, context: Context): Promise<readonly QrPaper[]> {
  if (request_id === null)
    return [{ id: "login", name: loginName, data: Buffer.from(bytesOfNonce(nonce)).toString("base64"), kind: "text" }];
  const signing = await findSigning(context, request_id);
  const party = signing && partyOf(signing, context);
  return (signing?.documents ?? [])
    .filter((document) => signing && !hasSigned(signing, document, party))
    .map(({ type, name, file }) => ({ id: type, name: { ru: name, kk: name, en: name }, data: file, kind: "pdf" }));
}

/** Ends a code for good: of several requests that see its signature exactly one continues with it. */
async function end({ nonce_hash }: QrSession, { db, now }: Context): Promise<boolean> {
  const ended = await db
    .updateTable("egov_qr")
    .set({ ended_at: moment(now) })
    .where("nonce_hash", "=", nonce_hash)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

export const qrSigning: Pick<Handlers, "egovQrInit" | "egovQrSetData" | "egovQrGetData"> = {
  egovQrInit: async ({ challenge, GUID }, context) => {
    const { customer, db, locale, now, services } = context;
    if (!services.qrSigning || !services.signatures) return refuse(503, "error.signature.closed");
    if (challenge === undefined) return refuseFields({ challenge: "error.required" });
    const signing = GUID === undefined ? undefined : await findSigning(context, GUID);
    if (GUID !== undefined && !customer) return refuse(401, "error.unauthorized");
    if (GUID !== undefined && !(signing && partyOf(signing, context))) return refuse(404, "error.notFound");
    await db.deleteFrom("egov_qr").where("expires_at", "<", moment(now)).execute();
    const operation = await services.qrSigning.open(signing ? titleOf(signing.contract, locale) : text(locale, "signature.login"));
    const nonce = newNonce(services.random);
    const expiresAt = moment(Math.min(Date.parse(operation.expiresAt), now + NONCE_MS));
    await db
      .insertInto("egov_qr")
      .values({
        nonce_hash: digestOf(nonce),
        challenge,
        request_id: signing?.request.id ?? null,
        customer_id: signing ? (customer?.id ?? null) : null,
        operation: JSON.stringify(operation),
        expires_at: expiresAt,
        ended_at: null,
      })
      .execute();
    const { picture, person, business, dataUrl } = operation;
    return {
      status: "ok",
      value: picture,
      dataURL: dataUrl,
      nonce,
      expiresAt,
      now: moment(now),
      eGovMobileLaunchLink: person,
      eGovBusinessLaunchLink: business,
      ...(signing && customer && { linkPhone: hidePhone(customer.phone) }),
    };
  },
  egovQrSetData: async ({ dataUrl, nonce, verifier }, context) => {
    const { qrSigning: service } = context.services;
    if (!service) return refuse(503, "error.signature.closed");
    const session = await heldBy({ nonce, verifier }, context);
    if (isRefusal(session)) return session;
    const { operation } = session;
    // The address only says which code is meant: the one that was opened is asked, never what a visitor names.
    if (dataUrl !== operation.dataUrl) return refuseFields({ dataUrl: "error.badValue" });
    if (isOver(session, context.now)) return { status: "ok", state: "expired" };
    const state = await service.hand(operation, await papersFor(session, nonce, context));
    return { status: "ok", state, ...(state === "scanned" && { signUrl: operation.signUrl }) };
  },
  egovQrGetData: async ({ signUrl, nonce, verifier }, context) => {
    const { qrSigning: service } = context.services;
    if (!service) return refuse(503, "error.signature.closed");
    const session = await heldBy({ nonce, verifier }, context);
    if (isRefusal(session)) return session;
    const { operation, request_id } = session;
    if (signUrl !== operation.signUrl) return refuseFields({ signUrl: "error.badValue" });
    if (isOver(session, context.now)) return { status: "ok", state: "expired" };
    const collected = await service.collect(operation);
    if (collected === "waiting" || collected === "expired") return { status: "ok", state: collected };
    if (!(await end(session, context))) return { status: "ok", state: "expired" };
    if (collected === "cancelled") return { status: "ok", state: "cancelled" };
    const signatures = [...collected].map(([type, cms]) => ({ type, cms }));
    if (request_id === null) {
      const result = await signInBy(context, signatures[0]?.cms ?? "", nonce);
      return isRefusal(result) ? result : { ...result, state: result.status === "ok" ? "signed" : "refused" };
    }
    const signing = await findSigning(context, request_id);
    if (!signing) return refuse(404, "error.notFound");
    const result = await submit(context, signing, signatures);
    return { ...result, state: result.status === "ok" ? "signed" : "refused" };
  },
};
