/** By what calls a line is applied for and concluded: in the back office they are one path (docs/decisions/024). */
export interface PurchaseCalls {
  readonly apply: "worksheet" | "createSenimApplication" | "createApplicationVms";
  readonly conclude: "pay" | "createSenimContract" | "createContractVms";
}

/** Lines that the specification gives calls of their own, by the slug of the product. */
const ownCalls: ReadonlyMap<string, PurchaseCalls> = new Map([
  ["senim", { apply: "createSenimApplication", conclude: "createSenimContract" }],
  ["migrant-vms", { apply: "createApplicationVms", conclude: "createContractVms" }],
]);

export const purchaseCallsOf = (slug: string): PurchaseCalls => ownCalls.get(slug) ?? { apply: "worksheet", conclude: "pay" };
