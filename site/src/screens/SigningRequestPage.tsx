import { maySign, unsignedTypes, type SignDocumentsEvent, type SignDocumentsState } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { PartyList } from "@shanyraq/ui/signing/PartyList.tsx";
import { RequestState } from "@shanyraq/ui/signing/RequestState.tsx";
import { SigningPanel } from "@shanyraq/ui/signing/SigningPanel.tsx";
import { Button } from "@shanyraq/ui/kit/Button.tsx";
import { DateText } from "@shanyraq/ui/kit/DateText.tsx";
import { EmptyState } from "@shanyraq/ui/kit/EmptyState.tsx";
import { Heading } from "@shanyraq/ui/kit/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/ui/kit/Layout.tsx";
import { Notice } from "@shanyraq/ui/kit/Notice.tsx";
import dynamic from "next/dynamic";
import { useIntl } from "react-intl";
import { attempt } from "../frame/attempt.ts";
import { saveFile } from "../frame/save-file.ts";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { SignedPaper } from "./SignedPaper.tsx";

const QrCode = dynamic(() => import("@shanyraq/ui/kit/QrCode.tsx").then((module) => module.QrCode), { ssr: false });

type Open = Extract<SignDocumentsState, { at: "request" }>;

function Outcome({ request }: Pick<Open, "request">) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const saveSheet = async () => {
    const outcome = await attempt("getDecryption", { GUID: request.GUID, type: "sheet" });
    if (outcome.ok && outcome.value.data) saveFile("signatures.pdf", outcome.value.data, "application/pdf");
  };
  if (request.state === "expired")
    return (
      <Notice tone="warning" title={formatMessage({ id: "signing.expired" })}>
        {formatMessage({ id: "signing.expired.text" })}
      </Notice>
    );
  if (unsignedTypes(request).length > 0) return null;
  return (
    <Notice tone="success" live="status" title={formatMessage({ id: "signing.done" })}>
      <p>{formatMessage({ id: request.state === "signed" ? "signing.done.all" : "signing.done.waits" })}</p>
      <Cluster>
        <Button size="s" onClick={() => void saveSheet()}>
          {formatMessage({ id: "signing.document.sheet" })}
        </Button>
        <Button size="s" variant="secondary" href={href("verify", locale, { GUID: request.GUID })}>
          {formatMessage({ id: "signing.toVerify" })}
        </Button>
      </Cluster>
    </Notice>
  );
}

/** One request: what is signed, who signs, and how. */
export function SigningRequestPage({ state, send }: { readonly state: Open; readonly send: (event: SignDocumentsEvent) => void }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { request } = state;
  if (!request.own)
    return (
      <EmptyState
        level={1}
        title={formatMessage({ id: "signing.notYours" })}
        action={<Button href={href("verify", locale, { GUID: request.GUID })}>{formatMessage({ id: "signing.toVerify" })}</Button>}
      >
        {formatMessage({ id: "signing.notYours.text" })}
      </EmptyState>
    );
  return (
    <Stack $gap={4}>
      <Stack $gap={1.5}>
        <Heading level={1}>{request.title}</Heading>
        <Cluster>
          <RequestState state={request.state} />
          {maySign(request) && (
            <span>
              {formatMessage({ id: "signing.deadline" })} <DateText iso={request.deadline} />
            </span>
          )}
        </Cluster>
      </Stack>
      <Outcome request={request} />
      <Stack $gap={2}>
        <Heading level={2} look={3}>
          {formatMessage({ id: "signing.documents" })}
        </Heading>
        {request.documents.map((document) => (
          <SignedPaper key={document.type} GUID={request.GUID} document={document} />
        ))}
      </Stack>
      <Stack $gap={2}>
        <Heading level={2} look={3}>
          {formatMessage({ id: "signing.parties" })}
        </Heading>
        <PartyList parties={request.parties} />
      </Stack>
      {maySign(request) && (
        <Stack $gap={2}>
          <Heading level={2} look={3}>
            {formatMessage({ id: "signing.sign" })}
          </Heading>
          <SigningPanel state={state} send={send} drawCode={(value, label) => <QrCode value={value} label={label} />} />
        </Stack>
      )}
      <Cluster>
        <Button variant="quiet" href={href("sign", locale)}>
          {formatMessage({ id: "signing.toList" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
