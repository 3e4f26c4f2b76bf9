import { useCallback, useId, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../actions/Button.tsx";
import { Icon } from "../../ornament/Icon.tsx";
import { groupDigits } from "../../text/number-text.ts";
import * as S from "./UploadItem.styles.ts";
import { VisuallyHidden } from "../../text/VisuallyHidden.tsx";

/** Where a file stands on its way. `sent` is the part that has left, from 0 to 1. */
export type UploadState =
  | { readonly at: "sending"; readonly sent: number }
  | { readonly at: "done" }
  | { readonly at: "cancelled" }
  /** `error` is the server's word; without it the connection is to blame. */
  | { readonly at: "failed"; readonly error?: ReactNode }
  /** It never left: it is of a wrong kind or too large. */
  | { readonly at: "refused"; readonly error: ReactNode };

export interface UploadItemProps {
  readonly file: File;
  readonly state: UploadState;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const KIB = 1024;

/** "1,4 МБ": files are as large as systems say, in steps of 1024. */
export function useSizeText(): (bytes: number) => string {
  const intl = useIntl();
  return (bytes) => {
    const large = bytes >= KIB * KIB;
    const [whole = "0", tenth = "0"] = (large ? bytes / KIB / KIB : Math.max(1, bytes / KIB)).toFixed(1).split(".");
    const mark = intl.locale.startsWith("en") ? "." : ",";
    const value = `${groupDigits(whole, intl.locale)}${large && tenth !== "0" ? `${mark}${tenth}` : ""}`;
    return large
      ? intl.formatMessage({ id: "kit.upload.megabytes" }, { value })
      : intl.formatMessage({ id: "kit.upload.kilobytes" }, { value });
  };
}

/** A picture of what was chosen, drawn from the reader's own file. */
const Preview = ({ file }: { readonly file: File }) => {
  const draw = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <S.Picture ref={draw} alt="" />;
};

/** One file of a `FileUpload`: what it is, where it stands, and what can be done with it. */
export function UploadItem({ file, state, onCancel, onRetry, onRemove }: UploadItemProps) {
  const intl = useIntl();
  const sizeText = useSizeText();
  const stateId = useId();
  const last = useRef<HTMLButtonElement>(null);
  const { at } = state;
  const failed = at === "failed" || at === "refused";
  const words = {
    sending: () => intl.formatMessage({ id: "kit.upload.sending" }),
    done: () => intl.formatMessage({ id: "kit.upload.done" }),
    cancelled: () => intl.formatMessage({ id: "kit.upload.cancelled" }),
    failed: () => (state.at === "failed" && state.error) || intl.formatMessage({ id: "kit.upload.failed" }),
    refused: () => state.at === "refused" && state.error,
  } as const;
  const look = { variant: "quiet", size: "s", ...(failed && { "aria-describedby": stateId }) } as const;
  const retry = () => {
    onRetry();
    // The button that was pressed is gone with the failure.
    last.current?.focus();
  };
  return (
    <S.Item data-at={at}>
      {file.type.startsWith("image/") && at !== "refused" && <Preview file={file} />}
      <S.Words>
        <span>
          <S.Name>{file.name}</S.Name> {sizeText(file.size)}
        </span>
        {at === "sending" && <S.Progress max={1} value={state.sent} aria-label={file.name} />}
        {/* Always in the page, so that a change of it is announced; a percentage would be announced without end. */}
        <S.State id={stateId} data-at={at}>
          {failed && <Icon name="alert" size="1em" />}
          <VisuallyHidden>{failed ? `${file.name}: ${intl.formatMessage({ id: "kit.field.error" })} ` : `${file.name}: `}</VisuallyHidden>
          {words[at]()}
        </S.State>
      </S.Words>
      <S.Actions>
        {(at === "failed" || at === "cancelled") && (
          <Button {...look} onClick={retry}>
            {intl.formatMessage({ id: "kit.upload.retry" })} <VisuallyHidden data-read-before="">{file.name}</VisuallyHidden>
          </Button>
        )}
        {/* One button from the beginning to the end: the focus stays where it is while the file comes to its end. */}
        <Button {...look} ref={last} onClick={at === "sending" ? onCancel : onRemove}>
          {at === "sending" ? intl.formatMessage({ id: "kit.upload.cancel" }) : intl.formatMessage({ id: "kit.upload.remove" })}{" "}
          <VisuallyHidden data-read-before="">{file.name}</VisuallyHidden>
        </Button>
      </S.Actions>
    </S.Item>
  );
}
