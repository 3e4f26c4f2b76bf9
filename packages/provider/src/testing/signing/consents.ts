import type { BackOffice } from "../back-office.ts";

/** What a customer's "My details" shows of their consent. */
export async function consentShown(office: BackOffice, token: string, lang = "ru") {
  const { body } = await office.post("/getPersonAgreements", {}, token, { lang });
  const [agreement] = body["agreements"] as {
    standing: string;
    version: string;
    sha256: string;
    xml: string;
    changes: string[];
    obligations: { kind: string; name: string; id: string | null }[];
    given: { id: string; version: string; channel: string; withdrawnAt: string | null; xml: string }[];
  }[];
  if (!agreement) throw new Error("no consent is asked for");
  return agreement;
}

/** A customer whose consent was to an earlier wording, so that they are asked again; and the request of their page. */
export async function askedConsent(office: BackOffice, token: string, customerId: string) {
  await office.database.queries.updateTable("consent").set({ version: "2026-1" }).where("customer_id", "=", customerId).execute();
  const { version, sha256 } = await consentShown(office, token);
  return { type: "ConsentPersonalData" as const, version, sha256 };
}
