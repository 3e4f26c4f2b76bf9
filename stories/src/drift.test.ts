import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { authStates, foreignerStates, forgotStates, notMeStates, residentStates, signatureStates } from "./fixtures/accounts.ts";
import { buyings, panels, shareStates } from "./fixtures/calculator.ts";
import { terminationStates } from "./fixtures/termination.ts";
import { changeStates } from "./fixtures/change.ts";
import { loginStates } from "./fixtures/login.ts";
import { maturityStates } from "./fixtures/maturity.ts";
import { receptionStates, workItemStates } from "./fixtures/reception.ts";
import { reportContractStates } from "./fixtures/report-contract.ts";
import { pensionStates } from "./fixtures/pension.ts";
import { callingStates, contactChangeStates, notificationsStates, passwordChangeStates, sessionEndStates } from "./fixtures/profile.ts";
import { payPremiumStates } from "./fixtures/pay-premium.ts";
import { qrPayStates } from "./fixtures/qr-pay.ts";
import { signDocumentsStates, signingTasks, verifyStates } from "./fixtures/signing.ts";
import { activities } from "./fixtures/speech.ts";
import { uploadStandings } from "./fixtures/attached.ts";
import { papersStates } from "./fixtures/papers.ts";
import { statementStates } from "./fixtures/statements.ts";
import { autopayStates } from "./fixtures/autopay.ts";
import { consentsStates } from "./fixtures/consents.ts";
import { underwriterAnswerStates } from "./fixtures/underwriter-answer.ts";
import { worksheetStates } from "./fixtures/worksheet.ts";

const here = import.meta.dirname;
const repository = path.resolve(here, "../..");
const filesOf = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && !file.includes(".test."))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }));

/** A component is what a .tsx file exports under a PascalCase name; constants are SHOUTED and hooks begin small. */
const componentsIn = (text: string) =>
  [...text.matchAll(/^export (?:const|function) ([A-Z][A-Za-z]*[a-z][A-Za-z]*)/gm)].map(([, name]) => name ?? "");

/** Drawn by the stage of every story, or there for the tests alone. */
const onTheStage = new Set(["kit/theme/GlobalStyle.tsx", "kit/testing/stage.tsx"]);
/** Where the components stand, and the folder of their stories: rooms of the kit under `kit`, areas of ui by their own names. */
const packages = { "packages/kit/src": "kit", "packages/ui/src": "" } as const;
const files = Object.entries(packages).flatMap(([from, to]) =>
  filesOf(path.join(repository, from), ".tsx").map(({ file, text }) => ({ file: path.posix.join(to, file), text })),
);
const components = files
  .filter(({ file }) => !onTheStage.has(file))
  .flatMap(({ file, text }) => componentsIn(text).map((name) => ({ file, name })));

const storyOf = (file: string) => path.join(here, file.replace(/\.tsx$/, ".stories.tsx"));
const isDrawn = (story: string, name: string) =>
  story.includes(`component: ${name},`) || new RegExp(`<${name}[\\s>/]|held\\(${name}[<)]`).test(story);

