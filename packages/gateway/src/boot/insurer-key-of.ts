import { insurerKeyOverHttp, type Database, type InsurerKey } from "@shanyraq/provider";
import type { Configuration } from "../configuration/configuration.ts";

const web = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };

/** The insurer's key where one is configured, over the database whose papers it signs. */
export function insurerKeyOf(
  { insurerKey: place }: Pick<Configuration, "insurerKey">,
  database: Database,
): { readonly insurerKey?: InsurerKey } {
  if (!place) return {};
  const { url, token, certificate } = place;
  return { insurerKey: insurerKeyOverHttp({ url, token, ...web }, certificate.signatory, database) };
}
