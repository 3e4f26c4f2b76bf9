import type { EventDocument } from "@shanyraq/calls/vocabulary";
import { claimFiles, ownClaimFiles } from "@shanyraq/forms";
import { ClaimFiles as ClaimFilesPart } from "@shanyraq/ui/statements/ClaimFiles.tsx";
import { EventPapers, type Papers } from "@shanyraq/ui/statements/EventPapers.tsx";
import { useState } from "react";
import { Statement } from "./Statement.tsx";

interface ClaimFilesProps {
  /** Of the report or of the claim, which is known already. */
  readonly number: string;
  readonly isSignedIn?: boolean;
  /** The papers that were to come later. */
  readonly later?: readonly EventDocument[] | undefined;
  readonly onSent: () => void;
}

/** Papers for a claim, from the choice of files to where the claim stands since. */
export function ClaimFiles({ number, isSignedIn = false, later = [], onSent }: ClaimFilesProps) {
  const [words, setWords] = useState<string>();
  const [have, setHave] = useState<Papers>({});
  const documents = later.map((document) => ({ document, have: have[document] === true }));
  return (
    <ClaimFilesPart
      isSignedIn={isSignedIn}
      words={words}
      form={
        <Statement
          call="claimFiles"
          form={isSignedIn ? ownClaimFiles : claimFiles}
          withFiles
          more={{ number, ...(documents.length > 0 && { documents }) }}
          onTaken={(taken) => {
            setWords(taken.words ?? "");
            onSent();
          }}
        >
          {later.length > 0 && <EventPapers documents={later} have={have} isSending onChange={setHave} />}
        </Statement>
      }
    />
  );
}
