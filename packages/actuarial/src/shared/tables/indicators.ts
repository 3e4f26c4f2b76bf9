/**
 * Yearly indicators of the Republic of Kazakhstan in tenge: the monthly calculation index (MRP), the least monthly wage (MZP),
 * the subsistence minimum (PM) and the least pension (MP). An unverified row may not be shown as law.
 */
export type Indicators = {
  readonly mrp: number;
  readonly mzp: number;
  readonly pm: number;
  readonly mp?: number;
  readonly status: "published" | "unverified";
  readonly source: string;
};

export type IndicatorsByYear = Readonly<Record<number, Indicators>>;

// Facts of the yearly budget laws, each row as far as its source goes. Years that stand nowhere here are not guessed.
export const indicatorsByYear: IndicatorsByYear = {
  2015: { mrp: 1_982, mzp: 21_364, pm: 21_364, mp: 23_692, status: "published", source: "archive.wfin.kz" },
  2016: {
    mrp: 2_121,
    mzp: 22_859,
    pm: 22_859,
    status: "unverified",
    source: "newtimes.kz for MRP and PM; that MZP was PM is not verified",
  },
  2022: {
    mrp: 3_063,
    mzp: 60_000,
    pm: 36_018,
    mp: 46_302,
    status: "unverified",
    source: "no source; MRP was raised to 3180 from 2022-04-01",
  },
  2023: { mrp: 3_450, mzp: 70_000, pm: 40_567, mp: 53_076, status: "published", source: "knews.kz" },
  2024: {
    mrp: 3_692,
    mzp: 85_000,
    pm: 43_407,
    mp: 57_853,
    status: "unverified",
    source: "PM and MP seen in open source; no source for MRP and MZP",
  },
  2025: { mrp: 3_932, mzp: 85_000, pm: 46_228, mp: 62_771, status: "published", source: "mgorod.kz" },
  2026: {
    mrp: 4_325,
    mzp: 85_000,
    pm: 50_851,
    mp: 69_049,
    status: "published",
    source: "mgorod.kz, alicredit.kz: budget law of 2026-2028",
  },
};
