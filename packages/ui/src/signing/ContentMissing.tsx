import type { DetachedSignature, VerifyState } from "@shanyraq/flows";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { FileDrop } from "./FileDrop.tsx";
import { SignerCard } from "./SignerCard.tsx";

interface ContentMissingProps {
  readonly signature: DetachedSignature;
  /** Why what was added last could not be checked. */
  readonly reason: Extract<VerifyState, { at: "contentMissing" }>["reason"];
  readonly busy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A signature without its document: what is missing, and where to add it. The signature stays. It takes the focus when it comes. */
export function ContentMissing({ signature: { checked }, reason, busy, onFiles }: ContentMissingProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={3}>
      <Heading level={2} look={3} ref={heading} tabIndex={-1}>
        {formatMessage({ id: "signing.verify.content" })}
      </Heading>
      <Notice tone="warning">{formatMessage({ id: "signing.verify.content.text" }, { name: checked.name })}</Notice>
      {reason !== undefined && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: `signing.file.${reason}` })}
        </Notice>
      )}
      <FileDrop document busy={busy} onFiles={onFiles} />
      <Heading level={2} look={3}>
        {formatMessage({ id: "signing.verify.content.signers" })}
      </Heading>
      {checked.signers.map((signer, index) => (
        <SignerCard key={`${index}/${signer.serialNumber}`} signer={signer} level={3} />
      ))}
    </Stack>
  );
}
