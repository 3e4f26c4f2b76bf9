import type { KeyAlgorithm } from "@shanyraq/signing/authority";
import { backOffice, START } from "../back-office.ts";
import { insurerKeyInMemory } from "./insurer-key.ts";
import { contractsBought, order } from "../purchase.ts";
import { signersAt, type Signers } from "./signers.ts";

/** What `checkSignedByGuid` answers of a request. */
export interface RequestAnswer {
  readonly state: string;
  readonly own: boolean;
  readonly parties: readonly { readonly role: string; readonly signedAt: string | null; readonly you: boolean }[];
  readonly documents: readonly { readonly sha256: string; readonly signers: readonly { readonly bin: string }[] }[];
}

/** A back office in which policies are bought and signed, with the insurer's key in the test's hands. */
export async function openSigningOffice(algorithm: KeyAlgorithm, { withKey = true } = {}) {
  const signers = await signersAt(START, algorithm);
  const key = await insurerKeyInMemory(signers, START);
  const office = await backOffice(undefined, { signatures: signers.signatures, ...(withKey && { keyHolder: key.holder }) });
  const { queries } = office.database;
  let token = await office.login("nothing");
  const ofInsurer = (GUID: string) => queries.updateTable("signing_party").where("request_id", "=", GUID).where("role", "=", "insurer");

  /** Buys a policy; its papers are printed, and the insurer's key has its turn. */
  async function buy(): Promise<{ readonly contractId: string; readonly GUID: string }> {
    const hash = await order(office, token);
    await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
    office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
    await office.minuteLater();
    const [{ id: contractId } = { id: "" }] = await contractsBought(office, hash);
    const request = await queries
      .selectFrom("signing_request")
      .select("id")
      .where("contract_id", "=", contractId)
      .executeTakeFirstOrThrow();
    return { contractId, GUID: request.id };
  }
  const get = async (path: string, GUID: string, type: string) =>
    (await office.ask("GET", `${path}?${new URLSearchParams({ GUID, type }).toString()}`, { token })).body;
  const bytesOf = async (GUID: string, type: string) =>
    new Uint8Array(Buffer.from(String((await get("/getDecryption", GUID, type))["data"]), "base64"));
  async function sign(GUID: string, who: Parameters<Signers["sign"]>[0]) {
    const types = ["contract", "rules"];
    const signatures = await Promise.all(types.map(async (type) => ({ type, cms: await signers.sign(who, await bytesOf(GUID, type)) })));
    return (await office.post("/egovVerify", { GUID, signatures }, token)).body;
  }
  return {
    office,
    signers,
    key,
    buy,
    get,
    bytesOf,
    sign,
    signByCustomer: async (GUID: string) => sign(GUID, await signers.issue(office.person("nothing").iin ?? "")),
    /** As its customer sees it, or as anybody does who has the number. */
    read: async (GUID: string, by: "customer" | "anybody" = "anybody") =>
      (await office.post("/checkSignedByGuid", { GUID }, by === "customer" ? token : undefined)).body["request"] as RequestAnswer,
    standing: async (contractId: string) => (await office.post("/getContractDocuments", { contractId }, token)).body["signing"],
    /** The key has its turn with this request again, however long it was to wait. */
    signAgain: async (GUID: string) => {
      const at = new Date(office.clock.now).toISOString();
      await ofInsurer(GUID).set({ next_sign_at: at }).where("next_sign_at", "is not", null).execute();
      await office.minuteLater();
    },
    /** Sets the clock and signs the customer in again: sessions are short. */
    at: async (now: number) => {
      office.clock.now = now;
      token = await office.login("nothing");
    },
    close: () => office.database.close(),
  };
}
export type SigningOffice = Awaited<ReturnType<typeof openSigningOffice>>;

/** Which of the parties have signed. */
export const signedParties = ({ parties }: RequestAnswer) => parties.map(({ role, signedAt }) => [role, signedAt !== null]);
