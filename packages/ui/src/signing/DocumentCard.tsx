import type { SigningRequest } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { SignerCard } from "./SignerCard.tsx";

export type SigningDocument = SigningRequest["documents"][number];

const Digest = styled.code`
  overflow-wrap: anywhere;
`;
const KIB = 1024;

interface DocumentCardProps {
  readonly document: SigningDocument;
  /** Whether "signed" speaks of the reader. */
  readonly own: boolean;
  readonly withSigners?: boolean;
  /** What can be done with it: read, download. */
  readonly actions?: ReactNode;
}

/** A document that is signed: its name, pages and digest, and who signed it. */
export function DocumentCard({ document, own, withSigners = false, actions }: DocumentCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, pages, size, sha256, streebog, signed, signers } = document;
  return (
    <Card>
      <Cluster>
        <Heading level={3} look={4}>
          {name}
        </Heading>
        {own && (
          <Badge $tone={signed ? "success" : "warning"}>
            {formatMessage({ id: signed ? "signing.document.signed" : "signing.document.unsigned" })}
          </Badge>
        )}
      </Cluster>
      <SummaryList
        rows={[
          {
            term: formatMessage({ id: "signing.document.pages" }),
            value: formatMessage({ id: "signing.document.size" }, { pages, size: formatNumber(Math.ceil(size / KIB)) }),
          },
          { term: "SHA-256", value: <Digest>{sha256}</Digest> },
          { term: formatMessage({ id: "signing.document.streebog" }), value: <Digest>{streebog}</Digest> },
        ]}
      />
      {actions && <Cluster>{actions}</Cluster>}
      {withSigners && signers.map((signer) => <SignerCard key={signer.serialNumber} signer={signer} />)}
      {withSigners && signers.length === 0 && <p>{formatMessage({ id: "signing.document.nobody" })}</p>}
    </Card>
  );
}
