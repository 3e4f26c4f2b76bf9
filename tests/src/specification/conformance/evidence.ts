/** Where a proof stands: a file of the repository, and words of it that are gone when the proof is. */
interface Proof {
  readonly what: string;
  readonly file: string;
  readonly holds: string;
}

/** The proofs that the conformance report refers to, each once. */
export const evidence = {
  engine: {
    what: "axe-core on every state of every component, in the ordinary version and in the schemes",
    file: "stories/src/proof/prove.ts",
    holds: '"wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"',
  },
  secondEngine: {
    what: "a second engine on every screen, in three languages",
    file: "tests/proof/second-engine.spec.ts",
    holds: "the second engine has nothing against any screen",
  },
  contrast: {
    what: "contrast of 7 : 1 on every component",
    file: "stories/src/proof/prove.ts",
    holds: '"color-contrast-enhanced": { enabled: true }',
  },
  trees: {
    what: "the accessibility tree of every screen, approved and compared",
    file: "tests/proof/aria.spec.ts",
    holds: "what assistive technology is given of each screen",
  },
  languages: {
    what: "the same tree in three languages",
    file: "tests/proof/languages.spec.ts",
    holds: "each screen has the roles, states and addresses that are kept of it",
  },
  spoken: {
    what: "what a screen reader says of the main screens, word for word",
    file: "tests/proof/transcripts.spec.ts",
    holds: "a screen reader says what it has always said",
  },
  reflow: {
    what: "every screen at 320 px, and with text spread",
    file: "tests/proof/reflow.spec.ts",
    holds: "every screen fits a phone of 320 px, and loses nothing where text is spread",
  },
  clipping: {
    what: "no text cut off on a phone, up to four times the size",
    file: "tests/proof/clipping.spec.ts",
    holds: "no text is cut off on a phone, at any size of the version for the visually impaired",
  },
  spread: {
    what: "a reader's own spacing",
    file: "tests/browser/visually-impaired-bar.spec.ts",
    holds: "a reader's own spacing (WCAG 1.4.12)",
  },
  motion: {
    what: "nothing moves where the system asks for calm",
    file: "stories/src/proof/prove.ts",
    holds: "moves where calm is asked for",
  },
  stoppable: {
    what: "what changes by itself can be stopped",
    file: "tests/browser/content.spec.ts",
    holds: "offers change automatically until somebody stops them",
  },
  focusRing: {
    what: "the focus ring of every component",
    file: "stories/src/proof/focus-ring.spec.ts",
    holds: "the focus is seen in each theme as WCAG 2.4.13 asks",
  },
  focusStays: {
    what: "where the focus goes after an action",
    file: "tests/browser/focus.spec.ts",
    holds: "removing, reading or expanding something leaves the focus beside it",
  },
  focusOnPage: {
    what: "where the focus stands on a new page",
    file: "tests/browser/focus.spec.ts",
    holds: "a guest by keyboard stands on the heading of each page",
  },
  uncovered: {
    what: "nothing lies over what has the focus",
    file: "tests/browser/visually-impaired-bar.spec.ts",
    holds: "the bar never lies over what has the focus",
  },
  targets: {
    what: "44 px for whatever is pressed, in the version for the visually impaired",
    file: "tests/browser/visually-impaired-bar.spec.ts",
    holds: "everything that is pressed is 44 px wide and high at every size",
  },
  keyboard: {
    what: "every kind of control worked by keys, as the patterns of the ARIA guide have it",
    file: "stories/src/proof/apg/slider.spec.ts",
    holds: "Home sets the slider to the first allowed value",
  },
  session: {
    what: "a session that ends",
    file: "tests/browser/shell.spec.ts",
    holds: "a session that ends while something is typed takes nothing away",
  },
  titles: {
    what: "titles and languages of all exported pages",
    file: "tests/src/built/exported-site.test.ts",
    holds: "calls no two pages by one title",
  },
  parts: {
    what: "the language of names in another language",
    file: "tests/src/built/kazakh-names.test.ts",
    holds: "a Kazakh name on a Russian or an English page says its language",
  },
  links: {
    what: "every link, from every page",
    file: "tests/browser/ways-on.spec.ts",
    holds: "every link leads somewhere and every page leads on",
  },
  search: {
    what: "the search of the site",
    file: "tests/browser/content.spec.ts",
    holds: "the site is searched from its header",
  },
  autofill: {
    what: "fields that the browser fills in",
    file: "tests/browser/autofill.spec.ts",
    holds: "CSS.forcePseudoState",
  },
  papers: {
    what: "structure, language and reading order of the papers by our own check of PDF/UA",
    file: "packages/provider/src/api/contracts/documents.test.ts",
    holds: "keep the rules of PDF/UA in three languages",
  },
  writing: {
    what: "a written way beside every telephone number",
    file: "tests/src/specification/written-ways.test.ts",
    holds: "wherever a number is offered to be called, an address is offered to be written to",
  },
  statement: {
    what: "the page about accessibility",
    file: "packages/provider/src/api/content/accessibility-page.test.ts",
    holds: "names every known gap with the day by which it will be fixed",
  },
} as const satisfies Readonly<Record<string, Proof>>;

export type EvidenceName = keyof typeof evidence;
