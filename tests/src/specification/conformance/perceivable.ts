import { notApplicable, supports, type Criterion } from "./criterion.ts";

const NO_RECORDING = "The site shows no recorded sound or picture that moves.";

/** Guideline 1 of WCAG 2.2. */
export const perceivable: readonly Criterion[] = [
  supports("1.1.1", "Non-text Content", "A", ["engine", "trees"], "Charts have a table of their figures beside them."),
  notApplicable("1.2.1", "Audio-only and Video-only (Prerecorded)", "A", NO_RECORDING),
  notApplicable("1.2.2", "Captions (Prerecorded)", "A", NO_RECORDING),
  notApplicable("1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A", NO_RECORDING),
  notApplicable("1.2.4", "Captions (Live)", "AA", NO_RECORDING),
  notApplicable("1.2.5", "Audio Description (Prerecorded)", "AA", NO_RECORDING),
  supports(
    "1.3.1",
    "Info and Relationships",
    "A",
    ["trees", "languages"],
    "Headings, lists, tables, groups of fields and their names are elements, not looks.",
  ),
  supports("1.3.2", "Meaningful Sequence", "A", ["spoken"], "What is read is the order of the document; no style changes it."),
  supports("1.3.3", "Sensory Characteristics", "A", ["spoken"], "No text refers to a colour, a shape or a place alone."),
  supports("1.3.4", "Orientation", "AA", ["reflow"], "The site is drawn for every width and asks for no orientation."),
  supports(
    "1.3.5",
    "Identify Input Purpose",
    "AA",
    ["engine", "autofill"],
    "Fields about the visitor say their purpose; fields about other people do not.",
  ),
  supports("1.4.1", "Use of Color", "A", ["engine"], "States have words and signs beside their colours."),
  notApplicable("1.4.2", "Audio Control", "A", "Nothing sounds before somebody presses; reading aloud has a pause and a stop."),
  supports("1.4.3", "Contrast (Minimum)", "AA", ["contrast"], "Texts have 7 : 1, in the ordinary version too."),
  supports(
    "1.4.4",
    "Resize Text",
    "AA",
    ["clipping"],
    "Up to 400 % in the version for the visually impaired, beside the browser's own zoom.",
  ),
  supports("1.4.5", "Images of Text", "AA", ["trees"], "Pictures carry no text but the logo."),
  supports("1.4.6", "Contrast (Enhanced)", "AAA", ["contrast"], "Six colour schemes, each with 7 : 1 or more."),
  supports("1.4.10", "Reflow", "AA", ["reflow"], "Tables become cards on a phone."),
  supports("1.4.11", "Non-text Contrast", "AA", ["focusRing", "secondEngine"], "Borders of fields, signs and the focus ring have 3 : 1."),
  supports(
    "1.4.12",
    "Text Spacing",
    "AA",
    ["spread", "reflow"],
    "The version for the visually impaired has spacing of its own, beyond what is asked.",
  ),
  supports("1.4.13", "Content on Hover or Focus", "AA", ["trees"], "Nothing appears by pointing alone; hints open when they are pressed."),
];
