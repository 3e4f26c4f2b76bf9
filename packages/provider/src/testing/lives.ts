// What tests of whole lives outside this package read of the product beside its calls: its price, and where a contract's money is.
export { recordDeath } from "../deaths/record-death.ts";
export { showAlive } from "../annuities/show-alive.ts";
export { appendEvents } from "../ledger/append.ts";
export { scheduledOf } from "../ledger/benefits.ts";
export { booksOf } from "../ledger/money/books.ts";
export { imbalanceOf } from "../ledger/money/accounts.ts";
export { contractById } from "../ledger/read.ts";
export { lineOf } from "../products/lines/index.ts";
export { overdueTermsOf } from "../products/overdue-policy.ts";
export { duesOf } from "../products/dues.ts";
export { price, scheduledBenefits } from "../products/price.ts";
export { keepAsItStands, putBack } from "./put-back.ts";
export { quickPasswords } from "./quick-passwords.ts";
