import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, text } from "../theme/tokens.ts";
import { Button } from "../actions/Button.tsx";
import { telOf } from "../actions/tel-of.ts";
import { Heading } from "../text/Heading.tsx";
import { Icon } from "../ornament/Icon.tsx";
import { Cluster } from "../layout/Layout.tsx";
import { StateBox } from "./StateBox.styles.ts";
import { TextLink } from "../actions/TextLink.tsx";
import { CallWords } from "../text/CallWords.tsx";
import { WriteLink } from "../actions/WriteLink.tsx";

const Small = styled.p`
  font-size: ${text.s};
  color: ${paint.inkSoft};
  & > code {
    font-family: ui-monospace, monospace;
    user-select: all;
  }
`;

export interface FailureStateProps {
  /** What failed, in words: "Не удалось загрузить договоры". */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  readonly phone?: string | undefined;
  readonly requestId?: string | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
}

/** A failure the reader can do something about: repeat, or call or write and name the request. */
export function FailureState({ title, children, onRetry, retrying = false, phone, requestId, level = 2 }: FailureStateProps) {
  const intl = useIntl();
  return (
    <StateBox role="alert">
      <Heading level={level} look={3}>
        {title}
      </Heading>
      <div>{children ?? intl.formatMessage({ id: "kit.failure.text" })}</div>
      <Cluster $gap={3}>
        {onRetry && (
          <Button busy={retrying} onClick={onRetry} icon={<Icon name="retry" />}>
            {intl.formatMessage({ id: "kit.failure.retry" })}
          </Button>
        )}
        {phone && (
          <>
            <TextLink href={telOf(phone)}>
              <CallWords phone={phone} />
            </TextLink>
            <WriteLink />
          </>
        )}
      </Cluster>
      {requestId && (
        <Small>
          {intl.formatMessage({ id: "kit.failure.request" })} <code>{requestId}</code>
        </Small>
      )}
    </StateBox>
  );
}
