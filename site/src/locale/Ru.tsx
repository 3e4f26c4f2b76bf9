import messages from "#generated/first.ru.json";
import shell from "#generated/shell.ru.json";
import { LocaleRoot, type LocaleRootProps } from "./LocaleRoot.tsx";

/** A chunk of its own: only the current language is loaded. */
export const Ru = ({ children }: LocaleRootProps) => <LocaleRoot catalogue={{ locale: "ru", messages, ...shell }}>{children}</LocaleRoot>;
