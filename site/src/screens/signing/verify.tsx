import { guidIn, performVerify, verifyFlow, verifyInitial } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { VerifyView } from "@shanyraq/ui/signing/VerifyView.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { useRouter } from "next/router";
import { useCallback, useEffect } from "react";
import { useIntl } from "react-intl";
import { attempt } from "../../calls/attempt.ts";
import { checkFile } from "../../signing/check-file.ts";
import { now } from "../../browser/clock.ts";
import { useVisibleRoute } from "../../browser/route.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { LaterMessages } from "../../locale/LaterMessages.tsx";
import { useLocale } from "../../locale/LocaleRoot.tsx";

function Verify({ GUID }: { readonly GUID: string | undefined }) {
  const locale = useLocale();
  const router = useRouter();
  const { state, send } = useFlow(
    verifyFlow,
    () => verifyInitial,
    () => performVerify({ attempt, check: checkFile }),
  );
  useEffect(() => {
    if (GUID !== undefined) send({ type: "asked", GUID: guidIn(GUID) ?? GUID });
  }, [send, GUID]);
  const onNumber = useCallback(
    (id: string) => {
      if (id === GUID) send({ type: "asked", GUID: id });
      else void router.push(href("verify", locale, { GUID: id }));
    },
    [GUID, locale, router, send],
  );
  return <VerifyView state={state} send={send} onNumber={onNumber} now={now} onPrint={() => window.print()} />;
}

/** Checking the signatures of a document, by anybody. */
export function Screen() {
  const { formatMessage } = useIntl();
  const route = useVisibleRoute();
  const GUID = route?.params["GUID"];
  return (
    <>
      <Seo route="verify" title={formatMessage({ id: "page.verify" })} description={formatMessage({ id: "lead.verify" })} />
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <Stack $gap={1.5}>
              <Heading level={1}>{formatMessage({ id: "page.verify" })}</Heading>
              <Lead>{formatMessage({ id: "lead.verify" })}</Lead>
            </Stack>
            {route && (
              <LaterMessages>
                <Verify GUID={GUID} />
              </LaterMessages>
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
