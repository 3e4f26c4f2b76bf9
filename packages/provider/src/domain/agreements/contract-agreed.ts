import type { Print } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { agreedPolicy, type AgreedPolicy } from "../agreed/agreed-policy.ts";
import { readingOf } from "../agreed/reading-of.ts";
import type { SectionOptions, Section } from "../agreed/section.ts";
import { sectionsOf } from "../agreed/sections-of.ts";
import { printOf } from "../documents/print-of.ts";
import type { HeldContract } from "../ledger/read.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";

/** A contract that an agreement is about, and the words in which its policy is printed. */
export interface ContractAgreed {
  readonly agreed: AgreedPolicy;
  readonly reading: SectionOptions;
  /** As its owner reads. */
  readonly print: Print;
}

/** The current terms of a contract. Very old contracts do not name their owner: the account does. */
export async function contractAgreed({ db, customer }: SignedIn, held: HeldContract, locale: Locale): Promise<ContractAgreed> {
  const { number, view, product, productText } = held;
  const subjects = { policyholder: fullName(customer), ...view.subjects };
  return {
    agreed: agreedPolicy({ ...view, subjects }, { number, issuedOn: view.issuedOn }),
    reading: await readingOf(db, product, { kept: productText, locale }),
    print: printOf(customer),
  };
}

const head = ["contract", "policyholder", "insured"] as const satisfies readonly Section["part"][];

/** The contract, its parties and who is insured by it, as the policy names them. */
export const headSections = ({ agreed, reading }: ContractAgreed): readonly Section[] => sectionsOf(agreed, reading, head);
