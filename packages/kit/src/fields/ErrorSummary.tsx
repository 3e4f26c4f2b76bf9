import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { paint, radius, space, text } from "../theme/tokens.ts";

const Box = styled.div`
  padding: ${space(2.5)} ${space(3)};
  border: 2px solid ${paint.danger};
  border-radius: ${radius.m};
  background: ${paint.dangerSoft};
  & > h2 {
    margin: 0 0 ${space(1)};
    font-size: ${text.xl};
    line-height: 1.3;
    color: ${paint.ink};
  }
  & > ul {
    padding: 0;
    list-style-type: "";
    display: grid;
    gap: ${space(0.5)};
  }
  & a {
    display: inline-block;
    padding: ${space(0.5)} 0;
    color: ${paint.danger};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`;

export interface FieldMistake {
  /** `id` of the field (of its group for radios and dates). */
  readonly fieldId: string;
  readonly message: ReactNode;
}

/** The label or legend is brought into view, not the bare control: GOV.UK's error summary explains why. */
function goTo(fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  const label = field.querySelector("legend") ?? document.getElementById(`${fieldId}-label`) ?? field;
  label.scrollIntoView?.({ block: "start" });
  const control = field.matches("fieldset") ? field.querySelector<HTMLElement>("input:not(:disabled)") : field;
  (control ?? field).focus({ preventScroll: true });
}

/** Stands above a form that was sent with mistakes and takes the focus, which says it: as an alert too it would be said twice. */
export function ErrorSummary({ errors, title }: { errors: readonly FieldMistake[]; title?: ReactNode }) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => box.current?.focus(), []);
  const open = (fieldId: string) => (event: MouseEvent) => {
    event.preventDefault();
    goTo(fieldId);
  };
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby={heading} data-refusal="form">
      <h2 id={heading}>{title ?? intl.formatMessage({ id: "kit.errors.title" }, { count: errors.length })}</h2>
      <ul>
        {errors.map((mistake) => (
          <li key={mistake.fieldId}>
            <a href={`#${mistake.fieldId}`} onClick={open(mistake.fieldId)}>
              {mistake.message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
