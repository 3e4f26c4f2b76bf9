import { useId } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { AriaLanguage } from "@shanyraq/kit/text/AriaLanguage.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Cluster, Container, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { covering, OverlayTitle } from "@shanyraq/kit/overlay/Overlay.styles.ts";
import { Shanyraq } from "@shanyraq/kit/ornament/Shanyraq.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { CallWords } from "@shanyraq/kit/text/CallWords.tsx";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";

const Overlay = styled(ModalOverlay)`
  ${covering}
  overflow: hidden auto;
  background: ${paint.paper};
  color: ${paint.ink};
`;
const Screen = styled(Modal)`
  position: relative;
  min-height: 100%;
  overflow: clip;
`;
const Words = styled(Dialog)`
  position: relative;
  padding-block: clamp(${space(6)}, 18vh, ${space(20)}) ${space(6)};
  outline: none;
`;
const Title = styled(OverlayTitle)`
  margin: 0;
  font-size: ${text.h1};
  font-weight: 600;
`;

interface ServiceErrorScreenProps {
  readonly isOpen: boolean;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  readonly homeHref: string;
  readonly phone?: string | undefined;
  readonly requestId?: string | undefined;
}

/** Nothing of the page can be used until the service is back: the whole screen says so, and there is no way round it. */
export function ServiceErrorScreen({ isOpen, onRetry, retrying = false, homeHref, phone, requestId }: ServiceErrorScreenProps) {
  const { formatMessage } = useIntl();
  const words = useId();
  return (
    <AriaLanguage>
      <Overlay isOpen={isOpen} isKeyboardDismissDisabled>
        <Screen>
          <Shanyraq variant="hero" />
          <Words role="alertdialog" aria-describedby={words}>
            <Container>
              <Stack $gap={3}>
                <Title slot="title" level={1}>
                  {formatMessage({ id: "content.error" })}
                </Title>
                <Stack id={words} $gap={1}>
                  <p>{formatMessage({ id: "account.problem.service" })}</p>
                  {requestId !== undefined && <p>{formatMessage({ id: "account.problem.request" }, { id: requestId })}</p>}
                </Stack>
                <Cluster $gap={3}>
                  <Button busy={retrying} onClick={onRetry} icon={<Icon name="retry" />}>
                    {formatMessage({ id: "kit.failure.retry" })}
                  </Button>
                  <Button variant="secondary" href={homeHref}>
                    {formatMessage({ id: "content.home" })}
                  </Button>
                  {phone !== undefined && (
                    <>
                      <TextLink href={telOf(phone)}>
                        <CallWords phone={phone} />
                      </TextLink>
                      <WriteLink />
                    </>
                  )}
                </Cluster>
              </Stack>
            </Container>
          </Words>
        </Screen>
      </Overlay>
    </AriaLanguage>
  );
}
