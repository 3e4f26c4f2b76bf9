import { supports, type Criterion } from "./criterion.ts";

/** Guidelines 3 and 4 of WCAG 2.2. 4.1.1 was taken out of WCAG 2.2. */
export const understandable: readonly Criterion[] = [
  supports("3.1.1", "Language of Page", "A", ["titles", "engine"], "Kazakh, Russian and English pages say so."),
  supports(
    "3.1.2",
    "Language of Parts",
    "AA",
    ["parts", "papers"],
    "Names in another language are marked on pages and in papers, and read in it.",
  ),
  supports("3.2.1", "On Focus", "A", ["keyboard"], "The focus alone changes nothing."),
  supports(
    "3.2.2",
    "On Input",
    "A",
    ["keyboard", "focusStays"],
    "A price is calculated anew as values change; the focus stays, and nothing is sent.",
  ),
  supports("3.2.3", "Consistent Navigation", "AA", ["trees"], "One frame around every screen."),
  supports("3.2.4", "Consistent Identification", "AA", ["trees", "languages"], "One component and one text for one thing."),
  supports("3.2.6", "Consistent Help", "A", ["trees"], "Message, e-mail and telephone stand at the foot of every page, in one order."),
  supports(
    "3.3.1",
    "Error Identification",
    "A",
    ["spoken", "engine"],
    "A summary of the errors leads to each field, and each field says what is wrong.",
  ),
  supports("3.3.2", "Labels or Instructions", "A", ["engine", "spoken"], "What a field takes is said before it is filled in."),
  supports("3.3.3", "Error Suggestion", "AA", ["spoken"], "An error says what to do."),
  supports(
    "3.3.4",
    "Error Prevention (Legal, Financial, Data)",
    "AA",
    ["spoken"],
    "What is agreed to is shown before it is signed or paid, and can be withdrawn by the days of the law.",
  ),
  supports("3.3.7", "Redundant Entry", "A", ["autofill"], "What was typed, or what the insurer knows, is filled in."),
  supports(
    "3.3.8",
    "Accessible Authentication (Minimum)",
    "AA",
    ["autofill"],
    "Passwords can be pasted and are filled in by managers; the captcha is work of the device, with no riddle.",
  ),
  supports(
    "4.1.2",
    "Name, Role, Value",
    "A",
    ["trees", "languages", "secondEngine"],
    "Every screen's tree is approved and compared, in three languages.",
  ),
  supports(
    "4.1.3",
    "Status Messages",
    "AA",
    ["engine", "spoken"],
    "A new price, a sent form and a lost line are announced where the focus stays.",
  ),
];
