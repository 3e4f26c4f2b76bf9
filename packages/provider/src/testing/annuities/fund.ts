import type { CheckAnswer, CheckQuestion, PensionAccounting } from "../../platform/ports/pension-accounting.ts";
import type { ContributionRecord, FundAccount, FundRequest, FundTransfer, PensionFund } from "../../platform/ports/pension-fund.ts";

/** A fund, a bureau and an accounting in memory: what they know, what they say, and what they were asked. */
export function fundInMemory() {
  /** `meanwhile` happens while the fund is asked about savings. */
  const line: { broken: boolean; accountingBroken: boolean; meanwhile?: () => Promise<unknown> } = {
    broken: false,
    accountingBroken: false,
  };
  const accounts = new Map<string, FundAccount>();
  const records = new Map<string, ContributionRecord>();
  const transfers: FundRequest[] = [];
  const says: { transfer: FundTransfer; checks: Record<CheckQuestion["check"], CheckAnswer> } = {
    transfer: { state: "taken" },
    checks: { kdp: { standing: "approved" }, agreement: { standing: "approved" } },
  };
  const answering = <T>(answer: T): T => {
    if (line.broken) throw new Error("no line to the fund");
    return answer;
  };
  const port: PensionFund = {
    account: async (iin) => {
      await line.meanwhile?.();
      return answering(accounts.get(iin));
    },
    record: async (iin) => answering(records.get(iin)),
    transfer: async (request) => {
      answering(undefined);
      if (!transfers.some(({ reference }) => reference === request.reference)) transfers.push(request);
      return says.transfer;
    },
  };
  const questions: CheckQuestion[] = [];
  const accounting: PensionAccounting = {
    check: async (question) => {
      if (line.accountingBroken) throw new Error("no line to accounting");
      questions.push(question);
      return says.checks[question.check];
    },
  };
  return { port, accounting, line, accounts, records, transfers, says, questions };
}
