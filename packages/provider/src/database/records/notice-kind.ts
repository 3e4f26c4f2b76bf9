export const noticeKinds = [
  "welcome",
  "applicationConfirmed",
  "applicationInReview",
  "applicationQuestion",
  "applicationAccepted",
  "applicationDeclined",
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
