import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useSizeText } from "@shanyraq/kit/fields/files/UploadItem.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import type { Application } from "../cabinet/waiting-of.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style-type: "";
  & > li {
    display: grid;
    overflow-wrap: anywhere;
  }
  & > li > span {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;

/** Papers that an application has: each by its name, with its size and the day it was sent. */
export function SentPapers({ files }: Pick<Application, "files">) {
  const intl = useIntl();
  const sizeText = useSizeText();
  if (files.length === 0) return null;
  return (
    <Stack $gap={2}>
      <Heading level={3}>{intl.formatMessage({ id: "applications.papers" })}</Heading>
      <List>
        {files.map(({ name, size, date }, index) => (
          <li key={`${name}-${index}`}>
            <InlineText>{name}</InlineText>
            <span>{intl.formatMessage({ id: "applications.papers.sentOn" }, { size: sizeText(size), date: dateText(intl, date) })}</span>
          </li>
        ))}
      </List>
    </Stack>
  );
}
