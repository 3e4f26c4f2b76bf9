// What tests of whole lives, and of much work at once, outside this package read of the product beside its calls: its price, and where a contract's money is.
export { recordDeath } from "../domain/deaths/record-death.ts";
export { showAlive } from "../domain/annuities/show-alive.ts";
export { appendEvents } from "../domain/ledger/append.ts";
export { scheduledOf } from "../domain/ledger/benefits.ts";
export { booksOf } from "../domain/ledger/money/books.ts";
export { imbalanceOf } from "../domain/ledger/money/accounts.ts";
export { contractById } from "../domain/ledger/read.ts";
export { lineOf } from "../domain/products/lines/index.ts";
export { overdueTermsOf } from "../domain/products/overdue-policy.ts";
export { duesOf } from "../domain/products/dues.ts";
export { price, scheduledBenefits } from "../domain/products/price.ts";
export { keepAsItStands, putBack } from "./put-back.ts";
export { DUE_AT, seedDueWork } from "./queues/due-work.ts";
export { quickPasswords } from "./quick-passwords.ts";
export { undecidedStatements } from "../domain/appeals/undecided.ts";
export { turnOf } from "../domain/claims/claim-case.ts";
export { caseOfStatement } from "../domain/claims/claim-words.ts";
