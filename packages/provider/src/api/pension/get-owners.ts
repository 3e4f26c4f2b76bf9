import { text, type TextId } from "@shanyraq/i18n/text";
import { hideIin } from "@shanyraq/rules";
import type { Handlers } from "../../platform/server/context.ts";
import { fewEnquiries } from "../../platform/server/few-enquiries.ts";

/** The head and the owners of a legal entity; a message when the register does not know them. */
export const getOwners: Pick<Handlers, "getOwners"> = {
  getOwners: async ({ BIN }, context) => {
    const refused = await fewEnquiries(context);
    if (refused) return refused;
    const { customer, locale, requestId, services } = context;
    const without = (id: TextId) => ({ status: "error", success: false, error: text(locale, id) });
    if (!services.registry) return without("error.registry.silent");
    try {
      const found = await services.registry.people(BIN);
      if (!found) return without("error.registry.none");
      const { head, owners } = found;
      return {
        status: "ok",
        success: true,
        ...(head && { head: { name: head.name, number: hideIin(head.iin) }, isHead: head.iin === customer.iin }),
        owners: owners.map(({ name, number, share }) => ({
          name,
          ...(number !== undefined && { number: hideIin(number) }),
          ...(share !== undefined && { share }),
        })),
      };
    } catch (error) {
      services.log({ level: "warn", event: "registry-failed", requestId, reason: error instanceof Error ? error.name : "unknown" });
      return without("error.registry.silent");
    }
  },
};
