import messages from "#generated/first.en.json";
import shell from "#generated/shell.en.json";
import { LocaleRoot, type LocaleRootProps } from "./LocaleRoot.tsx";

/** A chunk of its own: only the current language is loaded. */
export const En = ({ children }: LocaleRootProps) => <LocaleRoot catalogue={{ locale: "en", messages, ...shell }}>{children}</LocaleRoot>;
