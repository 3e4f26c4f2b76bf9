import { MAX_PAPERS } from "@shanyraq/calls/vocabulary";
import type { ReceptionFlowState, WrittenReception } from "@shanyraq/flows";
import { receptionForm } from "@shanyraq/forms";
import { lazy, Suspense, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Attachments, type AttachedFiles } from "../forms/Attachments.tsx";
import { Measure } from "../forms/Measure.styles.ts";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";

const ScanDialog = lazy(async () => import("./ScanDialog.tsx").then((module) => ({ default: module.ScanDialog })));

interface ServedFormProps {
  readonly state: Extract<ReceptionFlowState, { at: "open" }>;
  readonly attached: AttachedFiles;
  readonly onTyped: (written: WrittenReception) => void;
  /** `send`: it is put under a number as well. */
  readonly onSave: (written: WrittenReception, send: boolean) => void;
}

const writtenOf = ({ topic, text, contractNumber }: Partial<Record<keyof WrittenReception, unknown>>): WrittenReception => ({
  topic: String(topic ?? ""),
  text: String(text ?? ""),
  contractNumber: String(contractNumber ?? ""),
});

/** What the customer came about, with the scans of their papers; saved as often as one likes, sent once. */
export function ServedForm({ state, attached, onTyped, onSave }: ServedFormProps) {
  const { formatMessage } = useIntl();
  const { written, card, busy, saved, problem } = state;
  const sending = useRef(false);
  // It was pressed before its files had arrived: this is said beside them until they have.
  const [early, setEarly] = useState(false);
  // Pictures are looked at before they leave; other files leave as they are.
  const [scans, setScans] = useState<readonly File[]>([]);
  const choose = (files: readonly File[]) => {
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    const others = files.filter((file) => !pictures.includes(file));
    if (others.length > 0) attached.onAdd(others);
    setScans(pictures);
  };
  const under = attached.files.map(({ state: { at } }) => at).filter((at) => at !== "done");
  const fields = problem?.kind === "message" ? problem.fields : undefined;
  const waiting = formatMessage({ id: under.includes("sending") ? "statements.files.wait" : "statements.files.failed" });
  return (
    <Measure>
      <SchemaForm<WrittenReception>
        form={receptionForm}
        initial={written}
        serverErrors={fields}
        onTyped={(values) => onTyped(writtenOf(values))}
        onSubmit={(values) => {
          setEarly(under.length > 0);
          if (under.length === 0) onSave(writtenOf(values), sending.current);
        }}
        actions={
          <Stack $gap={2}>
            {saved && (
              <Notice tone="success" live="status">
                {formatMessage({ id: "reception.saved" })}
              </Notice>
            )}
            <ProblemNotice problem={problem} />
            <Cluster>
              <Button type="submit" busy={busy === "sending"} onClick={() => (sending.current = true)}>
                {formatMessage({ id: "reception.send" })}
              </Button>
              <Button type="submit" variant="secondary" busy={busy === "saving"} onClick={() => (sending.current = false)}>
                {formatMessage({ id: "reception.save" })}
              </Button>
            </Cluster>
          </Stack>
        }
      >
        {card.files.length > 0 && (
          <Stack $gap={1}>
            <p>{formatMessage({ id: "reception.files.kept" })}</p>
            <ul>
              {card.files.map(({ name }, at) => (
                <li key={`${at} ${name}`}>{name}</li>
              ))}
            </ul>
          </Stack>
        )}
        <Attachments
          {...attached}
          onAdd={choose}
          label={formatMessage({ id: "reception.files" })}
          most={MAX_PAPERS - card.files.length}
          error={early && under.length > 0 ? waiting : fields?.["files"]}
        />
      </SchemaForm>
      {scans.length > 0 && (
        <Suspense fallback={null}>
          <ScanDialog
            files={scans}
            onClose={() => setScans([])}
            onDone={(files) => {
              setScans([]);
              attached.onAdd(files);
            }}
          />
        </Suspense>
      )}
    </Measure>
  );
}
