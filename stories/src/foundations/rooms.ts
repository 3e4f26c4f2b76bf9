/** A part of the tree of stories. */
export interface Room {
  readonly room: string;
  readonly name: string;
  readonly says: string;
  /** The components by which one enters it. */
  readonly ways: readonly string[];
}

/** The rooms of the tree in its order, each with what stands in it. The kit knows no insurer; everything below it does. */
export const rooms: readonly Room[] = [
  {
    room: "kit/ornament",
    name: "Ornament",
    says: "The roof ring: mark, loader, ring of a term, icons.",
    ways: ["Logo", "Shanyraq", "TermRing", "Icon"],
  },
  { room: "kit/text", name: "Text", says: "Headings, prose, money, dates, badges.", ways: ["Heading", "Money", "DateText", "Badge"] },
  { room: "kit/layout", name: "Layout", says: "Container, grid, cards, the bar under the thumb.", ways: ["Layout", "Card", "BottomBar"] },
  {
    room: "kit/actions",
    name: "Actions",
    says: "Buttons, links, tabs, disclosure, steps.",
    ways: ["Button", "Tabs", "Accordion", "Stepper"],
  },
  {
    room: "kit/fields",
    name: "Fields",
    says: "Everything that is typed, chosen or pulled.",
    ways: ["TextField", "ChoiceField", "NumberSlider"],
  },
  {
    room: "kit/fields/files",
    name: "Files",
    says: "What is uploaded: chosen, judged, on its way, turned upright.",
    ways: ["FileUpload", "UploadItem", "PictureEditor"],
  },
  {
    room: "kit/feedback",
    name: "Feedback",
    says: "Notices, messages, waiting, emptiness, failure.",
    ways: ["Notice", "ToastRegion", "EmptyState", "Skeleton"],
  },
  { room: "kit/overlay", name: "Overlay", says: "Dialogs and the sheet from the side.", ways: ["ModalDialog", "AlertDialog", "Drawer"] },
  {
    room: "kit/data",
    name: "Data",
    says: "Tables, the chart of savings, QR codes.",
    ways: ["SavingsChart", "ScheduleTable", "SummaryList"],
  },
  {
    room: "forms",
    name: "Forms",
    says: "A form drawn from its schema, and a code from an SMS.",
    ways: ["SchemaForm", "SentCodeForm", "Attachments"],
  },
  { room: "shell", name: "Shell", says: "Header, menu, footer, language, messages of the site.", ways: ["Header", "Footer", "UserMenu"] },
  {
    room: "content",
    name: "Content",
    says: "Home, people, offices, answers to questions.",
    ways: ["HomeHero", "OfficeCard", "FaqList"],
  },
  {
    room: "content/products",
    name: "Products",
    says: "A product as it is shown, found and compared.",
    ways: ["ProductCard", "ProductFinder", "CompareTable"],
  },
  {
    room: "content/news",
    name: "News",
    says: "News and articles, and how they are passed on.",
    ways: ["Article", "NewsCard", "ShareBar"],
  },
  {
    room: "content/papers",
    name: "Papers",
    says: "Agreements, policies and receipts as pages, with their terms explained.",
    ways: ["PaperPage", "DocumentReader", "PaperTable"],
  },
  {
    room: "content/people",
    name: "People",
    says: "Who answers for the company, and families as the house draws them.",
    ways: ["PersonCards", "FamilyDrawing"],
  },
  {
    room: "calculators",
    name: "Calculators",
    says: "The instrument, its slip, variants compared.",
    ways: ["CalculatorView", "QuoteSlip", "ShareView"],
  },
  { room: "purchase", name: "Purchase", says: "From the worksheet to the receipt.", ways: ["WorksheetView", "QrPayView", "ReceiptView"] },
  { room: "account", name: "Account", says: "Login, registration, recovery.", ways: ["LoginView", "RegisterView", "ForgotView"] },
  {
    room: "account/profile",
    name: "Profile",
    says: "Details, contacts, password, sessions.",
    ways: ["ProfileFacts", "ContactChangeView", "SessionList"],
  },
  {
    room: "account/consents",
    name: "Consents",
    says: "What was agreed to: read, given, withdrawn.",
    ways: ["ConsentsView", "ConsentReading", "WithdrawConsent"],
  },
  {
    room: "cabinet",
    name: "Cabinet",
    says: "What waits, notifications, household.",
    ways: ["WaitingList", "NotificationDrawer", "Household"],
  },
  {
    room: "contracts",
    name: "Contracts",
    says: "A policy and its parts: cover, premiums, payouts, papers.",
    ways: ["ContractOverview", "NextPayment", "PaymentsTable"],
  },
  {
    room: "contracts/change",
    name: "Change",
    says: "Another sum, another frequency, and what it costs.",
    ways: ["ChangeView", "ComparedTerms", "ChangeList"],
  },
  {
    room: "contracts/termination",
    name: "Surrender",
    says: "What ending a policy costs, what else can be done, where its money is.",
    ways: ["TerminationView", "TerminationCost", "TerminationTracker"],
  },
  {
    room: "contracts/maturity",
    name: "Maturity",
    says: "What falls due, and the account that it goes to.",
    ways: ["MaturityView", "MaturityBenefits", "MaturityNotice"],
  },
  {
    room: "contracts/agreement",
    name: "Agreement",
    says: "Identity, code and signature, by which all changes end.",
    ways: ["AgreementDecision", "IdentityForm", "SigningStanding"],
  },
  {
    room: "applications",
    name: "Applications",
    says: "What was applied for, its drafts and papers, the underwriter's questions.",
    ways: ["ApplicationCard", "DraftList", "UnderwriterAnswerForm"],
  },
  { room: "signing", name: "Signing", says: "Documents, signatures, verdicts.", ways: ["SignView", "SigningPanel", "VerifyView"] },
  {
    room: "statements",
    name: "Statements",
    says: "Events, claims, where a request stands.",
    ways: ["StatementForm", "PolicyCheckView", "Timeline"],
  },
  { room: "pension", name: "Pension", says: "The annuity, from savings to the agreement.", ways: ["PensionView", "PensionComparison"] },
  { room: "reception", name: "Reception", says: "The desk of the staff.", ways: ["ReceptionView", "WorkItemView", "DeskToday"] },
  {
    room: "accessibility",
    name: "Accessibility",
    says: "The version for the visually impaired, and reading aloud.",
    ways: ["ModePanel", "SpeechButtons"],
  },
  {
    room: "live",
    name: "Live",
    says: "Flows that run over a recorded network.",
    ways: ["Calculator", "QrPayment", "Contracts", "Products"],
  },
];

export interface CountedRoom extends Room {
  readonly components: readonly string[];
}

/** Which components stand in each room, by the files of their stories. */
export function roomsOf(files: readonly string[]): readonly CountedRoom[] {
  const placed = files.map((file) => {
    const parts = file
      .replace(/^(?:\.\.?\/)+/, "")
      .replace(".stories.tsx", "")
      .split("/");
    return { room: parts.slice(0, -1).join("/"), component: parts.at(-1) ?? "" };
  });
  const strange = placed.find(({ room }) => !rooms.some((one) => one.room === room));
  if (strange) throw new Error(`name the room ${strange.room} in foundations/rooms.ts`);
  return rooms.map((one) => ({ ...one, components: placed.filter(({ room }) => room === one.room).map(({ component }) => component) }));
}
