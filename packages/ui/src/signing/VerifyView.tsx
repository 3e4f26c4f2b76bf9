import { guidIn, type VerifyEvent, type VerifyState } from "@shanyraq/flows";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { TextField } from "@shanyraq/kit/fields/TextField.tsx";
import { CameraScan } from "./CameraScan.tsx";
import { ContentMissing } from "./ContentMissing.tsx";
import { DocumentCard } from "./DocumentCard.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { PartyList } from "./PartyList.tsx";
import { SignerCard } from "./SignerCard.tsx";
import { VerdictLine, verdictOfFile, verdictOfRequest } from "./VerdictLine.tsx";

/** A number and its button: as wide as what is typed. */
const Ask = styled.form`
  max-width: 40rem;
`;

export interface VerifyViewProps {
  readonly state: VerifyState;
  readonly send: (event: VerifyEvent) => void;
  /** Shows the document of this number, under its own address. */
  readonly onNumber: (GUID: string) => void;
  readonly now: () => number;
  readonly onPrint: () => void;
}

function Asking({ state, send, onNumber }: Pick<VerifyViewProps, "state" | "send" | "onNumber">) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const look = (text: string) => {
    const GUID = guidIn(text);
    setWrong(GUID === undefined);
    if (GUID !== undefined) onNumber(GUID);
  };
  return (
    <Stack $gap={5}>
      <Ask
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          look(typed);
        }}
      >
        <Stack $gap={2}>
          <Heading level={2} look={3}>
            {formatMessage({ id: "signing.verify.number" })}
          </Heading>
          <TextField
            name="GUID"
            label="GUID"
            hint={formatMessage({ id: "signing.verify.hint" })}
            error={wrong ? formatMessage({ id: "signing.verify.wrong" }) : undefined}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
          <Cluster>
            <Button type="submit" busy={state.at === "looking"}>
              {formatMessage({ id: "signing.verify.look" })}
            </Button>
          </Cluster>
          <CameraScan
            onText={(text) => {
              setTyped(text);
              look(text);
            }}
          />
        </Stack>
      </Ask>
      <Stack $gap={2}>
        <Heading level={2} look={3}>
          {formatMessage({ id: "signing.verify.file" })}
        </Heading>
        <p>{formatMessage({ id: "signing.verify.file.text" })}</p>
        <FileDrop busy={state.at === "checking"} onFiles={(files) => send({ type: "filesGiven", files })} />
      </Stack>
    </Stack>
  );
}

/** Checking signatures: by number, by camera, or of a file; then the verdict and what it rests on. */
export function VerifyView({ state, send, onNumber, now, onPrint }: VerifyViewProps) {
  const { formatMessage } = useIntl();
  const asking = <Asking state={state} send={send} onNumber={onNumber} />;
  const onFiles = (files: readonly File[]) => send({ type: "filesGiven", files });
  const again = (
    <Button variant="quiet" onClick={() => send({ type: "againPressed" })}>
      {formatMessage({ id: "signing.verify.again" })}
    </Button>
  );
  const result = (content: ReactNode) => (
    <Stack $gap={3}>
      {content}
      <Cluster>
        <Button variant="secondary" onClick={onPrint}>
          {formatMessage({ id: "signing.verify.print" })}
        </Button>
        {again}
      </Cluster>
    </Stack>
  );
  switch (state.at) {
    case "asking":
    case "looking":
      return asking;
    case "checking":
    case "contentMissing":
      return state.signature ? (
        <Stack $gap={3}>
          <ContentMissing
            signature={state.signature}
            reason={state.at === "contentMissing" ? state.reason : undefined}
            busy={state.at === "checking"}
            onFiles={onFiles}
          />
          <Cluster>{again}</Cluster>
        </Stack>
      ) : (
        asking
      );
    case "missing":
      return (
        <Stack $gap={3}>
          <Notice tone="warning" live="alert" title={formatMessage({ id: "signing.verify.missing" })}>
            {formatMessage({ id: "signing.verify.missing.text" }, { guid: state.GUID })}
          </Notice>
          {asking}
        </Stack>
      );
    case "failed":
      return (
        <Stack $gap={3}>
          <ProblemNotice problem={state.problem} title={formatMessage({ id: "signing.verify.failed" })} />
          <Cluster>
            <Button onClick={() => send({ type: "asked", GUID: state.GUID })}>{formatMessage({ id: "account.signature.again" })}</Button>
          </Cluster>
        </Stack>
      );
    case "unreadable":
      return (
        <Stack $gap={3}>
          <Notice tone="danger" live="alert" title={state.name}>
            {formatMessage({ id: `signing.file.${state.reason}` })}
          </Notice>
          {asking}
        </Stack>
      );
    case "found":
      return result(
        <>
          <VerdictLine verdict={verdictOfRequest(state.request, now())} />
          <Heading level={2} look={3}>
            {state.request.title}
          </Heading>
          <SummaryList rows={[{ term: "GUID", value: state.request.GUID }]} />
          <PartyList parties={state.request.parties} />
          {state.request.documents.map((document) => (
            <DocumentCard key={document.type} document={document} own={false} withSigners />
          ))}
        </>,
      );
    case "checked":
      return result(
        <>
          <VerdictLine verdict={verdictOfFile(state.file, now())} />
          <Heading level={2} look={3}>
            {state.file.name}
          </Heading>
          <p>{formatMessage({ id: "signing.file.stayed" })}</p>
          <SummaryList rows={[{ term: "SHA-256", value: state.file.sha256 || "–" }]} />
          {state.file.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {state.file.signers.map((signer, index) => (
            <SignerCard key={`${index}/${signer.serialNumber}`} signer={signer} level={3} />
          ))}
        </>,
      );
  }
}
