/** The parts of the site, by what a visitor does there. Folders and files of an area have its name in every package. */
export const areaNames = [
  "shell",
  "content",
  "account",
  "cabinet",
  "calculators",
  "purchase",
  "contracts",
  "pension",
  "applications",
  "reception",
  "statements",
  "signing",
  "accessibility",
] as const;

export type AreaName = (typeof areaNames)[number];
