/** What a text of `content/` promises: by the words of the table of promises, or, of what no software does, who does it. */
export interface ContentPromise {
  /** Under `content/`, without the language. */
  readonly text: string;
  /** `what` of the promises that it repeats. */
  readonly repeats?: readonly string[];
  /** Why no test can keep the rest: it is work of the insurer's people, a law's, another's, or a number of the past. */
  readonly people?: string;
}

/** Promises that several texts repeat, in the words of the table. */
const withdrawal = "everything comes back within fourteen days";
const grace = "a premium that is late leaves the cover for thirty days";
const papers = "who tells of an event hears at once which papers are needed";
const desk = "who asks at a desk, by phone or in writing is answered, and asked for what is missing";
const contact = "a contact changes by codes to the former and to the new one";
/** What people do, in texts that tell of it more than once. */
const claim = "a claim is paid by hand within the ten working days that the law gives";

export const promisesOfContent: readonly ContentPromise[] = [
  { text: "abouts/figures", people: "a number of the last year" },
  { text: "abouts/history", people: "what happened in earlier years" },
  { text: "abouts/mission", people: claim },
  { text: "abouts/principles", repeats: ["who asks to be called is called, also about a calculation"] },
  { text: "faqs", repeats: [withdrawal, grace, "a second payment comes back", desk] },
  { text: "insurance-files", repeats: [withdrawal] },
  { text: "media/interview-dala-business", people: claim },
  { text: "news/claims-in-ten-days", repeats: [papers, desk], people: claim },
  { text: "news/new-identity-card", repeats: [contact, desk] },
  { text: "news/office-aktobe", people: "a walk from a stop" },
  {
    text: "news/online-policy",
    repeats: ["a policy is issued once it is paid, and comes by letter with its papers"],
    people: "how long a purchase took those who tried it",
  },
  { text: "news/payment-reminders", repeats: [grace, "a premium is told of before it falls due"] },
  { text: "news/policy-from-home", people: "advice to a reader" },
  { text: "news/service-quality-2026", people: "numbers of a survey" },
  { text: "offices", people: "a walk from a stop" },
  {
    text: "pages/accessibility",
    repeats: ["a statement is answered within ten working days, and the day is told"],
    people: "by which day what does not work yet will be mended",
  },
  { text: "pages/claim-documents", people: "the name of a paper" },
  { text: "pages/how-to-claim", repeats: [papers, "a statement is answered within ten working days, and the day is told", desk] },
  { text: "pages/mobile-citizens-base", people: "how soon the base of the state follows" },
  {
    text: "pages/payment-methods",
    repeats: ["a code to pay by is drawn again once the former has ended"],
    people: "how long the bank keeps its code",
  },
  { text: "pages/personal-data", people: "where the insurer keeps its data, and what the law keeps" },
  { text: "pages/privacy", people: "the heading of a page" },
  { text: "pages/rules", repeats: [withdrawal, grace, "a suspended cover comes back on the day after the payment"] },
  { text: "pages/tax-deduction", people: "what the insurer's people give for nothing" },
  { text: "pages/update-phone", repeats: [contact] },
  {
    text: "products",
    repeats: [withdrawal, grace, "a loan that is repaid early gives back more"],
    people: "how long a form takes who fills it in",
  },
];
