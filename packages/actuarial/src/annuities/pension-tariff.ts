import type { Range } from "../shared/contract-terms.ts";
import type { PensionMortality, PensionTableId } from "../shared/tables/kz-pension-mortality.ts";

/**
 * Who concludes the contract: anybody, one with sixty months or more of compulsory professional pension contributions (OPPV),
 * or one who has lost working capacity for good, of the first, second or third group.
 */
export type PensionCategory = "standard" | "oppv60" | "dis1" | "dis2" | "dis3";

/** From the tariff's birth date on, payments to a woman begin at this age in years. */
export type StartAge = { readonly bornFrom: string; readonly age: number };

/** The tariff of the pension annuity. Rates are shares (0.09 is 9 %), ages and guarantees years. */
export type PensionTariff = {
  readonly version: string;
  readonly interest: number;
  /** By which payments grow each year. */
  readonly indexation: number;
  /** alpha, of the premium. */
  readonly premiumLoading: number;
  /** gamma, of each payment. */
  readonly paymentLoading: number;
  /** The least payment on the day of signing, a share of the subsistence minimum of its year. */
  readonly minimumShare: number;
  /** The burial benefit, in monthly calculation indices. */
  readonly burialIndices: number;
  readonly surrenderFromMonths: number;
  /** The last age of the rows. */
  readonly horizon: number;
  readonly mortality: PensionMortality;
  /** Which of the tables each category is priced by. */
  readonly tables: Readonly<Record<PensionCategory, PensionTableId>>;
  readonly startAges: {
    readonly male: readonly StartAge[];
    readonly female: readonly StartAge[];
    readonly oppv: number;
  };
  readonly limits: {
    readonly ages: Range;
    /** The youngest with OPPV. */
    readonly youngestOppv: number;
    readonly guaranteeYears: Range;
    /** Of each part of the premium, in tenge. */
    readonly parts: Range;
  };
};
