import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";

const Title = styled(Heading)`
  outline-offset: 4px;
`;

interface StepFrameProps {
  readonly title: string;
  /** The arrow back; none where nothing lies behind. */
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One step of a conversation in the modal. It begins at its heading, which takes the focus, so that a screen reader continues from there. */
export function StepFrame({ title, onBack, children }: StepFrameProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={2}>
      {onBack && (
        <Cluster>
          <Button variant="quiet" size="s" icon={<Icon name="back" />} onClick={onBack}>
            {formatMessage({ id: "account.back" })}
          </Button>
        </Cluster>
      )}
      <Title level={3} look={4} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}
