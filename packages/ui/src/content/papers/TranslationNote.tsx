import type { Output } from "@shanyraq/calls";
import { localeFacts } from "@shanyraq/i18n";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { useIntl } from "react-intl";
import { DigestGroups } from "./DigestGroups.tsx";

interface TranslationNoteProps {
  /** The document that is signed. */
  readonly of: NonNullable<Output<"contractDocument">["translationOf"]>;
  /** The page on which that document is read. */
  readonly href: string;
}

/** Over a paper that is a translation: of which document, in which language that one is signed, how to know its file, and where it is read. */
export function TranslationNote({ of: { name, lang, sha256 }, href }: TranslationNoteProps) {
  const { formatMessage } = useIntl();
  const original = (
    <span key={lang} lang={localeFacts[lang].tag}>
      {name}
    </span>
  );
  return (
    <Notice tone="info" title={formatMessage({ id: "paper.translation.title" })}>
      <p>{formatMessage({ id: "paper.translation" }, { name: original, language: lang })}</p>
      <DigestGroups sha256={sha256} />
      <p data-print="no">
        <TextLink href={href}>{formatMessage({ id: "paper.translation.read" })}</TextLink>
      </p>
    </Notice>
  );
}
