import type { Promised } from "./promised.ts";
import { promisesOfAnswers } from "./promises-of-answers.ts";
import { promisesOfDesk } from "./promises-of-desk.ts";
import { promisesOfMoney } from "./promises-of-money.ts";

/** Every promise of a text, with the test that shows it is kept. */
export const promises: readonly Promised[] = [...promisesOfMoney, ...promisesOfAnswers, ...promisesOfDesk];

/** What sounds like a promise and is not one: by the reason, the texts. */
export const noPromises: Readonly<Record<string, readonly string[]>> = {
  "names of a page, a part or a button": [
    "kit.header.callMe",
    "kit.header.bell",
    "kit.notices.*",
    "home.tools.call",
    "page.cabinetNotifications",
    "letter.notice.dataOpened.button",
    "cabinet.notices.*",
    "reception.what.callback",
    "reception.work.none.text",
    "reception.figures.age.*",
    "pension.papers.sent",
    "kit.upload.files",
    "field.payoutIban.hint",
    "purchase.check.phone",
    "termination.step.offer",
    "termination.sums",
    "termination.sum.loss",
    "item.reading",
    "applications.papers.full",
    "cabinet.documents.language.hint",
  ],
  "what somebody may do, or wait for": [
    "error.*Wait",
    "error.internal",
    "error.baseSilent",
    "error.fileNotKept",
    "error.scannerSilent",
    "error.fileUnavailable",
    "kit.unavailable.kept",
    "error.applicationOrdered",
    "underwriting.again.*",
    "content.how.sign.text",
    "account.agree",
    "desk.code.late",
  ],
  "what the law or an ombudsman does": [
    "lead.insuranceOmbudsman",
    "content.trust.ombudsman.text",
    "statements.choose.ombudsman.text",
    "statements.ombudsman.3",
    "pension.irrevocable.end",
  ],
  "the wording of a consent, which is kept as it was given (pension/consents.test.ts)": ["consent.*", "cabinet.consents.*"],
};
