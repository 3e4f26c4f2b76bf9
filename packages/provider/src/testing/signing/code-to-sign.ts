import type { Input } from "@shanyraq/calls";
import { requestSignatures } from "../../domain/agreements/request-signatures.ts";
import { digestOf } from "../../platform/codes/pkce.ts";
import { moment } from "../../platform/server/moment.ts";
import type { BackOffice } from "../back-office.ts";
import { paidContract } from "../contracts/change.ts";

/** Of the signing application of a person, and of a legal entity. */
export const launchLinks = { person: "https://m.egov.kz/mobileSign/?link=x", business: "https://m.egov.kz/businessSign/?link=x" } as const;
const LASTS_MS = 180_000;
let codes = 0;

/**
 * A code on somebody's screen that signs the papers of their contract.
 * @param bin of the legal entity that the signer heads.
 * @returns what only their browser has.
 */
export async function codeToSign(office: BackOffice, customerId: string, bin?: string): Promise<Input<"sendLaunchLink">> {
  const { queries } = office.database;
  const at = office.clock.now;
  const customer = await queries.selectFrom("customer").selectAll().where("id", "=", customerId).executeTakeFirstOrThrow();
  const contractId = await paidContract(office, customerId);
  const random = (octets: number) => crypto.getRandomValues(new Uint8Array(octets));
  const request = await requestSignatures(queries, random, { contractId, customer, at, bin });
  codes += 1;
  const held = { nonce: `nonce-of-code-${codes}`, verifier: `verifier-of-code-${codes}` };
  await queries
    .insertInto("egov_qr")
    .values({
      nonce_hash: digestOf(held.nonce),
      challenge: digestOf(held.verifier),
      request_id: request ?? null,
      customer_id: customerId,
      operation: JSON.stringify({ ...launchLinks, picture: "", dataUrl: "", signUrl: "", expiresAt: moment(at + LASTS_MS) }),
      expires_at: moment(at + LASTS_MS),
      ended_at: null,
    })
    .execute();
  return held;
}
