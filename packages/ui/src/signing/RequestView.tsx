import {
  maySign,
  unsignedTypes,
  type LinkToPhone,
  type SignDocumentsEvent,
  type SignDocumentsState,
  type SigningRequest,
} from "@shanyraq/flows";
import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import type { SigningDocument } from "./DocumentCard.tsx";
import { PartyList } from "./PartyList.tsx";
import { RequestState } from "./RequestState.tsx";
import { SaveEvidence } from "./SaveEvidence.tsx";
import { SigningPanel } from "./SigningPanel.tsx";

export interface RequestViewProps {
  readonly state: Extract<SignDocumentsState, { at: "request" }>;
  readonly send: (event: SignDocumentsEvent) => void;
  readonly drawCode: (value: string, label: string) => ReactNode;
  /** Sends the link of a code to the signer's own phone. */
  readonly drawLink?: ((link: LinkToPhone, forCompany: boolean) => ReactNode) | undefined;
  /** The clock by which a code ends. */
  readonly now: () => number;
  /** Draws a document with what can be done with it. */
  readonly drawPaper: (request: SigningRequest, document: SigningDocument) => ReactNode;
  /** Names of papers to sign that were not opened yet. */
  readonly unread?: readonly string[];
  readonly onSheet: (GUID: string) => void;
  /** Whether the signatures with their evidence were saved. */
  readonly onEvidence: (GUID: string) => Promise<boolean>;
  readonly listHref: string;
  readonly verifyHref: (GUID: string) => string;
}

function Outcome({
  request,
  onSheet,
  onEvidence,
  verifyHref,
}: Pick<RequestViewProps, "onSheet" | "onEvidence" | "verifyHref"> & { readonly request: SigningRequest }) {
  const { formatMessage } = useIntl();
  if (request.state === "expired")
    return (
      <Notice tone="warning" title={formatMessage({ id: "signing.expired" })}>
        {formatMessage({ id: "signing.expired.text" })}
      </Notice>
    );
  // A person who signs nothing is not shown as having signed.
  if (request.own && unsignedTypes(request).length > 0) return null;
  const isInsurerLeft = request.parties.every(({ role, signedAt }) => role === "insurer" || signedAt !== null);
  const left = isInsurerLeft ? "signing.done.insurer" : "signing.done.waits";
  return (
    <Notice tone="success" live="status" {...(request.own && { title: formatMessage({ id: "signing.done" }) })}>
      <p>{formatMessage({ id: request.state === "signed" ? "signing.done.all" : left })}</p>
      <Cluster>
        <Button size="s" onClick={() => onSheet(request.GUID)}>
          {formatMessage({ id: "signing.document.sheet" })}
        </Button>
        <SaveEvidence onSave={async () => onEvidence(request.GUID)} />
        <Button size="s" variant="secondary" href={verifyHref(request.GUID)}>
          {formatMessage({ id: "signing.toVerify" })}
        </Button>
      </Cluster>
    </Notice>
  );
}

/** Brings the head of a request into sight once its reader has signed the last of its papers: they signed at its foot. */
function useSignedHead(request: SigningRequest) {
  const head = useRef<HTMLHeadingElement>(null);
  const isSigned = request.own && unsignedTypes(request).length === 0;
  const wasSigned = useRef(isSigned);
  useEffect(() => {
    if (isSigned && !wasSigned.current) {
      head.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView?.({ block: "start" });
    }
    wasSigned.current = isSigned;
  }, [isSigned]);
  return head;
}

/** Where one signs: papers that stand open may be long. */
const SIGN = "to-sign";

/** One request: what is signed, who signs, and how. */
export function RequestView({
  state,
  send,
  drawCode,
  drawLink,
  now,
  drawPaper,
  unread,
  onSheet,
  onEvidence,
  listHref,
  verifyHref,
}: RequestViewProps) {
  const { formatMessage } = useIntl();
  const { request } = state;
  const head = useSignedHead(request);
  if (!request.own && !request.holder)
    return (
      <EmptyState
        level={1}
        title={formatMessage({ id: "signing.notYours" })}
        action={<Button href={verifyHref(request.GUID)}>{formatMessage({ id: "signing.toVerify" })}</Button>}
      >
        {formatMessage({ id: "signing.notYours.text" })}
      </EmptyState>
    );
  const part = (title: string, content: ReactNode, id?: string) => (
    <Stack $gap={2}>
      <Heading level={2} look={3} id={id} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </Heading>
      {content}
    </Stack>
  );
  return (
    <Stack $gap={4}>
      <Stack $gap={1.5}>
        <Heading level={1} ref={head} tabIndex={-1}>
          {request.title}
        </Heading>
        <Cluster>
          <RequestState state={request.state} />
          {maySign(request) && (
            <span>
              {formatMessage({ id: "signing.deadline" })} <DateText iso={request.deadline} />
            </span>
          )}
          {maySign(request) && <TextLink href={`#${SIGN}`}>{formatMessage({ id: "signing.toSign" })}</TextLink>}
        </Cluster>
      </Stack>
      <Outcome request={request} onSheet={onSheet} onEvidence={onEvidence} verifyHref={verifyHref} />
      {part(
        formatMessage({ id: "signing.documents" }),
        request.documents.map((document) => <div key={document.type}>{drawPaper(request, document)}</div>),
      )}
      {part(formatMessage({ id: "signing.parties" }), <PartyList parties={request.parties} />)}
      {maySign(request) &&
        part(
          formatMessage({ id: "signing.sign" }),
          <SigningPanel state={state} send={send} drawCode={drawCode} drawLink={drawLink} now={now} unread={unread} />,
          SIGN,
        )}
      <Cluster>
        <Button variant="quiet" href={listHref}>
          {formatMessage({ id: "signing.toList" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
