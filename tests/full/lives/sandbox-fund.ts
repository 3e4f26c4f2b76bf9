import type { FundTransfer, PensionFund } from "@shanyraq/provider";

/** A pension fund in the hands of a life: it has taken what it was asked for, until the story says that it pays or refuses. */
export function createSandboxFund() {
  let answer: FundTransfer = { state: "taken" };
  const port: PensionFund = {
    account: async () => undefined,
    record: async () => undefined,
    transfer: async () => answer,
  };
  return {
    port,
    says: (transfer: FundTransfer): void => {
      answer = transfer;
    },
    clear: (): void => {
      answer = { state: "taken" };
    },
  };
}
