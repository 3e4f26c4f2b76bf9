import type { ApplicationFailure, SigningApplication, SigningPorts } from "@shanyraq/flows";
import type { NcaLayerFailure } from "@shanyraq/signing/ncalayer";
import { currentLocale } from "../browser/current-locale.ts";
import { secret } from "../browser/secret.ts";

let opened: Promise<SigningApplication> | undefined;

/** NCALayer of this computer, one connection for the page. Its client is loaded when somebody first asks for it. */
async function open(): Promise<SigningApplication> {
  const { browserPorts, createNcaLayerClient, keyFilters, ncaLayerSentence, signingPresets } = await import("@shanyraq/signing/ncalayer");
  // A page without TLS is served on the developer's own machine, whose virtual application has no certificate.
  const client = createNcaLayerClient({ ports: browserPorts, sandbox: location.protocol === "http:" });
  async function failureOf(failure: NcaLayerFailure): Promise<ApplicationFailure> {
    const detail = ncaLayerSentence(failure, currentLocale());
    if (failure.cancelledByUser) return { kind: "cancelled", detail };
    return failure.code === "failed" ? { kind: "failed", detail } : { kind: "connection", detail, cause: await client.diagnose() };
  }
  return {
    connect: async (signal) => {
      const connected = await client.connect({ signal });
      if (connected.ok || connected.error.code === "already-connected") return { ok: true, value: undefined };
      return { ok: false, failure: await failureOf(connected.error) };
    },
    sign: async (data, use, signal) => {
      const signed = await client.sign(
        {
          format: "cms",
          data,
          parameters: signingPresets.detached,
          // New GOST keys are for both uses and carry that of signing alone.
          signer: use === "login" ? keyFilters.any : keyFilters.signing.anyone,
          language: currentLocale(),
        },
        { signal },
      );
      return signed.ok ? signed : { ok: false, failure: await failureOf(signed.error) };
    },
  };
}

export const signingPorts: SigningPorts = {
  application: async () => (opened ??= open()),
  secret,
};