describe("every component of kit and ui has a story", () => {
  it.each(components)("$file: $name", ({ file, name }) => {
    expect(existsSync(storyOf(file)), `write ${path.relative(repository, storyOf(file))}`).toBe(true);
    expect(isDrawn(readFileSync(storyOf(file), "utf8"), name), `no story of ${file} draws <${name}>`).toBe(true);
  });
  it("has no story file left for a removed component", () => {
    const drawn = new Set(files.map(({ file }) => file));
    const orphans = filesOf(here, ".stories.tsx")
      .map(({ file }) => file)
      .filter((file) => !file.startsWith("live/") && !drawn.has(file.replace(".stories.tsx", ".tsx")));
    expect(orphans).toEqual([]);
  });
  it("says of every component when to use it", () => {
    const silent = filesOf(here, ".stories.tsx").filter(({ text }) => !/description: \{\s*component:/.test(text));
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});

/** Every union of states in the flows, its fixtures, and the stories that draw them; the types hold the fixtures complete. */
const conversations = {
  AuthState: { states: authStates, story: "account/AuthDialog", prefix: "" },
  ForgotPasswordState: { states: forgotStates, story: "account/ForgotView", prefix: "" },
  NotMeState: { states: notMeStates, story: "account/NotMeView", prefix: "" },
  RegisterForeignerState: { states: foreignerStates, story: "account/RegisterForeignerView", prefix: "" },
  RegisterResidentState: { states: residentStates, story: "account/RegisterView", prefix: "" },
  SignatureLoginState: { states: signatureStates, story: "account/SignatureView", prefix: "" },
  LoginState: { states: loginStates, story: "account/LoginView account/LoginCodeView", prefix: "" },
  Panel: { states: panels, story: "calculators/CalculatorView", prefix: "" },
  Buying: { states: buyings, story: "calculators/CalculatorView", prefix: "buying" },
  ShareState: { states: shareStates, story: "calculators/ShareView calculators/ShareDialog", prefix: "" },
  UnderwriterAnswerState: { states: underwriterAnswerStates, story: "applications/UnderwriterAnswerForm", prefix: "" },
  PapersState: { states: papersStates, story: "applications/ApplicationPapers", prefix: "" },
  WorksheetState: { states: worksheetStates, story: "purchase/WorksheetView", prefix: "" },
  ConsentsState: { states: consentsStates, story: "account/consents/ConsentsView", prefix: "" },
  AutopayState: { states: autopayStates, story: "contracts/AutopayView", prefix: "" },
  CallingState: { states: callingStates, story: "shell/CallBackView", prefix: "" },
  TerminationState: { states: terminationStates, story: "contracts/termination/TerminationView", prefix: "" },
  ChangeState: { states: changeStates, story: "contracts/change/ChangeView", prefix: "" },
  ContactChangeState: { states: contactChangeStates, story: "account/profile/ContactChangeView", prefix: "" },
  MaturityState: { states: maturityStates, story: "contracts/maturity/MaturityView", prefix: "" },
  PensionState: { states: pensionStates, story: "pension/PensionView", prefix: "" },
  ReceptionFlowState: { states: receptionStates, story: "reception/ReceptionView", prefix: "" },
  ReportContractState: { states: reportContractStates, story: "reception/ReportContract", prefix: "" },
  WorkItemState: { states: workItemStates, story: "reception/WorkItemView reception/WorkList", prefix: "" },
  NotificationsState: { states: notificationsStates, story: "cabinet/NotificationsView", prefix: "" },
  PasswordChangeState: { states: passwordChangeStates, story: "account/profile/PasswordChangeView", prefix: "" },
  SessionEndState: { states: sessionEndStates, story: "account/profile/SessionWarning", prefix: "" },
  StatementState: { states: statementStates, story: "statements/StatementForm statements/StatementDone", prefix: "" },
  UploadStanding: { states: uploadStandings, story: "forms/Attachments", prefix: "" },
  SignDocumentsState: { states: signDocumentsStates, story: "signing/SignView", prefix: "" },
  SigningTask: { states: signingTasks, story: "signing/SigningPanel", prefix: "" },
  VerifyState: { states: verifyStates, story: "signing/VerifyView", prefix: "" },
  PayPremiumState: { states: payPremiumStates, story: "purchase/PayPremiumView", prefix: "" },
  QrPayState: { states: qrPayStates, story: "purchase/QrPayView", prefix: "" },
  SpeechActivity: { states: activities, story: "accessibility/SpeechButtons accessibility/SpeechNotice", prefix: "" },
} as const;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const states = Object.entries(conversations).flatMap(([union, { states: all, story, prefix }]) =>
  Object.keys(all).map((at) => ({ union, at, story, name: capital(prefix + capital(at)) })),
);

describe("every state of every flow has a story", () => {
  it("every union of states is known here", () => {
    const unions = filesOf(path.join(repository, "packages/flows/src"), ".ts").flatMap(({ text }) =>
      [...text.matchAll(/^export type (\w+) =\n(?:(?! {2}\| ).*\n)*? {2}\| .*?readonly at: "/gm)].map(([, name]) => name),
    );
    expect(unions.toSorted()).toEqual(Object.keys(conversations).toSorted());
  });
  it.each(states)("$union: $at", ({ story, name, at, union }) => {
    const text = story
      .split(" ")
      .map((one) => readFileSync(path.join(here, `${one}.stories.tsx`), "utf8"))
      .join("\n");
    const drawn = new RegExp(`^export const ${name}: Story`, "m").test(text);
    expect(drawn, `${story} has no story ${name} of ${union} at "${at}"`).toBe(true);
  });
});
