import { useId, useRef, useState, type ChangeEvent } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, space, text } from "../../theme/tokens.ts";
import { Button } from "../../actions/Button.tsx";
import { FieldFrame } from "../FieldFrame.tsx";
import { FileZone } from "./FileZone.tsx";
import { acceptOf, sortFiles, uploadKinds, type UploadRefusal, type UploadLimits } from "./upload-rules.ts";
import { UploadItem, useSizeText, type UploadState } from "./UploadItem.tsx";
import { useField, type FieldText } from "../use-field.ts";
import { VisuallyHidden } from "../../text/VisuallyHidden.tsx";

// The words about dragging are for a mouse: nobody drags a file with a finger.
const Drop = styled.span`
  font-size: ${text.s};
  color: ${paint.inkSoft};
  [data-over="yes"] & {
    color: ${paint.onPrimarySoft};
  }
  @media (pointer: coarse) {
    display: none;
  }
`;
/** Where fingers point there is a camera; elsewhere the button would open the same chooser twice. */
const Camera = styled.div`
  display: none;
  @media (pointer: coarse) {
    display: block;
  }
`;
const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style-type: "";
`;

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
}

export interface FileUploadProps extends FieldText, UploadLimits {
  readonly uploads: readonly Upload[];
  /** Files that fit; those that do not are shown with their reason and never come here. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onCancel: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly disabled?: boolean | undefined;
}

interface Refused {
  readonly id: string;
  readonly file: File;
  readonly why: UploadRefusal;
}

/** Files chosen with a button or dropped on it. It draws the state of each; its user sends them. */
export function FileUpload(props: FileUploadProps) {
  const { kinds, maxBytes, maxFiles, uploads, onAdd, onCancel, onRetry, onRemove, disabled = false, error } = props;
  const intl = useIntl();
  const sizeText = useSizeText();
  const types = kinds.map((kind) => uploadKinds[kind].name).join(", ");
  const limits = intl.formatMessage({ id: "kit.upload.limits" }, { types, size: sizeText(maxBytes), most: maxFiles });
  const hint = props.hint ? (
    <>
      {props.hint} {limits}
    </>
  ) : (
    limits
  );
  const field = useField({ ...props, hint });
  const choiceId = useId();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const cameraId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [news, setNews] = useState("");

  const take = (files: readonly File[]) => {
    if (disabled || files.length === 0) return;
    const sorted = sortFiles(files, { kinds, maxBytes, maxFiles }, uploads.length);
    setRefused(sorted.refused.map((one, index) => ({ ...one, id: `${field.id}-refused-${index}` })));
    setNews(intl.formatMessage({ id: "kit.upload.added" }, { added: sorted.accepted.length, refused: sorted.refused.length }));
    if (sorted.accepted.length > 0) onAdd(sorted.accepted);
  };
  // What was pressed is gone with its file: the focus goes back to where files are chosen.
  const removing = (name: string, remove: () => void) => () => {
    remove();
    setNews(intl.formatMessage({ id: "kit.upload.removed" }, { name }));
    button.current?.focus();
  };
  const reasons: Readonly<Record<UploadRefusal, string>> = {
    wrongType: intl.formatMessage({ id: "kit.upload.wrongType" }, { types }),
    empty: intl.formatMessage({ id: "kit.upload.empty" }),
    tooLarge: intl.formatMessage({ id: "kit.upload.tooLarge" }, { size: sizeText(maxBytes) }),
    tooMany: intl.formatMessage({ id: "kit.upload.tooMany" }),
  };
  const nothing = () => {};
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    event.target.value = "";
  };
  return (
    <FieldFrame {...props} hint={hint} field={field}>
      <FileZone onFiles={take} disabled={disabled} invalid={Boolean(error)}>
        <Button
          ref={button}
          id={field.id}
          variant="secondary"
          disabled={disabled}
          aria-labelledby={`${field.labelId} ${choiceId}`}
          {...field.described}
          onClick={() => input.current?.click()}
        >
          <span id={choiceId}>{intl.formatMessage({ id: "kit.upload.choose" }, { most: maxFiles })}</span>
        </Button>
        <input ref={input} type="file" hidden multiple={maxFiles > 1} accept={acceptOf(kinds)} onChange={chosen} />
        {kinds.includes("jpg") && (
          <Camera>
            <Button
              variant="secondary"
              disabled={disabled}
              aria-labelledby={`${field.labelId} ${cameraId}`}
              {...field.described}
              onClick={() => camera.current?.click()}
            >
              <span id={cameraId}>{intl.formatMessage({ id: "kit.upload.camera" })}</span>
            </Button>
            <input ref={camera} type="file" hidden accept={acceptOf(["jpg"])} capture="environment" onChange={chosen} />
          </Camera>
        )}
        {/* A picture of the button's work, not another way in: who cannot drag presses the button. */}
        <Drop aria-hidden="true">{intl.formatMessage({ id: "kit.upload.drop" }, { most: maxFiles })}</Drop>
      </FileZone>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {uploads.length + refused.length > 0 && (
        <List aria-label={intl.formatMessage({ id: "kit.upload.files" })}>
          {uploads.map(({ id, file, state }) => (
            <UploadItem
              key={id}
              file={file}
              state={state}
              onCancel={() => onCancel(id)}
              onRetry={() => onRetry(id)}
              onRemove={removing(file.name, () => onRemove(id))}
            />
          ))}
          {refused.map(({ id, file, why }) => (
            <UploadItem
              key={id}
              file={file}
              state={{ at: "refused", error: reasons[why] }}
              onCancel={nothing}
              onRetry={nothing}
              onRemove={removing(file.name, () => setRefused((all) => all.filter((one) => one.id !== id)))}
            />
          ))}
        </List>
      )}
    </FieldFrame>
  );
}
