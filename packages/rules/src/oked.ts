import table from "./oked.json" with { type: "json" };

/** One kind of activity: its five-digit code, its names, and the class of professional risk, 1..22. */
export interface Activity {
  readonly code: string;
  readonly ru: string;
  readonly kk: string;
  readonly en: string;
  readonly riskClass: number;
}

/**
 * The kinds of activity (OKED) with their class of professional risk: facts of the official classifier НК РК 03-2019 and of
 * the order of the Minister of Labour No. 86 of 5 March 2022 (adilet V2200027085). English names are the class titles of
 * NACE Rev. 2.
 */
export const oked: readonly Activity[] = (
  table as unknown as readonly (readonly [code: string, ru: string, kk: string, en: string, riskClass: number])[]
).map(([code, ru, kk, en, riskClass]) => ({ code, ru, kk, en, riskClass }));
