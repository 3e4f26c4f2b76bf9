import { lazy, startTransition, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, space } from "../theme/tokens.ts";
import type { ClassifierRow } from "./classifier-search.ts";
import { controlBox } from "./field.styles.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { Icon } from "../ornament/Icon.tsx";
import { useField, type FieldProps } from "./use-field.ts";

const loadDialog = () => import("./ClassifierDialog.tsx");
const ClassifierDialog = lazy(() => loadDialog().then((loaded) => ({ default: loaded.ClassifierDialog })));

const Opener = styled.button`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  text-align: left;
  & > svg {
    flex: none;
    color: ${paint.heading};
  }
`;

export interface ClassifierFieldProps extends FieldProps<string, HTMLButtonElement> {
  /** All rows; undefined while they are on their way. */
  readonly rows: readonly ClassifierRow[] | undefined;
  /** Asks for the rows where they are fetched only once somebody wants them. */
  readonly onOpen?: (() => void) | undefined;
}

/** One of a thousand rows, found by its code or its words. The value is the code. */
export function ClassifierField(props: ClassifierFieldProps) {
  const { label, value, onChange, onBlur, onOpen, disabled, name, ref, rows } = props;
  const intl = useIntl();
  const field = useField(props);
  const [open, setOpen] = useState(false);
  const chosen = rows?.find(({ code }) => code === value);
  const show = () => {
    onOpen?.();
    // A fallback, once shown, would stay for 300 ms, whenever the dialog comes.
    startTransition(() => setOpen(true));
  };
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  const choose = (code: string) => {
    onChange(code);
    close();
  };
  const valueId = `${field.id}-value`;
  return (
    <FieldFrame {...props} field={field}>
      <Opener
        {...field.described}
        id={field.id}
        ref={ref}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-labelledby={`${field.labelId} ${valueId}`}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={show}
      >
        <span id={valueId}>{chosen ? `${chosen.code} ${chosen.name}` : value || intl.formatMessage({ id: "kit.select.choose" })}</span>
        <Icon name="search" />
      </Opener>
      {name !== undefined && <input type="hidden" name={name} value={value} />}
      <Suspense fallback={null}>
        {open && <ClassifierDialog title={label} rows={rows} value={value} onChoose={choose} onClose={close} />}
      </Suspense>
    </FieldFrame>
  );
}
