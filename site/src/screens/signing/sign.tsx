import { maySign, performSignDocuments, signDocumentsFlow, signDocumentsInitial } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { SignView } from "@shanyraq/ui/signing/SignView.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Container, Section } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import dynamic from "next/dynamic";
import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { attempt } from "../../calls/attempt.ts";
import { now, wait } from "../../browser/clock.ts";
import { LoginGate } from "../../session/LoginGate.tsx";
import { useVisibleRoute } from "../../browser/route.ts";
import { Seo } from "../../seo/Seo.tsx";
import { signingPorts } from "../../signing/signing-application.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { LaterMessages } from "../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { LaunchLink } from "./parts/LaunchLink.tsx";
import { SignedPaper } from "./parts/SignedPaper.tsx";

const QrCode = dynamic(() => import("@shanyraq/kit/data/QrCode.tsx").then((module) => module.QrCode), { ssr: false });

async function saveSheet(GUID: string): Promise<void> {
  const outcome = await attempt("getDecryption", { GUID, type: "sheet" });
  if (outcome.ok && outcome.value.data) saveBlob("signatures.pdf", blobOf(outcome.value.data, "application/pdf"));
}

async function saveEvidence(GUID: string): Promise<boolean> {
  const outcome = await attempt("getDecryption", { GUID, type: "evidence" });
  if (outcome.ok && outcome.value.data) saveBlob("evidence.zip", blobOf(outcome.value.data, "application/zip"));
  return outcome.ok;
}

function Signing({ GUID }: { readonly GUID: string | undefined }) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const { state, send } = useFlow(
    signDocumentsFlow,
    () => signDocumentsInitial,
    () => performSignDocuments({ attempt, now, wait, ...signingPorts }),
  );
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const unsigned = state.at === "request" && maySign(state.request) ? state.request.documents.filter(({ signed }) => !signed) : [];
  const unread = unsigned.filter(({ type }) => !read.has(type)).map(({ name }) => name);
  const first = unsigned[0]?.type;
  const open = useCallback(() => send({ type: "opened", ...(GUID !== undefined && { GUID }) }), [send, GUID]);
  useEffect(() => {
    open();
    return () => send({ type: "stopPressed" });
  }, [send, open]);
  return (
    <SignView
      state={state}
      send={send}
      onRetry={open}
      phone={company.phone}
      listHref={href("sign", locale)}
      waysOn={
        <Cluster>
          <Button href={href("cabinetReports", locale)}>{formatMessage({ id: "shell.myContracts" })}</Button>
          <Button variant="secondary" href={href("cabinetApps", locale)}>
            {formatMessage({ id: "shell.myApplications" })}
          </Button>
        </Cluster>
      }
      requestHref={(id) => href("sign", locale, { id })}
      verifyHref={(id) => href("verify", locale, { GUID: id })}
      onSheet={(id) => void saveSheet(id)}
      onEvidence={saveEvidence}
      drawCode={(value, label) => <QrCode value={value} label={label} />}
      drawLink={(link, company) => <LaunchLink {...link} company={company} />}
      now={now}
      unread={unread}
      drawPaper={({ GUID, own }, document) => (
        <SignedPaper
          GUID={GUID}
          document={document}
          own={own}
          isFirst={document.type === first}
          onShown={() => setRead((types) => new Set([...types, document.type]))}
        />
      )}
    />
  );
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
              <LaterMessages>
                <Signing key={id ?? ""} GUID={id} />
              </LaterMessages>
            </LoginGate>
          ) : (
            <Skeleton $height="24rem" />
          )}
        </Container>
      </Section>
    </>
  );
}
