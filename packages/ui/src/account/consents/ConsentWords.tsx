import { useMemo } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { text } from "@shanyraq/kit/theme/tokens.ts";
import { consentWords } from "../consent-text.ts";

const Words = styled(Stack)`
  font-size: ${text.s};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

/** The text of a consent, paragraph by paragraph; a text that cannot be read is reported. */
export function ConsentWords({ xml }: { readonly xml: string }) {
  const { formatMessage } = useIntl();
  const words = useMemo(() => consentWords(xml), [xml]);
  if (!words) return <Notice tone="warning">{formatMessage({ id: "cabinet.consents.unreadable" })}</Notice>;
  return (
    <Words $gap={1.5}>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Words>
  );
}
