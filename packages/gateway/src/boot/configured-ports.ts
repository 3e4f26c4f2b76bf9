import {
  citizensOverHttp,
  clamdScanner,
  freedomPayOverHttp,
  identityDocumentsOverHttp,
  kaspiOverHttp,
  lettersOverHttp,
  payoutsOverHttp,
  pensionAccountingOverHttp,
  pensionFundOverHttp,
  qrSigningOverHttp,
  registryOverHttp,
  transfersOverHttp,
} from "@shanyraq/provider";
import { configuredTrust } from "@shanyraq/signing/trust";
import type { Configuration } from "../configuration/configuration.ts";
import type { ProviderPorts } from "./open-provider.ts";

const web = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };

/** The ports that the configuration names; what stands in for the others is a matter of the kind of start. */
export function configuredPorts(configuration: Configuration): Partial<ProviderPorts> {
  const {
    clamd,
    messages,
    citizens,
    documents,
    registry,
    signatures,
    egovQrUrl,
    kaspi,
    freedomPay,
    statement,
    payouts,
    pensionFund,
    pensionAccounting,
    siteOrigin,
  } = configuration;
  return {
    ...(clamd && { scanner: clamdScanner(clamd) }),
    ...(messages && { messages: lettersOverHttp({ ...messages, ...web }) }),
    ...(citizens && citizens !== "none" && { citizens: citizensOverHttp({ ...citizens, ...web }) }),
    ...(documents && { documents: identityDocumentsOverHttp({ ...documents, ...web }) }),
    ...(registry && { registry: registryOverHttp({ ...registry, ...web }) }),
    ...(signatures && { signatures: configuredTrust(signatures, { ...web, now: Date.now }) }),
    ...(egovQrUrl && { qrSigning: qrSigningOverHttp({ url: egovQrUrl, ...web, now: Date.now }) }),
    ...(freedomPay && {
      savedPayments: freedomPayOverHttp({ ...freedomPay, ...web, siteOrigin: siteOrigin ?? "", random: () => crypto.randomUUID() }),
    }),
    ...(pensionFund && { pensionFund: pensionFundOverHttp({ ...pensionFund, ...web }) }),
    ...(pensionAccounting && { pensionAccounting: pensionAccountingOverHttp({ ...pensionAccounting, ...web }) }),
    ...(payouts && { payouts: payoutsOverHttp({ ...payouts, ...web }) }),
    ...(statement && { transfers: transfersOverHttp({ ...statement, ...web }) }),
    ...(kaspi && { payments: kaspiOverHttp({ ...kaspi, ...web }) }),
  };
}
