import type { CheckState } from "@shanyraq/flows";
import { useState, type ReactNode } from "react";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";

interface ClaimRequestProps<Asked> {
  /** What is asked for, and what it is called once it was taken; what shows its answer itself needs no such name. */
  readonly open: string;
  readonly done?: string;
  /** What it means: read before anything is asked. */
  readonly text: string;
  readonly state: CheckState<Asked, { readonly words?: string | undefined }>;
  readonly form: ReactNode;
}

/** Something that whoever claimed asks for on the page of its status: what it means and its form come once it is opened, and the answer takes their place. */
export function ClaimRequest<Asked>({ open, done, text, state, form }: ClaimRequestProps<Asked>) {
  const [isOpen, setOpen] = useState(false);
  if (state.at === "found")
    return (
      <Notice tone="info" live="status" {...(done !== undefined && { title: done })}>
        {state.found.words}
      </Notice>
    );
  // The button stays where it was pressed: it keeps the focus, says that it has opened something, and puts it away again.
  return (
    <Stack $gap={2}>
      <Cluster>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {open}
        </Button>
      </Cluster>
      {isOpen && (
        <>
          <p>{text}</p>
          {form}
        </>
      )}
    </Stack>
  );
}
