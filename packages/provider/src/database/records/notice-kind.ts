export const noticeKinds = [
  "welcome",
  "applicationConfirmed",
  "contractIssued",
  "paymentDue",
  "paymentOverdue",
  "premiumPaid",
  "passwordChanged",
  "passwordGuessed",
  "phoneChanged",
  "emailChanged",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
