/** Every background job (`jobs/table.ts`), as the log, the figures and the operator's list name it. */
export const jobNames = [
  "settlePending",
  "acceptByRules",
  "askRegisters",
  "deliver",
  "publishDue",
  "checkBalances",
  "alarmOfUnanswered",
  "signForInsurer",
  "takeTransfers",
  "releaseSilent",
  "keepContractAccounts",
  "payMaturities",
  "payClaims",
  "sendPayouts",
  "sendRefunds",
  "orderCharges",
  "resumePensions",
  "removeOldUploads",
  "removeOldPapers",
  "removeOldDrafts",
  "removeOldFailures",
  "remind",
] as const;
export type JobName = (typeof jobNames)[number];

export const isJobName = (name: string): name is JobName => jobNames.some((one) => one === name);
