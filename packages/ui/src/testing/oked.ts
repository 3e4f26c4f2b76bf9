import table from "./oked.json" with { type: "json" };

/**
 * The kinds of activity (OKED) with their class of professional risk, for tests and stories: facts of the official
 * classifier НК РК 03-2019 and of the order of the Minister of Labour No. 86 of 5 March 2022 (adilet V2200027085). English
 * names are the class titles of NACE Rev. 2. The product asks its back office instead.
 */
export const oked = (table as unknown as readonly (readonly [code: string, ru: string, kk: string, en: string, riskClass: number])[]).map(
  ([code, ru, kk, en, riskClass]) => ({ code, ru, kk, en, riskClass }),
);
