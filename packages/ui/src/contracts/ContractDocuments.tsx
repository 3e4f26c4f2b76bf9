import type { Output } from "@shanyraq/calls";
import { isLocale, localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SelectField } from "@shanyraq/kit/fields/SelectField.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

export type ContractDocument = Output<"getContractDocuments">["documents"][number];

const List = styled.ul`
  list-style-type: "";
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    padding: ${space(1.75)} 0;
    border-top: 1px solid ${paint.line};
    overflow-wrap: anywhere;
  }
  & > li:last-child {
    border-bottom: 1px solid ${paint.line};
  }
  & p {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
  @media ${media.small} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
  }
`;

const KILOBYTE = 1024;
/** A contract of many years has hundreds of receipts: the newest stand here, the others behind a button. */
const SHOWN = 5;

interface ContractDocumentsProps {
  readonly documents: readonly ContractDocument[];
  /** The address of the one that is being fetched. */
  readonly busy: string | undefined;
  readonly failed: boolean;
  readonly onSave: (document: ContractDocument) => void;
  /** The page on which a document is read. */
  readonly readHref: (document: ContractDocument) => string;
  /** In which language they are printed, where the reader may choose another than that of the page. */
  readonly language?: { readonly value: Locale; readonly onChange: (locale: Locale) => void } | undefined;
}

const languages = locales.map((locale) => ({ value: locale, label: localeFacts[locale].name }));

function LanguageChoice({ value, onChange }: NonNullable<ContractDocumentsProps["language"]>) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      name="paper-language"
      label={formatMessage({ id: "cabinet.documents.language" })}
      hint={formatMessage({ id: "cabinet.documents.language.hint" })}
      options={languages}
      placeholder={null}
      value={value}
      onChange={(chosen) => {
        if (isLocale(chosen)) onChange(chosen);
      }}
    />
  );
}

/** Papers of a contract to read as pages or to take away: the policy, the rules, and a receipt of each payment. */
export function ContractDocuments({ documents, busy, failed, onSave, readHref, language }: ContractDocumentsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [all, setAll] = useState(false);
  const shown = all ? documents : documents.slice(0, SHOWN);
  const save = formatMessage({ id: "cabinet.documents.save" });
  const read = formatMessage({ id: "cabinet.documents.read" });
  return (
    <Stack $gap={2}>
      {language && <LanguageChoice {...language} />}
      <List lang={language && localeFacts[language.value].tag}>
        {shown.map((document) => {
          const { name, date, size, url, type } = document;
          return (
            <li key={url}>
              <div>
                <InlineText>{name}</InlineText>
                <p lang={intl.locale}>
                  {formatMessage({ id: type === "rules" ? "cabinet.documents.since" : "cabinet.documents.of" })}{" "}
                  <DateText iso={date} short />
                  {size !== undefined && `, ${formatMessage({ id: "cabinet.documents.size" }, { size: Math.ceil(size / KILOBYTE) })}`}
                </p>
              </div>
              <Cluster lang={intl.locale}>
                <Button size="s" variant="secondary" icon={<Icon name="eye" />} href={readHref(document)} aria-label={`${read}: ${name}`}>
                  {read}
                </Button>
                <Button
                  size="s"
                  variant="quiet"
                  icon={<Icon name="download" />}
                  busy={busy === url}
                  aria-label={`${save}: ${name}`}
                  onClick={() => onSave(document)}
                >
                  {save}
                </Button>
              </Cluster>
            </li>
          );
        })}
      </List>
      {shown.length < documents.length && (
        <div>
          <Button size="s" variant="quiet" onClick={() => setAll(true)}>
            {formatMessage({ id: "cabinet.documents.all" }, { count: documents.length })}
          </Button>
        </div>
      )}
      {failed && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: "cabinet.documents.failed" })}
        </Notice>
      )}
    </Stack>
  );
}
