import { notApplicable, partly, supports, type Criterion } from "./criterion.ts";

/** What EN 301 549 V3.2.1 asks beside WCAG: its clause 9 is WCAG 2.1, levels A and AA. */
export const clauses: readonly Criterion[] = [
  supports(
    "5.2",
    "Activation of accessibility features",
    "clause",
    ["trees"],
    "The version for the visually impaired is a button of the header, reached by keys.",
  ),
  supports(
    "5.3",
    "Biometrics",
    "clause",
    ["links"],
    "Digital ID by camera is one way of several: a signature of one's own and a code do as well.",
  ),
  supports(
    "5.4",
    "Preservation of accessibility information during conversion",
    "clause",
    ["papers"],
    "Papers made from screens keep structure and language.",
  ),
  notApplicable("5.5 to 5.9", "Operable parts, locking controls, key repeat, simultaneous actions", "clause", "They belong to the device."),
  notApplicable("6", "Two-way voice communication", "clause", "The site carries no voice."),
  notApplicable("7", "Video capabilities", "clause", "The site shows no video."),
  notApplicable("8", "Hardware", "clause", "The product has none."),
  partly(
    "10",
    "Non-web documents",
    "clause",
    ["papers"],
    "PDF papers are tagged and say their language; no checking program of others has read them yet.",
  ),
  notApplicable("11", "Software", "clause", "The product is a website; nothing is installed."),
  supports("12.1", "Product documentation", "clause", ["statement"], "The page about accessibility and this report."),
  supports(
    "12.2",
    "Support services",
    "clause",
    ["writing"],
    "Whoever cannot call can write; “I cannot take calls” is kept in the profile and shown to the reception.",
  ),
  notApplicable("13", "Relay and emergency services", "clause", "The product offers none."),
];
