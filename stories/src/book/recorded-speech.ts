/** A transcript that the tests keep, with the moment and the language it is of. */
export interface Transcript {
  readonly moment: string;
  readonly language: string;
  readonly phrases: readonly string[];
}

/** The components that are on the screen at each recorded moment, by the first word of its name. */
const shownAt: Readonly<Record<string, readonly string[]>> = {
  registration: ["AuthDialog", "RegisterView", "RegisterForeignerView", "RegistrationForm"],
  consent: ["AuthDialog", "ConsentView", "RegisterForeignerView"],
  recovery: ["AuthDialog", "ForgotView", "SentCode", "NewPasswordView"],
};

/** Transcripts from the files of the tests ("…/spoken/recovery-code.en.txt"), as far as they are of a component. */
export const transcriptsOf = (component: string, files: Readonly<Record<string, string>>): readonly Transcript[] =>
  Object.entries(files).flatMap(([file, text]) => {
    const [, moment = "", language = ""] = /([\w-]+)\.(\w+)\.txt$/.exec(file) ?? [];
    const [first = ""] = moment.split("-");
    return shownAt[first]?.includes(component) ? [{ moment, language, phrases: text.trim().split("\n") }] : [];
  });
