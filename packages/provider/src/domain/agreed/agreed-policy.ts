import type { HeadPost } from "@shanyraq/calls/topics";
import type { TextId } from "@shanyraq/i18n/text";
import { addMonths, tiynOf, type Sex, type Tiyn } from "@shanyraq/rules";
import type { Beneficiary, EventData, Subjects } from "../../platform/database/records/contract-event.ts";
import type { Terms } from "../../platform/database/records/terms.ts";
import { duesOf, type Due } from "../products/dues.ts";
import { lineOf } from "../products/lines/index.ts";
import type { Benefits, BesideFact, Besides, ChosenCover } from "../products/lines/line.ts";
import { price, surrenderAfter } from "../products/price.ts";

/** The contact data of a person. */
interface Reached {
  /** The slug of a region. */
  readonly region?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Who concluded the contract. */
export type Policyholder =
  | (Reached & {
      readonly kind: "person";
      readonly name: string;
      readonly iin?: string | undefined;
      readonly birthDate?: string | undefined;
      readonly citizenship?: string | undefined;
      readonly document?: { readonly number: string; readonly issuedOn?: string | undefined } | undefined;
    })
  | (Reached & {
      readonly kind: "company";
      readonly name: string;
      readonly bin: string;
      readonly head?: { readonly name: string; readonly post: HeadPost } | undefined;
      readonly account?: string | undefined;
    });

/** Whose life or health is insured. */
export interface AgreedPerson {
  readonly name: string;
  readonly birthDate?: string | undefined;
  readonly sex?: Sex | undefined;
  readonly iin?: string | undefined;
  readonly passport?: string | undefined;
  readonly citizenship?: string | undefined;
  readonly programme?: "basic" | "extended" | undefined;
  /** Whole tenge of the premium for this person, when several are insured with a price each. */
  readonly premium?: number | undefined;
}

/** Who is paid on an insured event. */
export type Recipients =
  | { readonly kind: "named"; readonly list: readonly Beneficiary[] }
  | { readonly kind: "heirs" }
  | { readonly kind: "stated"; readonly id: TextId };

interface SurrenderValue {
  readonly year: number;
  readonly on: string;
  readonly value: Tiyn;
}

/** Everything that was agreed in a contract (Civil Code, article 826): its papers, messages, pages and cards print this and compose nothing of their own. */
export interface AgreedPolicy {
  /** Left out while it is not concluded. */
  readonly number?: string | undefined;
  readonly issuedOn?: string | undefined;
  readonly terms: Terms;
  readonly policyholder: Policyholder;
  /** Empty when the workers of the policyholder are insured by their workplaces. */
  readonly insured: readonly AgreedPerson[];
  readonly child?: Subjects["child"];
  readonly loan?: Subjects["loan"];
  /** Where an annuity is paid to. */
  readonly account?: string | undefined;
  /** What the product covers in any case is in its text, unless every cover is chosen. */
  readonly covers: readonly ChosenCover[];
  readonly everyCoverChosen: boolean;
  readonly waitingMonths?: number | undefined;
  readonly benefits?: Benefits | undefined;
  /** How the price came about. */
  readonly priceFacts: readonly BesideFact[];
  readonly recipients: Recipients;
  readonly dues: readonly Due[];
  /** How much of each premium pays for the added covers; undefined when none were added, or when every cover is chosen. */
  readonly ridersInstalment?: Tiyn | undefined;
  /** Rows of the line's own schedule: workplaces, payments, a loan's balance. */
  readonly rows: readonly object[];
  /** The value at the end of each year except the last, computed when it is printed; empty for a line without savings. */
  readonly surrender: () => readonly SurrenderValue[];
}

type Issued = Pick<EventData["issued"], "terms" | "insured" | "beneficiaries" | "subjects">;

function policyholderOf({ insured, subjects, terms }: Issued): Policyholder {
  const { policyholder: name = insured, bin, head, companyAccount, region, address, phone, email } = subjects ?? {};
  const reached = { region, address, phone, email };
  if (bin !== undefined) return { kind: "company", name, bin, head, account: companyAccount, ...reached };
  const { iin, citizenship, document, documentIssuedOn, birthDate } = subjects ?? {};
  return {
    kind: "person",
    name,
    iin,
    citizenship,
    birthDate: birthDate ?? (subjects?.insured || insured !== name ? undefined : terms.birthDate),
    document: document === undefined ? undefined : { number: document, issuedOn: documentIssuedOn },
    ...reached,
  };
}

const premiumOfRow = (row: object | undefined): number | undefined =>
  row && "premium" in row && typeof row.premium === "number" ? row.premium : undefined;

function insuredOf({ insured, subjects, terms }: Issued, policyholder: Policyholder, rows: readonly object[]): readonly AgreedPerson[] {
  const { people, insured: child } = subjects ?? {};
  if (people)
    return people.map(({ name, passport, birthDate, programme }, index) => ({
      name,
      passport,
      birthDate,
      programme,
      citizenship: terms.inputs.citizenship,
      premium: premiumOfRow(rows[index]),
    }));
  if (child) return [{ ...child, sex: terms.sex }];
  if (policyholder.kind === "company") return [];
  const isOwn = insured === policyholder.name;
  return [{ name: insured, birthDate: terms.birthDate, sex: terms.sex, iin: isOwn ? policyholder.iin : undefined }];
}

function recipientsOf({ beneficiaries, terms }: Issued): Recipients {
  const paysTo = lineOf(terms.product)?.paysTo;
  if (paysTo !== undefined) return { kind: "stated", id: paysTo };
  return beneficiaries.length > 0 ? { kind: "named", list: beneficiaries } : { kind: "heirs" };
}

function surrenderOf(terms: Terms): readonly SurrenderValue[] {
  const values = Array.from({ length: Math.max(0, (terms.term ?? 0) - 1) }, (_, index) => ({
    year: index + 1,
    on: addMonths(terms.startDate, 12 * (index + 1)),
    value: tiynOf(surrenderAfter(terms, 12 * (index + 1))) ?? 0,
  }));
  return values.every(({ value }) => value === 0) ? [] : values;
}

/** For a version whose premium is not that of its own price, the part that pays for each cover is unknown. */
function ridersInstalmentOf(terms: Terms, { riders = [] }: Besides, priced: Terms): Tiyn | undefined {
  const chosen = riders.filter((rider) => rider.chosen);
  if (lineOf(terms.product)?.coversChosen || chosen.length === 0 || priced.instalment !== terms.instalment) return undefined;
  return chosen.reduce((sum, { instalment }) => sum + instalment, 0);
}

/** What was agreed, of a contract's issue, of one of its later versions, or of an application that is to become one. */
export function agreedPolicy(issued: Issued, concluded: { readonly number?: string; readonly issuedOn?: string } = {}): AgreedPolicy {
  const { terms, subjects } = issued;
  const policyholder = policyholderOf(issued);
  const priced = price(terms.inputs, terms.startDate, terms.agesOn);
  const besides = priced.ok ? priced.offer.besides?.() : undefined;
  const rows = priced.ok ? priced.offer.rows : [];
  return {
    ...concluded,
    terms,
    policyholder,
    insured: insuredOf(issued, policyholder, rows),
    child: subjects?.child,
    loan: subjects?.loan,
    account: subjects?.account,
    covers: besides?.covers ?? [],
    everyCoverChosen: lineOf(terms.product)?.coversChosen === true,
    waitingMonths: besides?.waitingMonths,
    benefits: besides?.benefits,
    priceFacts: (besides?.facts ?? []).filter(({ ofPrice }) => ofPrice),
    recipients: recipientsOf(issued),
    dues: duesOf(terms),
    ridersInstalment: priced.ok && besides ? ridersInstalmentOf(terms, besides, priced.terms) : undefined,
    rows,
    surrender: () => surrenderOf(terms),
  };
}

/** Whose life or health it is, in one line: their names; empty when workers are insured by their workplaces. */
export const insuredText = ({ insured }: Pick<AgreedPolicy, "insured">): string => insured.map(({ name }) => name).join(", ");
