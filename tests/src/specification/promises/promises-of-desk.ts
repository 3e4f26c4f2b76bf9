import { ofProvider, type Promised } from "./promised.ts";

/** What the editors' desk and the reception promise to those who work there. */
export const promisesOfDesk: readonly Promised[] = [
  {
    what: "a code opens the desk for five minutes",
    texts: ["desk.code.lead"],
    file: ofProvider("domain/editing/editing"),
    test: "begins by a code of the last five minutes",
  },
  {
    what: "every text that was saved can be used again",
    texts: ["desk.history.lead", "desk.overtaken.text"],
    file: ofProvider("domain/editing/editing"),
    test: "restores the text from before, and after the first one removes the entry from the site",
  },
  {
    what: "what is published comes into the exported files by itself",
    texts: ["desk.export.build.text", "desk.export.behind"],
    file: "tests/src/processes/exports.test.ts",
    test: "follows what editors publish in every process without a restart",
  },
  {
    what: "a draft is shown for a quarter of an hour to the editor who previews it alone",
    texts: ["desk.preview.lead"],
    file: "packages/desk/src/preview-token.test.ts",
    test: "shows its draft to its own session for fifteen minutes",
  },
  {
    what: "a claim that waits for a medical opinion is accepted once that has come",
    texts: ["error.opinionFirst"],
    file: ofProvider("api/reception/medical-opinion"),
    test: "goes from an assessor to an expert, back into the case, into the decision, and to the second assessor",
  },
];
