import messages from "#generated/first.kk.json";
import shell from "#generated/shell.kk.json";
import { LocaleRoot, type LocaleRootProps } from "./LocaleRoot.tsx";

/** A chunk of its own: only the current language is loaded. */
export const Kk = ({ children }: LocaleRootProps) => <LocaleRoot catalogue={{ locale: "kk", messages, ...shell }}>{children}</LocaleRoot>;
