import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Container } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { space } from "@shanyraq/kit/theme/tokens.ts";
import { useIntl } from "react-intl";
import { styled } from "styled-components";

const Strip = styled.aside`
  padding-block: ${space(2)};
`;

interface ClockBannerProps {
  /** The day that the product shows, yyyy-mm-dd. */
  readonly day: string;
  /** Where the clock is moved. */
  readonly clockHref: string;
}

/** Says on every page of the sandbox which day it is there, while its clock is ahead of the world's. */
export function ClockBanner({ day, clockHref }: ClockBannerProps) {
  const intl = useIntl();
  return (
    <Strip aria-label={intl.formatMessage({ id: "shell.clock.name" })}>
      <Container>
        <Notice tone="warning" title={intl.formatMessage({ id: "shell.clock.today" }, { date: dateText(intl, day) })}>
          <p>
            <TextLink href={clockHref}>{intl.formatMessage({ id: "shell.clock.move" })}</TextLink>
          </p>
        </Notice>
      </Container>
    </Strip>
  );
}
