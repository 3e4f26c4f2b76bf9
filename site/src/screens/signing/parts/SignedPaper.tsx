import { DocumentCard, type SigningDocument } from "@shanyraq/ui/signing/DocumentCard.tsx";
import { DocumentReader } from "@shanyraq/ui/content/papers/DocumentReader.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { attempt } from "../../../calls/attempt.ts";

interface SignedPaperProps {
  readonly GUID: string;
  readonly document: SigningDocument;
  /** Whether the reader is one of those who sign it. */
  readonly own: boolean;
  /** Whether it stands open where its reader comes: what is signed first. */
  readonly isFirst: boolean;
  readonly onShown: () => void;
}

/** A document of a request with what can be done with it: read here, saved, its signatures saved. */
export function SignedPaper({ GUID, document, own, isFirst, onShown }: SignedPaperProps) {
  const { formatMessage } = useIntl();
  const { type, name, signers } = document;
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState(false);
  const ask = async () => attempt("getDecryption", { GUID, type });
  const receive = (outcome: Awaited<ReturnType<typeof ask>>, then: (base64: string) => void) => {
    setFailed(!outcome.ok);
    if (outcome.ok && outcome.value.data) then(outcome.value.data);
  };
  const show = (base64: string) => {
    setShown(base64);
    onShown();
  };
  const open = useEffectEvent(() => void ask().then((outcome) => receive(outcome, show)));
  useEffect(() => {
    if (isFirst) open();
  }, [isFirst]);
  const saveSignatures = async () => {
    const outcome = await attempt("cmsDataInfo", { GUID, type });
    setFailed(!outcome.ok);
    if (outcome.ok) for (const file of outcome.value.files) saveBlob(file.name, blobOf(file.data, "application/pkcs7-signature"));
  };
  return (
    <Stack $gap={2}>
      <DocumentCard
        document={document}
        own={own}
        withSigners={signers.length > 0}
        actions={
          <>
            <Button
              size="s"
              variant="secondary"
              icon={<Icon name="eye" />}
              onClick={() => (shown === undefined ? void ask().then((outcome) => receive(outcome, show)) : setShown(undefined))}
            >
              {formatMessage({ id: shown === undefined ? "signing.document.read" : "signing.document.hide" })}
            </Button>
            <Button
              size="s"
              variant="quiet"
              icon={<Icon name="download" />}
              onClick={() =>
                void ask().then((outcome) => receive(outcome, (base64) => saveBlob(`${type}.pdf`, blobOf(base64, "application/pdf"))))
              }
            >
              {formatMessage({ id: "signing.document.download" })}
            </Button>
            {signers.length > 0 && (
              <Button size="s" variant="quiet" icon={<Icon name="download" />} onClick={() => void saveSignatures()}>
                {formatMessage({ id: "signing.document.cms" })}
              </Button>
            )}
          </>
        }
      />
      {failed && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: "signing.document.failed" })}
        </Notice>
      )}
      {shown !== undefined && <DocumentReader base64={shown} title={name} />}
    </Stack>
  );
}
