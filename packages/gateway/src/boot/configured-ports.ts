import { clamdScanner, freedomPayOverHttp, kaspiOverHttp, qrSigningOverHttp } from "@shanyraq/provider";
import { configuredTrust } from "@shanyraq/signing/trust";
import type { Configuration } from "../configuration/configuration.ts";
import { openServices } from "../configuration/services.ts";
import type { ProviderPorts } from "./open-provider.ts";

const web = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };

/** The ports that the configuration names; what stands in for the others is a matter of the kind of start. */
export function configuredPorts(configuration: Configuration): Partial<ProviderPorts> {
  const { clamd, services, signatures, egovQrUrl, kaspi, freedomPay, siteOrigin } = configuration;
  return {
    ...openServices(services, web.fetch),
    ...(clamd && { scanner: clamdScanner(clamd) }),
    ...(signatures && { signatures: configuredTrust(signatures, { ...web, now: Date.now }) }),
    ...(egovQrUrl && { qrSigning: qrSigningOverHttp({ url: egovQrUrl, ...web, now: Date.now }) }),
    ...(freedomPay && {
      savedPayments: freedomPayOverHttp({ ...freedomPay, ...web, siteOrigin: siteOrigin ?? "", random: () => crypto.randomUUID() }),
    }),
    ...(kaspi && { payments: kaspiOverHttp({ ...kaspi, ...web }) }),
  };
}
