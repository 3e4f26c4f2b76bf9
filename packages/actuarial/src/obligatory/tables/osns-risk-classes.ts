// Sources: the tariffs are those of the Law of the Republic of Kazakhstan No. 30-III of 07.02.2005, article 17; the classes
// those of the Order of the Minister of Labour and Social Protection No. 86 of 05.03.2022 (V2200027085) over the classifier
// of economic activities НК РК 03, written as prefixes of its codes. Read from open data, not compared with the order itself.

/** Per cent of the insured sum a year by class of occupational risk. They do not rise with the class. */
export const osnsRates: Readonly<Record<number, number>> = {
  1: 0.12,
  2: 0.29,
  3: 0.48,
  4: 0.49,
  5: 0.52,
  6: 0.53,
  7: 0.54,
  8: 0.65,
  9: 0.56,
  10: 0.88,
  11: 0.75,
  12: 0.76,
  13: 1.29,
  14: 1.55,
  15: 1.13,
  16: 1.17,
  17: 1.21,
  18: 2.43,
  19: 1.75,
  20: 2.05,
  21: 2.54,
  22: 2.96,
};

/** The beginnings of activity codes that each class of risk has; of several that fit a code the longest counts. */
export const osnsClassPrefixes: Readonly<Record<number, readonly string[]>> = {
  1: ["60", "62", "65", "66", "69", "72", "73", "84300", "97", "98", "99"],
  2: ["53200", "55", "58", "64", "74", "77", "79", "82", "85", "88", "90", "92", "93", "94", "95"],
  3: ["45", "63", "70", "72199", "84", "86", "91", "96"],
  4: ["02", "03", "46", "47", "59", "61", "68", "78", "86210", "86900", "87"],
  5: ["14", "18", "26", "32", "53100", "56", "71", "75", "81", "84230", "86101"],
  6: ["01", "80"],
  7: ["10", "11", "21", "56101", "84250"],
  8: ["12", "13", "15", "22"],
  9: ["01111", "10511", "39", "51"],
  10: ["10611", "27", "29", "35", "49", "50", "71122"],
  11: ["07103", "0721", "0729", "31", "52"],
  12: ["052", "17", "43"],
  13: ["25", "30", "41", "43298"],
  14: ["05103", "06", "19", "33", "36", "41201", "42", "49311"],
  15: ["16", "28", "35111", "35303", "42990", "49410"],
  16: ["099", "20", "23", "24", "33171", "35121", "37", "41202", "43999"],
  17: ["05101", "091", "23510", "24100", "25111", "33125"],
  18: ["07102", "23611"],
  19: ["08", "24410", "35130", "42111", "51101"],
  20: ["07299", "24430", "24440"],
  21: ["05102", "07292", "07298", "38"],
  22: ["07101", "43991"],
};
