import { performSignDocuments, signDocumentsFlow, signDocumentsInitial } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { RequestList } from "@shanyraq/ui/signing/RequestList.tsx";
import { EmptyState } from "@shanyraq/ui/kit/EmptyState.tsx";
import { FailureState } from "@shanyraq/ui/kit/FailureState.tsx";
import { Heading, Lead } from "@shanyraq/ui/kit/Heading.tsx";
import { Container, Section, Stack } from "@shanyraq/ui/kit/Layout.tsx";
import { Skeleton } from "@shanyraq/ui/kit/Skeleton.tsx";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { attempt } from "../frame/attempt.ts";
import { now, wait } from "../frame/clock.ts";
import { LoginGate } from "../frame/LoginGate.tsx";
import { useVisibleRoute } from "../frame/route.ts";
import { Seo } from "../frame/Seo.tsx";
import { signingPorts } from "../frame/signing-application.ts";
import { useFlow } from "../frame/useFlow.ts";
import { LaterWords } from "../locale/LaterWords.tsx";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { SigningRequestPage } from "./SigningRequestPage.tsx";

function Signing({ GUID }: { readonly GUID: string | undefined }) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const { state, send } = useFlow(
    signDocumentsFlow,
    () => signDocumentsInitial,
    () => performSignDocuments({ attempt, now, wait, ...signingPorts }),
  );
  useEffect(() => {
    send({ type: "opened", ...(GUID !== undefined && { GUID }) });
    return () => send({ type: "stopPressed" });
  }, [send, GUID]);
  switch (state.at) {
    case "loading":
      return <Skeleton $height="24rem" />;
    case "missing":
      return (
        <EmptyState level={1} title={formatMessage({ id: "signing.missing" })}>
          {formatMessage({ id: "signing.missing.text" })}
        </EmptyState>
      );
    case "failed":
      return (
        <FailureState
          level={1}
          title={formatMessage({ id: "signing.failed" })}
          onRetry={() => send({ type: "opened", ...(GUID !== undefined && { GUID }) })}
          phone={company.phone}
        />
      );
    case "list":
      return (
        <Stack $gap={3}>
          <Heading level={1}>{formatMessage({ id: "page.sign" })}</Heading>
          <Lead>{formatMessage({ id: "lead.sign" })}</Lead>
          <RequestList requests={state.requests} hrefOf={(id) => href("sign", locale, { id })} />
        </Stack>
      );
    case "request":
      return <SigningRequestPage state={state} send={send} />;
  }
}

/** Documents that wait for a signature, or one request by its address. */
export function Screen() {
  const { formatMessage } = useIntl();
  const route = useVisibleRoute();
  const id = route?.params["id"];
  return (
    <>
      <Seo route="sign" title={formatMessage({ id: "page.sign" })} description={formatMessage({ id: "lead.sign" })} />
      <Section $tight>
        <Container>
          {route ? (
            <LoginGate>
              <LaterWords>
                <Signing key={id ?? ""} GUID={id} />
              </LaterWords>
            </LoginGate>
          ) : (
            <Skeleton $height="24rem" />
          )}
        </Container>
      </Section>
    </>
  );
}
